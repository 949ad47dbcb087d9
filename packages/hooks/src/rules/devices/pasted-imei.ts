/**
 * Whether one edit put several characters in at once, as a paste or an autofill does. What replaces
 * a selection of almost its own length is not recognised.
 */
export const isPasted = (before: string, after: string): boolean =>
  after.length - before.length > 1;

/**
 * Pasted text without the spaces and hyphens that labels print between the digits, and without
 * invisible characters like direction marks.
 */
export function imeiFromPaste(text: string): string {
  return text.replaceAll(/[\s\p{Cf}\u2010-\u2015-]/gu, "");
}
