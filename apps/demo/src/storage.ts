const key = "demo.scenario";

/** The portal's storage, which is that of this page, without the brand that was chosen. */
export function forget(): void {
  localStorage.clear();
  for (const name of Object.keys(sessionStorage))
    if (name !== "demo.brand") sessionStorage.removeItem(name);
}

/** Forgets what the portal has stored in another scenario. */
export function forgetOther(scenario: string): void {
  if (sessionStorage.getItem(key) !== scenario) forget();
  sessionStorage.setItem(key, scenario);
}
