import { readFileSync } from "node:fs";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { spawnProgram } from "./test/program.ts";
import { MUTANTS } from "./test/simulation/mutants.ts";

/** The number of runs. All mutants that change an answer are found within the smaller one. */
const COUNT = process.env["TESTS"] === "all" ? 1500 : 310;

const program = fileURLToPath(new URL("test/simulation/run.ts", import.meta.url));

test("two gates answer as a ledger that sees everything, whatever breaks", async () => {
  const child = spawnProgram(program, "1", String(COUNT));
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  process.stdout.write(stdout);
  expect({ code: Number(code), stderr: stderr.replaceAll(/.*Warning.*\n/g, "") }, stdout).toEqual({
    code: 0,
    stderr: "",
  });
});

test.each(MUTANTS)("the source has the text of the mutant: $name", ({ file, text: changed }) => {
  const source = readFileSync(new URL(file, import.meta.url), "utf8");
  expect(source.split(changed)).toHaveLength(2);
});
