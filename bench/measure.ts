import { parseArgs } from "node:util";
import { requireNode } from "../tools/lib/node-version.ts";
import { PARTS } from "./parts.ts";
import { printTable, type Figure } from "./table.ts";

const HELP = `Measures size and speed, and compares them with the goals.

  node bench/measure.ts [part ...] [--json]

Parts: ${Object.keys(PARTS).join(", ")}. Without one, all of them.
Exits with 1 when a goal is missed.`;

requireNode();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean", default: false }, help: { type: "boolean" } },
});
const unknown = positionals.filter((part) => !(part in PARTS));
if (values.help === true) {
  console.log(HELP);
} else if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}.\n\n${HELP}`);
  process.exitCode = 1;
} else {
  const figures: Figure[] = [];
  // One after the other, so that they do not slow each other down.
  for (const [part, measure] of Object.entries(PARTS)) {
    if (positionals.length === 0 || positionals.includes(part)) figures.push(...(await measure()));
  }
  const missed = printTable(figures, { json: values.json });
  process.exitCode = missed === 0 ? 0 : 1;
}
