import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../../apps/portal/src/app/config.ts";
import { en } from "../../packages/hooks/src/messages/en.ts";

test("the configuration is valid, and its files and texts exist", async () => {
  const text = await readFile(join(import.meta.dirname, "config.json"), "utf8");
  const config = await readConfig(JSON.parse(text));
  expect(existsSync(join(import.meta.dirname, "public", config.brand.iconUrl ?? ""))).toBe(true);
  const { texts = {} } = config;
  expect(Object.keys(texts)).toEqual(["en", "es", "fr"]);
  const codes = Object.values(texts).flatMap((own) => Object.keys(own));
  expect(codes.filter((code) => !Object.hasOwn(en, code))).toEqual([]);
});
