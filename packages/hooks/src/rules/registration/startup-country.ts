/** The country whose states are loaded at startup. The id is documented and never looked up. */
export const STARTUP_COUNTRY_ID = 250;
