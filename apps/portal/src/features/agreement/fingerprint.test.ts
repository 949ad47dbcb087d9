import { expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";

test.each([
  ["", "e3b0c44298fc1c14"],
  ["abc", "ba7816bf8f01cfea"],
  ["Términos", "60eaf1f65f219475"],
])("the fingerprint of %j is the beginning of its SHA-256", async (text, expected) => {
  expect(await fingerprint(text)).toBe(expected);
});
