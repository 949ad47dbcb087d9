import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inTemporaryFolder } from "../tools/lib/temporary.ts";
import { unpack } from "../tools/lib/tarballs.ts";
import { endpoints } from "../tools/reference/sdk/endpoints.ts";
import { readSdk } from "../tools/reference/sdk/read.ts";
import type { SdkWords } from "../tools/reference/sdk/read.ts";
import { render } from "../tools/reference/sdk/render.ts";

const root = join(import.meta.dirname, "..");
const sdk = readSdk(join(root, "packages/sdk/src/index.ts"));
const operations = sdk.features.flatMap((feature) => feature.operations);
const fields = sdk.exports.flatMap((one) =>
  one.fields.map((field) => ({ ...field, path: `${one.name}.${field.name}` })),
);

/** Words that do not describe a field. */
const IDLE = /^(the|of|and|this|that|its?|an?|is|for|to|in|by|customers?|devices?|value)$/;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** The types of payloads and replies: all types that an operation refers to, except its options. */
function wireTypes({ exports }: SdkWords): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name) || name === "CallOptions" || name === "ReadOptions") return;
    found.add(name);
    for (const other of exports.find((one) => one.name === name)?.mentions ?? []) visit(other);
  };
  for (const { mentions } of operations) for (const name of mentions) visit(name);
  return found;
}

describe("the words in the SDK's declarations", () => {
  test("describe each operation, feature, type and function", () => {
    const all = [...operations, ...sdk.features, ...sdk.exports];
    expect(all.filter(({ words }) => !words).map(({ name }) => name)).toEqual([]);
    expect(operations).toHaveLength(31);
  });

  test("describe each field; only a field with one possible text needs no words", () => {
    const silent = fields.filter(({ words, type }) => !words && !/^"[^"]+"$/.test(type));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test("describe the fields of all payloads and replies", () => {
    const names = wireTypes(sdk);
    const types = sdk.exports.filter(({ name }) => names.has(name));
    expect(types.flatMap((one) => one.fields)).toHaveLength(270);
  });

  test("say more than the name of the field", () => {
    const empty = fields.filter(({ name, words }) => {
      const known = wordsOf(name.replace(/(?=[A-Z])|_/g, " "));
      const more = wordsOf(words).filter((word) => !IDLE.test(word) && !known.includes(word));
      return words && more.length < 2;
    });
    expect(empty.map(({ path, words }) => `${path}: ${words}`)).toEqual([]);
  });

  test("explain each misspelled name", () => {
    const misspelled = fields.filter(({ name }) =>
      /comfirm|cancelation|dettach|thershold|breaking|nextBilling/.test(name),
    );
    const explained = misspelled.filter(({ words }) => words.includes("The API's spelling"));
    expect(misspelled.length).toBeGreaterThan(8);
    expect(explained).toEqual(misspelled);
  });

  test("name the token for exactly the five operations that need it", () => {
    const saying = operations.filter(({ words }) => words.includes("Needs the token."));
    const sending = operations.filter(({ name }) => endpoints.get(name)?.needsToken);
    expect(saying).toHaveLength(5);
    expect(saying).toEqual(sending);
  });

  test("mention that they are sent once for exactly the writes", () => {
    const saying = operations.filter(({ words }) => words.includes("Sent once, never retried."));
    const writing = operations.filter(({ name }) => endpoints.get(name)?.isWrite);
    expect(saying).toEqual(writing);
  });

  test("reach the built declarations", async () => {
    const built = await inTemporaryFolder(async (folder) => {
      await unpack("sdk", folder);
      return readSdk(join(folder, "dist/index.d.ts"));
    });
    expect(byName(built)).toEqual(byName(sdk));
  });
});

/** A bundler may write a type in another way, so only the words are compared. */
const byName = ({ features, exports }: SdkWords) => ({
  features: features.map(({ name, words }) => [name, words]),
  operations: features
    .flatMap((feature) => feature.operations)
    .map(({ name, words, params }) => [name, words, params]),
  exports: Object.fromEntries(
    exports.map((one) => [
      one.name,
      [one.words, ...one.fields.map(({ name, words }) => [name, words])],
    ]),
  ),
});

describe("the reference of the SDK", () => {
  const reference = render(sdk, endpoints);

  test("is up to date: if not, run `npm run generate`", async () => {
    expect(await readFile(join(root, "docs/reference/sdk.md"), "utf8")).toBe(reference);
  });

  test("has one heading for each of its links", () => {
    const headings = [...reference.matchAll(/^#+ (.*)$/gm)].map(([, text]) =>
      String(text).toLowerCase().replace(/\./g, "").replace(/ /g, "-"),
    );
    const links = [...reference.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor]) => anchor);
    expect(new Set(headings).size).toBe(headings.length);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((anchor) => !headings.includes(String(anchor)))).toEqual([]);
  });

  test("has each operation with its endpoint, as has the README", async () => {
    const readme = await readFile(join(root, "packages/sdk/README.md"), "utf8");
    const missing = operations.filter(({ name }) => {
      const endpoint = endpoints.get(name)?.endpoint ?? "";
      const isListed = readme
        .split("\n")
        .some((line) => line.includes(`\`${name}(`) && line.includes(`\`${endpoint}\``));
      return !isListed || !reference.includes(`### client.${name}\n`);
    });
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
