import { normalizeIdentifier } from "./identifier.ts";

/**
 * The form in which ids, IMEIs and e-mail addresses are compared: in lower case, without spaces and
 * invisible characters, and digits without leading zeros. To a server, `01001` is the customer
 * `1001`. This form is never sent. "" for anything but a text or a number.
 */
export function canonicalIdentifier(value: unknown): string {
  if (typeof value !== "string" && typeof value !== "number") return "";
  const plain = normalizeIdentifier(String(value).normalize("NFKC"));
  const visible = plain.replaceAll(/[\p{C}\p{Z}]/gu, "").toLowerCase();
  return /^\d+$/.test(visible) ? visible.replace(/^0+(?=\d)/, "") : visible;
}
