import { expect, test } from "vitest";
import {
  truncate,
  errorText,
  exact,
  isPlausibleBody,
  messagesOf,
  serverText,
  text,
} from "./reply.ts";

test.each([
  ["of 500 characters stays whole", "x".repeat(500), "x".repeat(500)],
  ["of more ends with an ellipsis after 500", `${"x".repeat(500)}yz`, `${"x".repeat(500)}…`],
  ["is cut before a character of two places", `${"x".repeat(499)}🚗!`, `${"x".repeat(499)}…`],
  ["keeps a character of two places that fits", `${"x".repeat(498)}🚗!`, `${"x".repeat(498)}🚗…`],
])("a text %s", (_, long, shown) => {
  expect(truncate(long)).toBe(shown);
});

test.each([
  [
    "control characters",
    "Card\u0000 de\u0007clined\u001b[31m\u007f\u0085\u009b",
    "Card declined[31m",
  ],
  [
    "direction characters",
    "\u202aA\u202bB\u202cC\u202dD\u202e \u2066E\u2067F\u2068G\u2069",
    "ABCD EFG",
  ],
  ["a line feed or tab, which becomes a space", "One\r\ntwo\tthree", "One two three"],
])("a displayed text loses %s", (_, sent, shown) => {
  expect(text(sent)).toBe(shown);
  expect(serverText([sent])).toBe(shown);
  expect(errorText({ message: sent, error: "E1" })).toBe(`${shown} : E1`);
});

test("a displayed text keeps the joiners and marks that names need", () => {
  const name = "علی\u200cرضا \u200d\u200e\u200f";
  expect(text(name)).toBe(name);
});

test("a value that may be sent back keeps every character", () => {
  expect(exact("a\u0000\n\u202eb")).toBe("a\u0000\n\u202eb");
});

test("characters that are removed do not count towards the 500", () => {
  expect(truncate(`${"\u202e".repeat(500)}Van`)).toBe("Van");
});

test("a message of only such characters becomes null", () => {
  const empty = "\u202e \u0007";
  expect(messagesOf({ message: empty, error: "Declined" })).toEqual({
    displayMessage: "Declined",
    serverMessage: null,
    serverError: "Declined",
  });
});

test("null stays null", () => {
  expect(truncate(null)).toBeNull();
});

test.each([
  ["nothing", "", undefined, true],
  ["text", "Done", undefined, true],
  ["text with a character of HTML", "3 < 4, {done}", undefined, true],
  ["an HTML page", "  <html>", undefined, false],
  ["truncated JSON", '{"status": tr', undefined, false],
  ["a truncated list", '["done', undefined, false],
  ["JSON", "true", true, true],
  ["a JSON false", "false", false, false],
])("%s is a plausible body of an undocumented reply, or not", (_, content, body, plain) => {
  expect(isPlausibleBody(content, body)).toBe(plain);
});

test.each([
  ["the text of `error`", { error: "Card declined" }, "Card declined"],
  ["a list without its blanks", { error: ["One", "", null, "Two"] }, "One, Two"],
])("a refusal is shown by %s", (_, reply, shown) => {
  expect(errorText(reply)).toBe(shown);
});
