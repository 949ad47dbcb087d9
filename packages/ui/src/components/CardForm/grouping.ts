/** Keeps only the digits of typed or pasted text. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
}

/** The caret's position in a grouped text, given the number of digits before it. */
export function caretAfter(grouped: string, digits: number): number {
  let seen = 0;
  let at = 0;
  while (at < grouped.length && seen < digits) {
    if (/\d/.test(grouped.charAt(at))) seen++;
    at++;
  }
  return at;
}

/**
 * The digits after an edit. Deleting a gap deletes the digit before it: the gap alone would be
 * inserted again at once, and the key would appear to do nothing.
 */
export function edited(was: string, text: string, caret: number) {
  const digits = digitsOf(text);
  const before = digitsOf(text.slice(0, caret)).length;
  const isGapOnly = text.length === was.length - 1 && digits === digitsOf(was);
  if (!isGapOnly) return { digits, before };
  const cut = Math.max(0, before - 1);
  return { digits: digits.slice(0, cut) + digits.slice(before), before: cut };
}
