import { expect, test } from "vitest";
import { canonicalIdentifier } from "./canonical-identifier.ts";
import { normalizeIdentifier } from "./identifier.ts";

test.each([
  ["０１２３４５６７８９", "fullwidth"],
  ["٠١٢٣٤٥٦٧٨٩", "Arabic-Indic"],
  ["۰۱۲۳۴۵۶۷۸۹", "Persian"],
  ["०१२३४५६७८९", "Devanagari"],
  ["๐๑๒๓๔๕๖๗๘๙", "Thai"],
  ["𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗", "mathematical bold"],
  ["𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡", "mathematical double-struck"],
])("%s are the digits 0 to 9 (%s)", (digits) => {
  expect(normalizeIdentifier(digits)).toBe("0123456789");
});

test("every digit of Unicode is one of 0 to 9", () => {
  const all = Array.from({ length: 0x1_fb00 }, (_, code) => String.fromCodePoint(code));
  const digits = all.filter((one) => /\p{Nd}/u.test(one)).map(normalizeIdentifier);
  expect(digits.filter((one) => !/^\d$/.test(one))).toEqual([]);
});

test.each(["\u202e", "\u200e", "\u2068", "\u200b", "\ufeff", "\u00ad", "\u2800", "\u3164"])(
  "the invisible %j goes",
  (mark) => expect(normalizeIdentifier(`a@b${mark}.co`)).toBe("a@b.co"),
);

test("every control character goes, except those that separate like a space", () => {
  const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCodePoint(code)).filter(
    (one) => /\p{Cc}/u.test(one),
  );
  const left = controls.filter((one) => normalizeIdentifier(`35${one}38`) !== "3538");
  expect(left.join("")).toBe("\t\n\v\f\r");
});

test.each([
  ["ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ", "ann@example.com"],
  ["ann＠example.com", "ann@example.com"],
  ["ann﹫example.com", "ann@example.com"],
  ["Ａｎｎ＿ｂ＋１－ｃ＠Ｅｘ．ｃｏ", "Ann_b+1-c@Ex.co"],
  ["𝐚𝐧𝐧@𝖾𝗑.𝚌𝚘", "ann@ex.co"],
  ["oﬃce@ex.co", "office@ex.co"],
  ["３５３８－１６", "3538-16"],
  ["35\u00a038\u300016", "35 38 16"],
])("the compatibility forms of %j are %j", (typed, text) => {
  expect(normalizeIdentifier(typed)).toBe(text);
});

test("only digits become digits: not ², ①, ½, ⒈ or ㋀", () => {
  const all = Array.from({ length: 0x1_fb00 }, (_, code) => String.fromCodePoint(code));
  const others = all.filter((one) => !/\p{Nd}/u.test(one));
  expect(others.filter((one) => /\d/.test(normalizeIdentifier(one)))).toEqual([]);
});

test("normalizing twice changes nothing", () => {
  const all = Array.from({ length: 0x1_fb00 }, (_, code) => String.fromCodePoint(code));
  const once = all.map((one) => normalizeIdentifier(`1${one}a`));
  expect(once.filter((text) => normalizeIdentifier(text) !== text)).toEqual([]);
});

test.each([
  ["01001", "1001"],
  [" 1001\u2800", 1001],
  ["١٠٠١", "1001"],
  ["Ann@Example.com", "ann@example.com"],
  ["cus_9B", "CUS_9b"],
])("%j and %j are the same owner", (one, other) => {
  expect(canonicalIdentifier(one)).toBe(canonicalIdentifier(other));
});

test.each([null, undefined, {}, true])("%j is no identifier", (value) => {
  expect(canonicalIdentifier(value)).toBe("");
});
