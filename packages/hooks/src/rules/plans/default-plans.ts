/** The plans that the picker highlights first; a module of its own to keep the first page small. */
export const DEFAULT_PLANS = { gps: "plus_quarterly", obd: "plus_obd_quarterly" } as const;
