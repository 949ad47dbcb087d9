const DEVICE = "imei:";

/** The subject of an attempt for the device with this IMEI. */
export const imeiSubject = (imei: string): string => DEVICE + imei;

/** The IMEI in a subject of an attempt. Any other text is returned unchanged. */
export const imeiOfSubject = (subject: string): string =>
  subject.startsWith(DEVICE) ? subject.slice(DEVICE.length) : subject;

/** Spaces of any script, and characters that no font draws. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800]/gu;

/**
 * The form in which ids, IMEIs and e-mail addresses are compared: digits without leading zeros,
 * addresses in lower case, no invisible characters. To a server, `01001` is the customer `1001`.
 * This form is never sent.
 */
export function canonical(text: string): string {
  const visible = text.normalize("NFKC").replaceAll(INVISIBLE, "");
  if (visible.includes("@")) return visible.toLowerCase();
  return /^\d+$/.test(visible) ? visible.replace(/^0+(?=\d)/, "") : visible;
}

/** The canonical form of a subject of an attempt, such as `imei:0350…`. */
export function canonicalSubject(subject: string): string {
  const [kind = "", ...rest] = subject.split(":");
  return `${kind}:${canonical(rest.join(":"))}`;
}
