import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "./page.ts";

export const root = join(import.meta.dirname, "../../..");

/** A section of a page, and the file to which its links are relative. */
export interface Piece {
  readonly file: string;
  readonly markdown: string;
}

/** Returns the Markdown of a page, without the titles of its files. */
export async function piecesOf(page: Page): Promise<Piece[]> {
  const pieces = page.from.map(async ({ file }) => ({
    file,
    markdown: withoutTitle(await readFile(join(root, file), "utf8")),
  }));
  const made = page.made === undefined ? [] : [{ file: "", markdown: await page.made() }];
  return [...(await Promise.all(pieces)), ...made];
}

const withoutTitle = (text: string): string => text.replace(/^# .*\n/m, "");
