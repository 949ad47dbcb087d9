/** True if the server's message says that an IMEI is already in use, as documented. */
export const isInUse = (message: string | null): boolean =>
  message?.startsWith("IMEI already in use") === true;
