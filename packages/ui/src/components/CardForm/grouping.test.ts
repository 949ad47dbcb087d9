import { expect, test } from "vitest";
import { caretAfter, digitsOf, edited } from "./grouping.ts";

test("gaps, hyphens and letters are removed", () => {
  expect(digitsOf("4242-4242 x42")).toBe("4242424242");
});

test.each([
  ["4242 4242", 0, 0],
  ["4242 4242", 4, 4],
  ["4242 4242", 5, 6],
  ["4242 4242", 99, 9],
])("in %j the caret after %i digits is at %i", (grouped, digits, at) => {
  expect(caretAfter(grouped, digits)).toBe(at);
});

test("deleting a gap deletes the digit before it", () => {
  expect(edited("4242 1111", "42421111", 4)).toEqual({ digits: "4241111", before: 3 });
});

test("typing in the middle keeps the caret there", () => {
  expect(edited("4242 1111", "42942 1111", 3)).toEqual({ digits: "429421111", before: 3 });
});
