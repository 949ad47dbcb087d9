const key = "demo.scenario";

/** Clears the portal's storage, which it shares with this page, except for the chosen brand. */
export function clearStorage(): void {
  localStorage.clear();
  for (const name of Object.keys(sessionStorage))
    if (name !== "demo.brand") sessionStorage.removeItem(name);
}

/** Clears the portal's storage if it belongs to another scenario. */
export function clearOtherScenario(scenario: string): void {
  if (sessionStorage.getItem(key) !== scenario) clearStorage();
  sessionStorage.setItem(key, scenario);
}
