/** What remains of typed or pasted text. */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
}

/** Where the caret stands in a grouped text when so many digits are before it. */
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
 * The digits after an edit. Who deletes a gap means the digit before it: a gap alone would be
 * put back at once, and the key would seem dead.
 */
export function edited(was: string, text: string, caret: number) {
  const digits = digitsOf(text);
  const before = digitsOf(text.slice(0, caret)).length;
  const isGapOnly = text.length === was.length - 1 && digits === digitsOf(was);
  if (!isGapOnly) return { digits, before };
  const cut = Math.max(0, before - 1);
  return { digits: digits.slice(0, cut) + digits.slice(before), before: cut };
}
