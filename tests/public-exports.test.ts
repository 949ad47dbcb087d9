import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { publicNames, type PublicName } from "../tools/lib/public-names.ts";
import { textOf } from "../tools/reference/sdk/comments.ts";

const root = join(import.meta.dirname, "..");

/** A line for each export: its address, its name, and whether it is a type only. */
function linesOf(names: readonly PublicName[]): string {
  const lines = names.map(
    ({ address, name, isType }) => `${address} ${isType ? "type " : ""}${name}`,
  );
  return `${lines.toSorted().join("\n")}\n`;
}

/** The names that a reader has to know. A catalogue of texts is known by that of its area. */
const known = (names: readonly PublicName[]): Set<string> =>
  new Set(names.filter(({ address }) => !address.startsWith("./messages")).map(({ name }) => name));

/** What needs no description: the props of a component say what they belong to. */
const SPEAKS_FOR_ITSELF = /^[A-Z]\w*Props$/;

/**
 * How many names each package may have, values and types: what can be kept through a 1.0. The types
 * of all arguments and results are among them, so that a caller can name them.
 */
describe.each([
  ["hooks", 316],
  ["ui", 205],
  ["sdk", 125],
] as const)("the public names of @waypost/%s", async (name, atMost) => {
  const { names, checker } = await publicNames(join(root, "packages", name));

  test(`change only on purpose, and are at most ${atMost}`, async () => {
    await expect(linesOf(names)).toMatchFileSnapshot(`public-exports/${name}.txt`);
    expect(known(names).size).toBeLessThanOrEqual(atMost);
  });

  test("have descriptions", () => {
    const silent = names.filter(({ symbol }) => textOf(symbol, checker) === "");
    const missing = silent.filter((one) => !SPEAKS_FOR_ITSELF.test(one.name));
    expect(missing.map((one) => `${one.address} ${one.name}`)).toEqual([]);
  });
});
