const key = "demo.scenario";

/**
 * Clears the portal's storage, which it shares with this page, except for the chosen brand and for
 * the settings of the documentation's site, which has this page inside it.
 */
export function clearStorage(): void {
  for (const name of Object.keys(localStorage))
    if (!name.startsWith("starlight-")) localStorage.removeItem(name);
  for (const name of Object.keys(sessionStorage))
    if (name !== "demo.brand") sessionStorage.removeItem(name);
}

/** Clears the portal's storage if it belongs to another scenario. */
export function clearOtherScenario(scenario: string): void {
  if (sessionStorage.getItem(key) !== scenario) clearStorage();
  sessionStorage.setItem(key, scenario);
}
