import { checkDigitLooksWrong } from "../devices/check-digit.ts";
import { imeiFromPaste } from "../devices/pasted-imei.ts";
import { imeisIn } from "../devices/scanned-imei.ts";

/** The most devices of a box. */
export const MAX_BOX = 1_000;

/** The cells of a file or of a clipboard, by row. */
export type Cells = readonly (readonly string[])[];

/** The number of the column with each part; `null` if no column has it. */
export interface BoxColumns {
  readonly imei: number | null;
  readonly name: number | null;
  readonly plan: number | null;
}

/** A device in a list. Name and plan are "" if the list has none. */
export interface BoxLine {
  readonly imei: string;
  readonly name: string;
  readonly plan: string;
}

/** The devices in a list, and what was left out of it. */
export interface BoxReading {
  readonly columns: BoxColumns;
  /** The header of each column, or its first cell. */
  readonly headers: readonly string[];
  readonly lines: readonly BoxLine[];
  /** IMEIs that the list has more than once. */
  readonly duplicates: readonly string[];
  /** Numbers that a spreadsheet has shortened, such as `3.5E+14`: the IMEI is lost. */
  readonly shortened: readonly string[];
  /** The number of rows without an IMEI. */
  readonly skipped: number;
}

const SHORTENED = /^\d([.,]\d+)?E\+?1\d$/i;
const NAMES = /name|label|alias|vehic|nombre|etiqueta|nom\b|étiquette/i;

/**
 * Reads the devices of a list. Unless they are given, its columns are found by their content: the
 * IMEI by its check digit, the plan by `isPlan`. A list without such a column is a text, in which
 * every IMEI counts.
 */
export function readBox(
  given: Cells,
  isPlan: (text: string) => boolean,
  columns?: BoxColumns,
): BoxReading {
  const cells = given
    .map((row) => row.map((cell) => cell.replaceAll("\uFEFF", "").trim()))
    .filter((row) => row.some((cell) => cell !== ""));
  const isHeaded = cells[0]?.every((cell) => !/\d{6}/.test(cell) && !SHORTENED.test(cell)) ?? false;
  const rows = isHeaded ? cells.slice(1) : cells;
  const header = isHeaded ? (cells[0] ?? []) : [];
  const width = Math.max(0, ...cells.map(({ length }) => length));
  const found = columns ?? findColumns({ rows, header, width }, isPlan);
  const lines = rows.map((row) => linesOf(row, found));
  const all = lines.flat();
  const unique = new Map<string, BoxLine>();
  const duplicates = new Set<string>();
  for (const line of all) {
    if (unique.has(line.imei)) duplicates.add(line.imei);
    else unique.set(line.imei, line);
  }
  const shortened = rows.flat().filter((cell) => SHORTENED.test(cell));
  return {
    columns: found,
    headers: Array.from({ length: width }, (_, at) => header[at] || (rows[0]?.[at] ?? "")),
    lines: [...unique.values()],
    duplicates: [...duplicates],
    shortened,
    skipped: lines.filter(({ length }) => length === 0).length - shortened.length,
  };
}

interface Table {
  readonly rows: Cells;
  readonly header: readonly string[];
  readonly width: number;
}

function findColumns(
  { rows, header, width }: Table,
  isPlan: (text: string) => boolean,
): BoxColumns {
  const free = new Set(Array.from({ length: width }, (_, at) => at));
  /** Takes the column with the most such cells. */
  const take = (isSuch: (cell: string, at: number) => boolean): number | null => {
    const countIn = (at: number) => rows.filter((row) => isSuch(row[at] ?? "", at)).length;
    const counts = new Map([...free].map((at) => [at, countIn(at)]));
    const most = Math.max(0, ...counts.values());
    const at = most === 0 ? undefined : [...free].find((one) => counts.get(one) === most);
    if (at === undefined) return null;
    free.delete(at);
    return at;
  };
  const isList = width > 1 || rows.every(([cell = ""]) => isNumber(cell));
  const imei = isList ? (take(isImei) ?? take(isNumber)) : null;
  if (imei === null) return { imei, name: null, plan: null };
  const plan = take((cell) => cell !== "" && isPlan(cell));
  const named = take((cell, at) => isText(cell) && NAMES.test(header[at] ?? ""));
  return { imei, name: named ?? take(isText), plan };
}

const isText = (cell: string): boolean => /\p{L}/u.test(cell);

const isNumber = (cell: string): boolean => /^\d{15}$/.test(imeiFromPaste(cell));

const isImei = (cell: string): boolean =>
  isNumber(cell) && !checkDigitLooksWrong(imeiFromPaste(cell));

function linesOf(row: readonly string[], { imei, name, plan }: BoxColumns): BoxLine[] {
  const at = (column: number | null) => (column === null ? "" : (row[column] ?? ""));
  const number = imeiFromPaste(at(imei));
  const text = imei === null ? row.join(" ") : at(imei);
  const imeis = /^\d{8,}$/.test(number) ? [number] : text.split(/[,;|]/).flatMap(imeisIn);
  return imeis.map((one) => ({ imei: one, name: at(name), plan: at(plan) }));
}
