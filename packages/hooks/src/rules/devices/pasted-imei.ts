import { normalizeIdentifier } from "@waypost/sdk/pure";

/**
 * True if one edit inserted several characters, as a paste or an autofill does. Text that replaces
 * a selection of almost the same length is not recognised.
 */
export const isPasted = (before: string, after: string): boolean =>
  after.length - before.length > 1;

/**
 * The IMEI in a pasted text: without the word IMEI, quotes, the spaces and hyphens that labels print
 * between digits, and a comma or full stop at the end. A text that is no number stays as it is.
 */
export function imeiFromPaste(text: string): string {
  const plain = normalizeIdentifier(text);
  const number = plain
    // The kind of code that a scanner reports before its content: "]C1".
    .replace(/^\s*\][a-z][\da-z]/i, "")
    .replaceAll(/\bIMEI(\s*[12](?=\s*[:#)]))?/gi, "")
    .replaceAll(/[\s:#"'`\u2018-\u201f\u00ab\u00bb\u2010-\u2015\u2212-]/g, "")
    .replace(/[.,;\u3002]+$/, "");
  return /^\d+$/.test(number) ? number : plain;
}
