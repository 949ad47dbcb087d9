import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { publicNames, type PublicName } from "../tools/lib/public-names.ts";
import { textOf } from "../tools/reference/sdk/comments.ts";

const root = join(import.meta.dirname, "..");

/** A line for each export: its entry, its name, and `type` for a type. */
function linesOf(names: readonly PublicName[]): string {
  const lines = names.map(
    ({ address, name, isType }) => `${address} ${isType ? "type " : ""}${name}`,
  );
  return `${lines.toSorted().join("\n")}\n`;
}

/** The names that a reader has to know. A message catalogue counts once per area. */
const known = (names: readonly PublicName[]): Set<string> =>
  new Set(names.filter(({ address }) => !address.startsWith("./messages")).map(({ name }) => name));

/** Exports without a description: the props of a component are named after it. */
const SPEAKS_FOR_ITSELF = /^[A-Z]\w*Props$/;

/**
 * The maximum number of names of each package, values and types, that can stay stable after 1.0.
 * They include the types of all arguments and results, so that callers can refer to them.
 */
describe.each([
  ["hooks", 344],
  ["ui", 205],
  ["sdk", 136],
] as const)("the public names of @waypost/%s", async (name, atMost) => {
  const { names, checker } = await publicNames(join(root, "packages", name));

  test(`match the snapshot, and are at most ${atMost}`, async () => {
    await expect(linesOf(names)).toMatchFileSnapshot(`public-exports/${name}.txt`);
    expect(known(names).size).toBeLessThanOrEqual(atMost);
  });

  test("have descriptions", () => {
    const silent = names.filter(({ symbol }) => textOf(symbol, checker) === "");
    const missing = silent.filter((one) => !SPEAKS_FOR_ITSELF.test(one.name));
    expect(missing.map((one) => `${one.address} ${one.name}`)).toEqual([]);
  });
});
