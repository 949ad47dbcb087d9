/** Whether the server's words say that an IMEI belongs to somebody already, as documented. */
export const isInUse = (message: string | null): boolean =>
  message?.startsWith("IMEI already in use") === true;
