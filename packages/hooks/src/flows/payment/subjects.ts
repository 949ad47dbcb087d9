const DEVICE = "imei:";

/** The device with this IMEI, as something that is paid for, changed or ended. */
export const imeiSubject = (imei: string): string => DEVICE + imei;

/** The IMEI in one of the `subjects` of an attempt; any other text stays as it is. */
export const imeiOfSubject = (subject: string): string =>
  subject.startsWith(DEVICE) ? subject.slice(DEVICE.length) : subject;
