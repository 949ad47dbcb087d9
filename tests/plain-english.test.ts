import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";

test("comments and documentation are spelled correctly", () => {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [resolve("node_modules/cspell/bin.mjs"), "lint", "--no-progress", "--no-summary"],
    { encoding: "utf8" },
  );
  expect(stdout + stderr).toBe("");
  expect(status).toBe(0);
});
