import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const folder = new URL("../../packages/gate/src/test/simulation/", import.meta.url);

const run = (...options: string[]) =>
  promisify(execFile)(process.execPath, options, { cwd: folder, encoding: "utf8" });

test("in ten minutes of further runs two gates answer as a ledger that sees everything", async () => {
  const program = ["--conditions=@waypost/source", "run.ts", "100001", "1000000", "600"];
  const { stdout } = await run(...program);
  process.stdout.write(stdout);
  expect(stdout).not.toContain("seed");
}, 3_600_000);

test("the simulation finds every mutant, or its table has the reason why nothing changes", async () => {
  const { stdout } = await run("try-mutants.ts", "20");
  process.stdout.write(stdout);
  expect(stdout).not.toContain("not found");
}, 3_600_000);
