/** Characters that no font draws, marks that only change the direction of the others, controls. */
const INVISIBLE = /[\p{DI}\p{Cf}\u2800]|(?!\s)\p{Cc}/gu;

/**
 * The plain form of a typed identifier, such as an IMEI, a phone or card number or an e-mail
 * address: digits of any script as 0 to 9, full-width letters as plain ones, and no invisible
 * characters. Signs that are no digits, such as ² and ½, never become digits.
 */
export const normalizeIdentifier = (text: string): string =>
  text
    .replaceAll(INVISIBLE, "")
    .replaceAll(/[^\p{No}\p{So}]+/gu, (plain) => plain.normalize("NFKC"))
    .replaceAll(/(?!\d)\p{Nd}/gu, asciiDigit);

/** The digits of each script follow one another, so the digits before one have its value. */
function asciiDigit(digit: string): string {
  let code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(--code))) before += 1;
  return String(before % 10);
}
