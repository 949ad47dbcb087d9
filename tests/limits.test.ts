import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { firstRoute } from "../bench/first-route.ts";
import { GOALS } from "../bench/goals.ts";
import { instantiations } from "../bench/instantiations.ts";
import { sdkSize } from "../bench/sdk-size.ts";
import { uiSizes } from "../bench/ui-size.ts";

describe("the limits of size and type-checking cost are met", () => {
  test("the whole SDK with its transport has at most 7 kB", async () => {
    const { sdk } = await sdkSize();
    expect(sdk).toBeLessThanOrEqual(GOALS.sdkBytes);
  });

  test("the file for the type check calls each of the 31 operations", async () => {
    const file = join(import.meta.dirname, "../bench/all-operations.ts");
    const calls = (await readFile(file, "utf8")).match(/await \w+\.\w+\(/g) ?? [];
    expect(new Set(calls).size).toBe(31);
  });

  test("type-checking a file with all operations takes at most 600 instantiations", async () => {
    const { operations } = await instantiations();
    expect(operations).toBeGreaterThan(31);
    expect(operations).toBeLessThanOrEqual(GOALS.instantiations);
  });

  test.each(["en-US", "es-MX", "fr-CA"])(
    "in %s the e-mail form is usable after loading at most 106 kB of JavaScript",
    async (locale) => {
      const { usable, later } = await firstRoute(locale);
      const bytes = usable.reduce((sum, chunk) => sum + chunk.bytes, 0);
      expect(bytes).toBeLessThanOrEqual(GOALS.firstRouteBytes);
      // One chunk of texts before, one after, and none of another language.
      const texts = (chunks: typeof usable) =>
        chunks.filter(({ name }) => /^(start|pages|settings)-/.test(name)).length;
      expect([texts(usable), texts(later)]).toEqual([1, 1]);
    },
  );

  test("a searchable select with its part of React Aria has at most 65 kB, and the reference lists the weight of every component", async () => {
    const sizes = await uiSizes();
    const select = sizes.find(({ name }) => name === "SearchableSelect");
    expect(select?.withAria).toBeLessThanOrEqual(GOALS.searchableSelectBytes);
    const page = await readFile(join(import.meta.dirname, "../docs/reference/ui.md"), "utf8");
    const told = (page.split("## Weight")[1] ?? "").split("\n");
    const wrong = sizes.filter(({ name, own, withAria }) => {
      const row = told.find((line) => line.startsWith(`| \`${name}\` `)) ?? "";
      const figures = row.matchAll(/([\d.]+) kB/g);
      const [whole = 0, alone = 0] = Array.from(
        figures,
        ([, kilobytes]) => Number(kilobytes) * 1000,
      );
      return isFar(whole, withAria) || (withAria !== own && isFar(alone, own));
    });
    expect(wrong).toEqual([]);
  });
});

/** A change of a few bytes does not require an updated page. */
const isFar = (told: number, measured: number): boolean =>
  Math.abs(told - measured) > 200 + measured * 0.02;
