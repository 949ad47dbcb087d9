import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { circlesIn, reachedFrom, readModules, type Module } from "./lib/modules.ts";

let modules: ReadonlyMap<string, Module>;

beforeAll(async () => {
  modules = await readModules();
});

/** The lint has a rule for it, which does not follow `import()`. */
test("no file imports itself by way of others, be it for types or at runtime only", () => {
  const circles = circlesIn(modules);
  expect(circles.map((files) => files.join(" -> "))).toEqual([]);
});

test("a circle is found, and told with the files on its way", () => {
  const few = new Map([
    ["a.ts", { imports: ["b.ts", "c.ts"] }],
    ["b.ts", { imports: ["c.ts"] }],
    ["c.ts", { imports: ["d.ts"] }],
    ["d.ts", { imports: ["b.ts"] }],
  ]);
  expect(circlesIn(few)).toEqual([["b.ts", "c.ts", "d.ts", "b.ts"]]);
});

test("the container has every file that its server imports", async () => {
  const dockerfile = await readFile(join(import.meta.dirname, "../apps/portal/Dockerfile"), "utf8");
  const copied = Array.from(dockerfile.matchAll(/\/source\/(\S+)/g), ([, path = ""]) => path);
  const isCopied = (file: string) =>
    copied.some((path) => file === path || file.startsWith(`${path}/`));
  const needed = reachedFrom("scripts/serve.ts", modules);
  expect(needed.length).toBeGreaterThan(5);
  expect(needed.filter((file) => !isCopied(file))).toEqual([]);
});
