import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { requireNode } from "../tools/lib/node-version.ts";
import { isMet, type Figure } from "./figure.ts";
import { PARTS, type Part } from "./parts.ts";

const HELP = `Usage: npm run bench [-- <part>...]

Measures size and speed relative to peers, and writes docs/benchmarks.md. This takes about ten
minutes. With parts, it measures only these and writes nothing.

Parts: ${Object.keys(PARTS).join(", ")}
Exits with 1 if a limit is not met.`;

const page = join(import.meta.dirname, "../docs/benchmarks.md");

interface Measured extends Part {
  readonly figures: readonly Figure[];
}

async function measure(names: readonly string[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  // In sequence, so that they do not slow each other down.
  for (const [name, part] of Object.entries(PARTS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const figures = await part.measure();
    console.log(`\n${part.title}\n\n${toText(figures)}`);
    measured.push({ ...part, figures });
  }
  return measured;
}

async function write(parts: readonly Measured[]): Promise<void> {
  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? "unknown"}, Node ${process.version}`;
  const date = new Date().toISOString().slice(0, 10);
  const head = `# Benchmarks

\`npm run bench\` wrote this page on ${date} (${machine}). Speed is a ratio to a peer that was measured
in the same run, in alternating rounds, so it depends little on the machine. Sizes are minified and
gzipped; 1 kB is 1,000 bytes. A limit is tested where its part says so.`;
  const texts = parts.map(
    ({ title, text, figures }) => `## ${title}\n\n${text}\n\n${toMarkdown(figures)}`,
  );
  await writeFile(page, `${[head, ...texts].join("\n\n")}\n`);
}

requireNode();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean" } },
});
const unknown = positionals.filter((part) => !(part in PARTS));
if (values.help === true || unknown.length > 0) {
  console.log(unknown.length > 0 ? `Unknown part: ${unknown.join(", ")}\n\n${HELP}` : HELP);
  process.exitCode = unknown.length > 0 ? 1 : 0;
} else {
  const parts = await measure(positionals);
  if (positionals.length === 0) await write(parts);
  const missed = parts.flatMap(({ figures }) => figures).filter((figure) => !isMet(figure));
  for (const { name } of missed) console.error(`Limit missed: ${name}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

function goalOf({ goal, show }: Figure): string {
  if (goal === undefined) return "";
  return "atMost" in goal ? `at most ${show(goal.atMost)}` : `at least ${show(goal.atLeast)}`;
}

function textOf({ name, detail }: Figure): string {
  return detail === undefined ? name : `${name} (${detail})`;
}

/** Formats the figures as text, one line per figure, in columns. */
function toText(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    textOf(figure),
    figure.show(figure.value),
    `${goalOf(figure)}${isMet(figure) ? "" : "  MISSED"}`,
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map(([name = "", value = "", goal = ""]) =>
      `${name.padEnd(width(0))}  ${value.padStart(width(1))}  ${goal}`.trimEnd(),
    )
    .join("\n");
}

/** Formats the figures as a Markdown table. */
function toMarkdown(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    textOf(figure),
    figure.show(figure.value),
    `${goalOf(figure)}${isMet(figure) ? "" : ", **missed**"}`,
  ]);
  return [["measured", "figure", "limit"], ["---", "---:", "---"], ...rows]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}
