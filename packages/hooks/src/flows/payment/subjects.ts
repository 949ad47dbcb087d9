const DEVICE = "imei:";

/** The device with this IMEI, as something that is paid for, changed or ended. */
export const imeiSubject = (imei: string): string => DEVICE + imei;

/** The IMEI in one of the `subjects` of an attempt; any other text stays as it is. */
export const imeiOfSubject = (subject: string): string =>
  subject.startsWith(DEVICE) ? subject.slice(DEVICE.length) : subject;

/** Blanks of any script, and characters that no font draws. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu;

/**
 * The spelling by which ids, IMEIs and e-mail addresses are compared: digits without leading zeros,
 * an address in lower case, no invisible characters. `01001` is the customer `1001` to a server. It
 * is never sent.
 */
export function canonical(text: string): string {
  const visible = text.normalize("NFKC").replaceAll(INVISIBLE, "");
  if (visible.includes("@")) return visible.toLowerCase();
  return /^\d+$/.test(visible) ? visible.replace(/^0+(?=\d)/, "") : visible;
}

/** The same for one of the `subjects` of an attempt: `imei:0350…`. */
export function canonicalSubject(subject: string): string {
  const [kind = "", ...rest] = subject.split(":");
  return `${kind}:${canonical(rest.join(":"))}`;
}
