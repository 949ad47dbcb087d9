import { digitsOf } from "../../text/digits.ts";
import { pastedNumber } from "./pastedNumber.ts";

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
 * inserted again at once, and the key would appear to do nothing. Several characters at once are
 * read as a paste, and nothing changes if there is no number in them.
 */
export function edited(was: string, now: string, end: number) {
  const start = commonStart(was, now, end);
  const inserted = now.slice(start, end);
  const isText = inserted.length > 1 && /\S/.test(inserted);
  const taken = isText ? pastedNumber(inserted) : inserted;
  if (isText && taken === "") {
    return { digits: digitsOf(was), before: digitsOf(was.slice(0, start)).length };
  }
  const text = now.slice(0, start) + taken + now.slice(end);
  const caret = start + taken.length;
  const digits = digitsOf(text);
  const before = digitsOf(text.slice(0, caret)).length;
  const isGapOnly = text.length === was.length - 1 && digits === digitsOf(was);
  if (!isGapOnly) return { digits, before };
  const cut = Math.max(0, before - 1);
  return { digits: digits.slice(0, cut) + digits.slice(before), before: cut };
}

/** Where the inserted text begins: the caret stands at its end, and what follows was there before. */
function commonStart(was: string, now: string, end: number): number {
  const longest = Math.max(0, Math.min(end, was.length - (now.length - end)));
  let start = 0;
  while (start < longest && was[start] === now[start]) start++;
  return start;
}
