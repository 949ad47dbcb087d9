/** The plans that the picker highlights first. In a module of their own, because the first page
 * needs them without the other plan rules. */
export const DEFAULT_PLANS = { gps: "plus_quarterly", obd: "plus_obd_quarterly" } as const;
