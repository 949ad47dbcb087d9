import { expect, test } from "vitest";
import { digitsOf } from "../../text/digits.ts";
import { caretAfter, applyEdit } from "./grouping.ts";

test("spaces, hyphens and letters are removed", () => {
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

test("deleting a space deletes the digit before it", () => {
  expect(applyEdit("4242 1111", "42421111", 4)).toEqual({ digits: "4241111", before: 3 });
});

test.each(["\uFF14\uFF12", "\u0664\u0662", "\u06F4\u06F2"])("%s are digits", (text) => {
  expect(digitsOf(text)).toBe("42");
});

test("a number inserted at once by a keyboard is parsed like a pasted one", () => {
  const text = "card 4929 1234 5678 9012 exp 03/29";
  expect(applyEdit("", text, text.length)).toEqual({ digits: "4929123456789012", before: 16 });
});

test("a text without a number changes nothing", () => {
  expect(applyEdit("4242 1111", "4242 my card1111", 12)).toEqual({ digits: "42421111", before: 4 });
  expect(applyEdit("4242", "my card", 7)).toEqual({ digits: "4242", before: 0 });
});

test("typing in the middle does not move the caret", () => {
  expect(applyEdit("4242 1111", "42942 1111", 3)).toEqual({ digits: "429421111", before: 3 });
});
