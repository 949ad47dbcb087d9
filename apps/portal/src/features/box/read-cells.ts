import type { Cells } from "@waypost/hooks/rules";
import Papa from "papaparse";

/** The reason why a file cannot be read. */
export type FileProblem = "workbook" | "tooLarge" | "unreadable";

const MAX_BYTES = 5_000_000;

/** The first bytes of .xlsx and .xls files. */
const WORKBOOKS = ["504b0304", "d0cf11e0"];

/** Returns the cells of a CSV file or of pasted text. The delimiter is guessed. */
export const cellsOf = (text: string): Cells =>
  Papa.parse<string[]>(text.replace(/^\uFEFF?(sep=.\r?\n)?/, ""), {
    delimitersToGuess: [";", "\t", ",", "|"],
    skipEmptyLines: true,
  }).data;

/** Returns the cells of a file, or the reason why it cannot be read. */
export async function cellsOfFile(file: File): Promise<Cells | FileProblem> {
  try {
    const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    const hex = [...start].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    if (WORKBOOKS.includes(hex)) return "workbook";
    if (file.size > MAX_BYTES) return "tooLarge";
    return cellsOf(decoded(await file.arrayBuffer(), hex));
  } catch {
    return "unreadable";
  }
}

/** Spreadsheets save UTF-16 with a byte order mark, UTF-8, or the code page of Windows. */
function decoded(bytes: ArrayBuffer, hex: string): string {
  if (hex.startsWith("fffe")) return new TextDecoder("utf-16le").decode(bytes);
  if (hex.startsWith("feff")) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
