/** The country whose states are loaded at start-up; documented as a fixed id, never looked up by name. */
export const STARTUP_COUNTRY_ID = 250;

export const DEFAULT_COUNTRY = "United States";
