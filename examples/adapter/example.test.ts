import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../../apps/portal/src/app/config.ts";
import { runCheck } from "../../packages/check/src/test/run-command.ts";

const file = (name: string) => join(import.meta.dirname, name);

test("the configuration is valid", async () => {
  const config: unknown = JSON.parse(await readFile(file("config.json"), "utf8"));
  expect(await readConfig(config)).toBe(config);
});

test("the check finds nothing in the backend, and the backend is short", async () => {
  const args = ["--adapter", file("backend.ts"), "--scenario", file("check.json"), "--writes"];
  const { stdout, stderr, code } = await runCheck(args);
  // Nothing but the progress: the backend reports no problem.
  expect(stderr).toMatch(/^(Checking .+\n)+$/);
  expect(stdout).toMatch(/^All \d+ checks passed/m);
  expect(code).toBe(0);
  const lines = (await readFile(file("backend.ts"), "utf8")).trimEnd().split("\n");
  expect(lines.length).toBeLessThanOrEqual(120);
});
