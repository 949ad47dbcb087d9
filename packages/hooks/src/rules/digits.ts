/** Full-width, Arabic-Indic and Persian digits. The last four bits of each are its value. */
const OTHER_DIGITS = /[\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g;

/** The text with full-width, Arabic-Indic and Persian digits replaced by 0 to 9. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 15));

/** Removes everything except digits. */
export function digitsOnly(text: string): string {
  return asciiDigits(text).replaceAll(/\D/g, "");
}
