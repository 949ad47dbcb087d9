import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROOFS } from "../proofs/claims/index.ts";
import { pageOf, rowsIn } from "../proofs/prove/page.ts";

const root = join(import.meta.dirname, "..");

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
}

const scriptsOf = async (folder: string): Promise<Manifest["scripts"]> =>
  (JSON.parse(await readFile(join(root, folder, "package.json"), "utf8")) as Manifest).scripts;

/** The repository files that a command runs: a package script with its program, or test files. */
async function partsOf(command: string): Promise<string[]> {
  const [, folder = "."] = /--prefix (\S+)/.exec(command) ?? [];
  const [, script] = /^npm (?:.* run |run )?([\w:]+)(?: --|$)/.exec(command) ?? [];
  const program = script === undefined ? command : ((await scriptsOf(folder))[script] ?? "");
  if (program === "") return [`no script ${script}`];
  return program.split(" ").filter((word) => word.includes("/") && !word.startsWith("-"));
}

test.each(PROOFS)("the command of $name runs existing files", async ({ command }) => {
  expect((await partsOf(command)).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("each proof has a unique name, claim and command, and fits into a table", () => {
  for (const key of ["name", "claim", "command"] as const)
    expect(new Set(PROOFS.map((proof) => proof[key])).size).toBe(PROOFS.length);
  const rows = rowsIn(pageOf(PROOFS, []));
  expect(rows.map(({ command }) => command)).toEqual(PROOFS.map(({ command }) => command));
});

test("docs/proof.md is as `npm run prove` writes it", async () => {
  const page = await readFile(join(root, "docs/proof.md"), "utf8");
  const rows = rowsIn(page);
  const written = rows.map((row) => ({ ...row, name: "", figure: () => null }));
  expect(pageOf(written, rows)).toBe(page);
});

/** What vitest prints at the end of a run. */
const run = (line: string) =>
  ` Test Files  1 passed (1)\n      Tests  ${line}\n   Start at  22:45:56\n`;

const json = (...all: readonly [name: string, value: number][]) =>
  `> waypost@0.0.0 measure\n> node bench/measure.ts --json\n\n${JSON.stringify(
    all.map(([name, value]) => ({ name, value })),
    undefined,
    2,
  )}\n`;

test.each<[name: string, output: string, figure: string]>([
  ["tests", "Formatting: passed\n\n15572 passed, 1 failed\n", "15572 passed, 1 failed"],
  [
    "guide",
    "10 steps, no type errors, 24 tests passed, 0 failed\n",
    "10 steps, no type errors, 24 tests passed, 0 failed",
  ],
  [
    "runtimes",
    "| runtime | version | checks passed | known difference |\n|---|---|---|---|\n| Node 18 | 18.20 | 27 of 27 | |\n| Bun | 1.3 | 27 of 27 | none |\n",
    "every check in 2 runtimes, compilers and bundlers",
  ],
  ["runtimes", "| Node 18 | 18.20 | 27 of 27 | |\n| Bun | | 0 of 27 | none |\n", "Bun: 0 of 27"],
  [
    "colours",
    "| Vite 8.3 | dark | same | same |\n\n1 bundlers, 2 pages, 0 with other colours\n",
    "1 bundlers, 2 pages, 0 with other colours",
  ],
  ["sdk-size", json(["SDK as published, all exports, minified and gzipped", 6990]), "6.99 kB"],
  [
    "bundlers",
    json(["SDK with one call", 6400], ["with all", 6600]),
    "6.40 kB SDK with one call; 6.60 kB with all",
  ],
  [
    "hooks-size",
    json(["Hooks, a rule: a", 100], ["Hooks, a rule: b", 160], ["Hooks, pricing: c", 2310]),
    "at most: a rule 0.16 kB, pricing 2.31 kB",
  ],
  ["types", json(["Type instantiations of a file with all 31 operations", 1326]), "1,326"],
  [
    "overhead",
    json(
      ["SDK, GET: time relative to a bare fetch", 1.491],
      ["openapi-fetch", 1.69],
      ["SDK, POST: time relative to a bare fetch", 1.66],
      ["openapi-fetch", 1.9],
    ),
    "GET 1.49, with openapi-fetch 1.69; POST 1.66, with openapi-fetch 1.90",
  ],
  [
    "first-key",
    json(["First typed key is kept, on slow 4G", 1.3], ["cumulative layout shift of it", 0]),
    "1.30 times, layout shift 0.000",
  ],
  [
    "money",
    run("10 passed | 1 failed (11)"),
    "3,000 lives for each of 11 flows, violations in 1 of them",
  ],
  [
    "guards",
    "M1  a guard\n\n43 tried, 37 found by the property, 6 with another guard behind them, 0 open\n",
    "43 tried, 37 found by the property, 6 with another guard behind them, 0 open",
  ],
  [
    "posts-firefox",
    "| 411, not carried out | 1 / 0 / http |\n\nFirefox 153, more than one POST of a pack / charges: HTTP/1.1: 2 / 2 (silent close)\n",
    "Firefox 153, more than one POST of a pack / charges: HTTP/1.1: 2 / 2 (silent close)",
  ],
  ["states", run("15 passed (15)"), "15 customers, faults in the states of 0 of them"],
  ["journeys", run("1 failed | 20 passed (21)"), "20 journeys passed, 1 failed"],
  [
    "browsers",
    run("2 failed | 20 passed | 3 skipped (25)"),
    "20 journeys passed, 2 failed, 3 left out",
  ],
  [
    "webkit",
    `${run("14 passed | 2 skipped (16)")}   Duration  90.00s (tests 97%)\n`,
    "14 journeys passed, 0 failed, 2 left out, 1.5 minutes",
  ],
  [
    "screen-reader",
    `${run("7 passed (7)")}${run("1 failed | 6 passed (7)")}`,
    "Chromium: 7 passed (7); Firefox: 1 failed | 6 passed (7)",
  ],
  ["browsers", "Error: No Firefox found. Install Firefox.\n", "No Firefox found. Install Firefox."],
  [
    "effort",
    "counted: 60 keys, 0 taps, 12 values\n\ncounted: 0 keys, 29 taps, 12 values\n\ncounted: 0 keys, 14 taps, 4 values\n",
    "60 keys; 29 taps; 4 values and 14 taps",
  ],
  [
    "icons",
    "closest on a light page: L-1 and L-4, 3.0 % of pixels\n\nclosest on a dark page: L-1 and L-4, 2.9 % of pixels\n",
    "the closest two differ in 3.0 % on a light page, 2.9 % on a dark one",
  ],
  [
    "faults-sms-pack",
    "X  a bad outcome\n\n90 cells, 1 with a bad outcome\n2 in which the browser itself sent a write again\n",
    "90 cells, 1 with a bad outcome; in 2 the browser itself sent a write again",
  ],
  [
    "soak",
    "Longest task of the main thread: registration 60 ms\nHeap: 6.50 MB after 1 registration\n",
    "Heap: 6.50 MB after 1 registration; longest tasks: registration 60 ms",
  ],
  [
    "hostile-sms-pack",
    "sms-pack, as it is      60 ms\nsms-pack, a: rows      120 ms  at most 200 ms  met\nsms-pack, b: rows    1,317 ms  at most 200 ms  MISSED\n",
    "1 of 2 cells, the longest task 1317 ms",
  ],
  [
    "mutate-rules",
    "rules: 1126 of 1155 noticed (97.5 %), 2 of them by a time-out, 29 survivors explained\n",
    "1126 of 1155 noticed (97.5 %), 2 of them by a time-out, 29 survivors explained",
  ],
])("the figure of %s is read from what its command prints", (wanted, output, figure) => {
  const proof = PROOFS.find(({ name }) => name === wanted);
  expect(proof?.figure(output)).toBe(figure);
});

test.each(PROOFS)("$name has no figure if its command printed none", ({ figure }) => {
  expect(figure("")).toBeNull();
  expect(figure("> waypost@0.0.0\n\nsomething went wrong\n[\n")).toBeNull();
});
