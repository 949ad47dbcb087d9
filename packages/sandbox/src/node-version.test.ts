import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { versionProblem } from "./node-version.ts";

test.each(["20.20.2", "22.17.1", "22.5.0", "18.0.0"])("Node %s is too old", (running) => {
  expect(versionProblem(running, ">=22.18")).toBe(
    `The sandbox needs Node 22.18 or later, because of its SQLite. This is Node ${running}.`,
  );
});

test.each(["22.18.0", "22.20.1", "24.0.0", "26.1.0"])("Node %s is recent enough", (running) => {
  expect(versionProblem(running, ">=22.18")).toBeUndefined();
});

test("the required version comes from the package's manifest", async () => {
  const manifest = await readFile(new URL("../package.json", import.meta.url), "utf8");
  const { engines } = JSON.parse(manifest) as { engines: { node: string } };
  expect(versionProblem("0.0.0", engines.node)).toMatch(/needs Node \d+\.\d+ or later/);
});
