/** Prints a line of a table in Markdown. */
export const row = (cells: readonly (string | number)[]): void =>
  console.log(`| ${cells.join(" | ")} |`);

/** Prints a title and the head of a table below it. */
export function heading(title: string, columns: readonly string[]): void {
  console.log(`\n### ${title}\n`);
  row(columns);
  row(columns.map(() => "---"));
}
