import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { documentedCalls } from "../openapi/documented-calls.ts";
import { bytesOf, MAX_FIRST_ROUTE, scriptsOfFirstRoute } from "../bench/first-route.ts";
import { sizes } from "../bench/sizes.ts";
import { instantiations, MAX_INSTANTIATIONS } from "../bench/types.ts";

test("the SDK, each import from the hooks, and the components are within their size limits", async () => {
  const rows = await sizes();
  const limited = rows.filter(({ goal }) => goal !== undefined);
  expect(limited.length).toBeGreaterThan(10);
  expect(rows.filter(({ value }) => value === 0)).toEqual([]);
});

test("the file for the type check calls each operation", async () => {
  const file = join(import.meta.dirname, "../bench/all-operations.ts");
  const calls = (await readFile(file, "utf8")).match(/await \w+\.\w+\(/g) ?? [];
  expect(new Set(calls).size).toBe(documentedCalls.length);
});

test("type-checking a file with all operations takes at most 600 instantiations", async () => {
  const count = await instantiations();
  expect(count).toBeGreaterThan(documentedCalls.length);
  expect(count).toBeLessThanOrEqual(MAX_INSTANTIATIONS);
});

test.each(process.env["TESTS"] === "all" ? ["en-US", "es-MX", "fr-CA"] : ["en-US"])(
  "in %s the e-mail form is usable after loading at most 108 kB of JavaScript",
  async (locale) => {
    const { usable, later } = await scriptsOfFirstRoute(locale);
    expect(bytesOf(usable)).toBeLessThanOrEqual(MAX_FIRST_ROUTE);
    // One chunk of texts is loaded before, one after, and none of another language.
    const texts = (chunks: typeof usable) =>
      chunks.filter(({ name }) => /^(start|pages|settings)-/.test(name)).length;
    expect([texts(usable), texts(later)]).toEqual([1, 1]);
  },
);
