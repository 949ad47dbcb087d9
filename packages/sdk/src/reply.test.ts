import { expect, test } from "vitest";
import { cut, errorText, isPlain } from "./reply.ts";

test.each([
  ["of 500 characters stays whole", "x".repeat(500), "x".repeat(500)],
  ["of more ends with an ellipsis after 500", `${"x".repeat(500)}yz`, `${"x".repeat(500)}…`],
  ["is cut before a character of two places", `${"x".repeat(499)}🚗!`, `${"x".repeat(499)}…`],
  ["keeps a character of two places that fits", `${"x".repeat(498)}🚗!`, `${"x".repeat(498)}🚗…`],
])("a text %s", (_, long, shown) => {
  expect(cut(long)).toBe(shown);
});

test("what is no text stays none", () => {
  expect(cut(null)).toBeNull();
});

test.each([
  ["nothing", "", undefined, true],
  ["words", "Done", undefined, true],
  ["words with a sign of HTML among them", "3 < 4, {done}", undefined, true],
  ["a page", "  <html>", undefined, false],
  ["JSON that was cut off", '{"status": tr', undefined, false],
  ["a list that was cut off", '["done', undefined, false],
  ["JSON", "true", true, true],
  ["a JSON false", "false", false, false],
])("a reply without a documented form may be %s or not", (_, content, body, plain) => {
  expect(isPlain(content, body)).toBe(plain);
});

test.each([
  ["the text of `error`", { error: "Card declined" }, "Card declined"],
  ["a list without its blanks", { error: ["One", "", null, "Two"] }, "One, Two"],
])("a refusal is told by %s", (_, reply, text) => {
  expect(errorText(reply)).toBe(text);
});
