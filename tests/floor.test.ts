import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { FLOOR } from "../apps/portal/vite/floor.ts";
import { BEYOND, nameFor } from "./lib/floor/beyond.ts";
import { isBeyondFloor, neededFor } from "./lib/floor/compat.ts";
import { cssFeatures } from "./lib/floor/css-features.ts";
import { scriptFeatures } from "./lib/floor/script-features.ts";
import { builtPortal } from "../tools/lib/portal.ts";

const root = join(import.meta.dirname, "..");
const used = new Set<string>();

beforeAll(async () => {
  const portal = await builtPortal();
  const files = [
    ...globSync(join(portal, "assets/*.{css,js}")),
    ...globSync(join(root, "packages/ui/src/**/*.css")),
  ];
  for (const file of files) {
    const code = await readFile(file, "utf8");
    const features = file.endsWith(".css") ? cssFeatures(code) : scriptFeatures(code);
    for (const feature of features) used.add(feature);
  }
}, 180_000);

test("the portal and the components need no newer browser, except for the features in the table of browsers", () => {
  const unlisted = [...used].filter((key) => isBeyondFloor(key) && nameFor(key) === undefined);
  expect(unlisted).toEqual([]);
});

test("the minimum browser versions are not newer than needed", () => {
  expect(neededFor([...used].filter((key) => !isBeyondFloor(key)))).toEqual(FLOOR);
});

test("the documentation lists the minimum browser versions", async () => {
  const { chrome, firefox, safari } = FLOOR;
  const floor = `Safari ${safari} (iOS ${safari}), Chrome, Edge and Android WebView ${chrome}, Firefox ${firefox}`;
  for (const page of [
    "README.md",
    "docs/browsers.md",
    "docs/deploying.md",
    ...["sdk", "hooks", "ui"].map((name) => `packages/${name}/README.md`),
  ]) {
    expect(await readFile(join(root, page), "utf8"), page).toContain(floor);
  }
});

test("the table of browsers has a row with an existing test for each newer feature", async () => {
  const page = await readFile(join(root, "docs/browsers.md"), "utf8");
  for (const feature of Object.keys(BEYOND)) expect(page).toContain(`| ${feature} |`);
  const tests = Array.from(
    page.matchAll(/\(\.\.\/([\w./-]+\.test\.tsx?)\)/g),
    ([, file = ""]) => file,
  );
  expect(tests.length).toBeGreaterThan(0);
  expect(tests.filter((file) => globSync(file, { cwd: root }).length === 0)).toEqual([]);
});
