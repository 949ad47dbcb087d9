import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readSdk } from "../tools/reference/sdk/read.ts";

/** Sentences that apply only to the wire format, because the SDK converts the field. */
const WIRE_ONLY = ["A number or a string", "A boolean or a string"];

interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
}

async function schemas(): Promise<[string, Schema][]> {
  const folder = join(import.meta.dirname, "schemas");
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return texts.flatMap((text) => Object.entries<Schema>(Object(parse(text))));
}

const sentences = (text: string) => text.split(/\.(?:\s+|$)/).filter(Boolean);

test("the SDK's declarations contain the contract's description of each field", async () => {
  const sdk = readSdk(join(import.meta.dirname, "../packages/sdk/src/index.ts"));
  const described = (await schemas()).flatMap(([name, { properties = {} }]) => {
    const types = sdk.exports.filter((one) => one.name === name);
    return Object.entries(properties).flatMap(([field, { description = "" }]) => {
      const words = types
        .flatMap(({ fields }) => fields.filter((one) => one.name === field))
        .map((one) => one.words);
      return words.length > 0 && description
        ? [{ field: `${name}.${field}`, description, words: words.join(" ") }]
        : [];
    });
  });
  const lacking = described.flatMap(({ field, description, words }) =>
    sentences(description)
      .filter((sentence) => !WIRE_ONLY.includes(sentence) && !words.includes(sentence))
      .map((sentence) => `${field}: ${sentence}`),
  );
  expect(described.length).toBeGreaterThan(40);
  expect(lacking).toEqual([]);
});
