import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { versionProblem } from "./node-version.ts";

test.each(["20.2.0", "20.0.0", "18.20.8"])("Node %s is too old", (running) => {
  expect(versionProblem(running, ">=20.3")).toBe(
    `The sandbox needs Node 20.3 or later. This is Node ${running}.`,
  );
});

test.each(["20.3.0", "20.20.2", "22.0.0", "24.1.0"])("Node %s is recent enough", (running) => {
  expect(versionProblem(running, ">=20.3")).toBeUndefined();
});

test("the required version comes from the package's manifest", async () => {
  const manifest = await readFile(new URL("../package.json", import.meta.url), "utf8");
  const { engines } = JSON.parse(manifest) as { engines: { node: string } };
  expect(versionProblem("0.0.0", engines.node)).toMatch(/needs Node \d+\.\d+ or later/);
});
