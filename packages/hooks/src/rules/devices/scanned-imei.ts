import { MAX_DEVICES } from "../registration/drafts.ts";
import { checkDigitLooksWrong } from "./check-digit.ts";

/** Words on labels before other numbers, some of which are as long as an IMEI. */
const OTHER_NUMBER_LABEL =
  /(?:IMSI|ICCID|MSISDN|MEID|EID|SERIAL(?:\s*(?:NO|NUMBER))?|S\/?N)[\s.:=#"']*$/i;
const IMEI_LABEL = /IMEI\d?(?:\s*(?:NO|NUMBER))?[\s.:=#"']*$/i;

/** Fifteen digits, or the same in the groups that labels print. */
const CANDIDATE =
  /(?<![0-9])(?:[0-9]{15}|[0-9]{2}[ -][0-9]{6}[ -][0-9]{6}[ -][0-9]|[0-9]{6}[ -][0-9]{2}[ -][0-9]{6}[ -][0-9])(?![0-9])/g;

/**
 * The IMEIs in the text of a bar code: 15 digits with the right check digit that are not labelled
 * as another number. Where any is labelled as an IMEI, only those count. Each is listed once.
 *
 * @example
 * imeisIn("S/N:0042;IMEI:350000000000006;ICCID:8901260000000000007"); // ["350000000000006"]
 */
export function imeisIn(text: string): string[] {
  const found = Array.from(text.matchAll(CANDIDATE), ({ 0: match, index }) => {
    const before = text.slice(Math.max(0, index - 24), index);
    return { imei: match.replaceAll(/[ -]/g, ""), before };
  }).filter(({ imei, before }) => isImei(imei) && !OTHER_NUMBER_LABEL.test(before));
  const labelled = found.filter(({ before }) => IMEI_LABEL.test(before));
  const counted = labelled.length > 0 ? labelled : found;
  return [...new Set(counted.map(({ imei }) => imei))];
}

// Fifteen zeros have a valid check digit. They are printed on sample labels.
const isImei = (imei: string) => !checkDigitLooksWrong(imei) && /[1-9]/.test(imei);

/** The parts of a device row that a scan needs. */
interface ScanRow {
  readonly id: string;
  readonly imei: { readonly text: string; readonly check: { readonly status: string } };
}

/** The row for a scanned IMEI. */
export interface ImeiPlace {
  readonly imei: string;
  /** 0-based. If there is no such row yet, it has to be added; `null` if no more devices fit. */
  readonly row: number | null;
  /** True if the row already has this IMEI. */
  readonly isKnown: boolean;
}

/** True if nothing is entered in the row. */
export const isBlankRow = ({ imei }: ScanRow): boolean => imei.text.trim() === "";

/**
 * Finds a row for each scanned IMEI: the row that has it, otherwise an empty row, otherwise a new
 * one, up to four. The row `id`, if any, is filled first, and its text is replaced if it is
 * invalid. Nothing else that was entered is replaced.
 */
export function placeImeis(
  rows: readonly ScanRow[],
  id: string | null,
  imeis: readonly string[],
): ImeiPlace[] {
  const texts = rows.map(({ imei }) => imei.text.trim());
  const first = Math.max(
    0,
    rows.findIndex((row) => row.id === id),
  );
  const free = rows
    .map((_, index) => (index + first) % rows.length)
    .filter((index) => {
      const row = rows[index];
      if (row === undefined) return false;
      return isBlankRow(row) || (row.id === id && row.imei.check.status === "invalid");
    });
  return imeis.map((imei) => {
    const known = texts.indexOf(imei);
    if (known !== -1) return { imei, row: known, isKnown: true };
    const row = free.shift() ?? (texts.length < MAX_DEVICES ? texts.length : null);
    if (row !== null) texts[row] = imei;
    return { imei, row, isKnown: false };
  });
}
