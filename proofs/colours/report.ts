import type { Host, Media } from "./hosts.ts";

/** A page of a host, built with a bundler and shown in one way. */
export interface Cell {
  /** The bundler with its version. */
  readonly name: string;
  readonly host: Host;
  readonly way: Media;
  readonly problems: readonly string[];
}

const SHOWN = 5;

/** Prints a table with a row for each bundler and host, and what differs. */
export function printCells(cells: readonly Cell[]): void {
  const ways = [...new Set(cells.map(({ way }) => way))];
  const head = ["bundler", "color-scheme of the host", ...ways];
  console.log(`| ${head.join(" | ")} |\n|${head.map(() => "---|").join("")}`);
  for (const [key, row] of Map.groupBy(cells, ({ name, host }) => `${name} | ${host}`)) {
    const marks = row.map(({ problems }) =>
      problems.length === 0 ? "same" : `${problems.length} differ`,
    );
    console.log(`| ${key} | ${marks.join(" | ")} |`);
  }
  const different = cells.filter(({ problems }) => problems.length > 0);
  for (const { name, host, way, problems } of different)
    console.error(`\n${name}, ${host}, ${way}:\n  ${problems.slice(0, SHOWN).join("\n  ")}`);
  const bundlers = new Set(cells.map(({ name }) => name)).size;
  console.log(
    `\n${bundlers} bundlers, ${cells.length} pages, ${different.length} with other colours`,
  );
}
