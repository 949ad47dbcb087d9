/** The documented answer for an IMEI that belongs to somebody already. */
export const IMEI_IN_USE = "IMEI already in use, please try with another IMEI";

/** Whether the server's words say that an IMEI is in use. */
export const isInUse = (message: string | null): boolean =>
  message?.startsWith("IMEI already in use") === true;
