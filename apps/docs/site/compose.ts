import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "./page.ts";
import { headingsOf, sectionsOf } from "./sections.ts";

export const root = join(import.meta.dirname, "../../..");

/** A piece of a page, and the file from which its links count. */
export interface Piece {
  readonly file: string;
  readonly markdown: string;
}

type Source = Page["from"][number];

/** The Markdown of a page as its files have it. @throws when a section is missing */
export async function piecesOf(page: Page): Promise<Piece[]> {
  const pieces = page.from.map(async (source) => ({
    file: source.file,
    markdown: partOf(page, source, await readFile(join(root, source.file), "utf8")),
  }));
  const made = page.made === undefined ? [] : [{ file: "", markdown: await page.made() }];
  return [...(await Promise.all(pieces)), ...made];
}

/** What a page shows of a file. @throws when a section is missing */
export function partOf(page: Page, source: Source, text: string): string {
  if (source.sections === undefined) return withoutSections(source, withoutTitle(text));
  const all = sectionsOf(text);
  const chosen = source.sections.map((name) => {
    const section = all.find(({ heading }) => heading === name);
    if (!section) throw new Error(`${source.file} has no section "${name}".`);
    // A page that is one section has its heading as the title.
    const isWhole = source.sections?.length === 1 && page.from.length === 1 && !page.made;
    const lines = isWhole ? section.lines.slice(1) : section.lines;
    return raised(lines, isWhole ? section.level - 1 : section.level - 2).join("\n");
  });
  return chosen.join("\n\n");
}

/** The headings by so many levels higher. */
function raised(lines: readonly string[], by: number): string[] {
  const at = new Map(headingsOf(lines).map((one) => [one.at, one]));
  return lines.map((line, index) => {
    const found = at.get(index);
    return found ? `${"#".repeat(Math.max(2, found.level - by))} ${found.text}` : line;
  });
}

const withoutTitle = (text: string): string => text.replace(/^# .*\n/m, "");

function withoutSections({ file, without = [] }: Source, text: string): string {
  return without.reduce((rest, name) => {
    const section = sectionsOf(rest).find(({ heading }) => heading === name);
    if (!section) throw new Error(`${file} has no section "${name}".`);
    return rest.replace(section.lines.join("\n"), "");
  }, text);
}
