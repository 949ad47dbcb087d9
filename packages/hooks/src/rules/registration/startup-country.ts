/** The country whose states are loaded at startup. Documented: its id is fixed, not looked up. */
export const STARTUP_COUNTRY_ID = 250;
