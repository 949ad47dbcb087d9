/** Returns only the digits of typed or pasted text, of any script, as 0 to 9. */
export const digitsOf = (text: string): string => asciiDigits(text).replaceAll(/\D/g, "");

/** Replaces digits of other scripts by 0 to 9. */
export const asciiDigits = (text: string): string => text.replaceAll(/(?!\d)\p{Nd}/gu, asciiDigit);

/** The digits of each script follow one another, so the digits before one have its value. */
function asciiDigit(digit: string): string {
  let code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(--code))) before += 1;
  return String(before % 10);
}
