/** Returns the cells of every row in the tables of a Markdown text. */
export const rowsOf = (markdown: string): string[][] =>
  markdown
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/**
 * Returns the rows whose first cell matches.
 * @throws Error if there is none
 */
export function findRows(markdown: string, first: RegExp): string[][] {
  const rows = rowsOf(markdown).filter(([cell = ""]) => first.test(cell));
  if (rows.length === 0) throw new Error(`No table has a row ${first.source}.`);
  return rows;
}

/**
 * Returns lines of a Markdown text without their indentation, from the one that begins so.
 * @throws Error if there is none
 */
export function excerptOf(markdown: string, start: string, count: number): string {
  const lines = markdown.split("\n").map((line) => line.trim());
  const at = lines.findIndex((line) => line.startsWith(start));
  if (at < 0) throw new Error(`No line begins with ${start}`);
  return lines.slice(at, at + count).join("\n");
}
