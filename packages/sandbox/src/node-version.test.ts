import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { versionProblem } from "./node-version.ts";

test.each(["22.12.0", "22.0.0", "20.20.2"])("Node %s is too old", (running) => {
  expect(versionProblem(running, ">=22.13")).toBe(
    `The sandbox needs Node 22.13 or later. This is Node ${running}.`,
  );
});

test.each(["22.13.0", "22.23.3", "24.1.0"])("Node %s is recent enough", (running) => {
  expect(versionProblem(running, ">=22.13")).toBeUndefined();
});

test("the required version comes from the package's manifest", async () => {
  const manifest = await readFile(new URL("../package.json", import.meta.url), "utf8");
  const { engines } = JSON.parse(manifest) as { engines: { node: string } };
  expect(versionProblem("0.0.0", engines.node)).toMatch(/needs Node \d+\.\d+ or later/);
});
