/** The plans that the picker highlights first. A separate module keeps the first page small. */
export const DEFAULT_PLANS = { gps: "plus_quarterly", obd: "plus_obd_quarterly" } as const;
