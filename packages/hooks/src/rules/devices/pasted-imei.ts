/**
 * True if one edit inserted several characters, as a paste or an autofill does. Text that replaces
 * a selection of almost the same length is not recognised.
 */
export const isPasted = (before: string, after: string): boolean =>
  after.length - before.length > 1;

/**
 * Removes the spaces and hyphens that labels print between digits, and invisible characters such as
 * direction marks.
 */
export function imeiFromPaste(text: string): string {
  return text.replaceAll(/[\s\p{Cf}\u2010-\u2015-]/gu, "");
}
