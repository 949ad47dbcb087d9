import { expect, test } from "vitest";
import { emailFromPaste } from "./email.ts";

test.each([
  "ann@example.com",
  "mailto:ann@example.com",
  "MAILTO:ann@example.com?subject=Hi",
  "Ann Example <ann@example.com>",
  '"Example, Ann" <ann@example.com>;',
  "ann@example.com,",
  "ann@example.com. ",
  "\u202eann@example.com",
  "\u200eann@example.com\u2068",
  "<mailto:ann@example.com>",
  "ann＠example.com",
  "ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ",
  "Ann ＜ann＠example.com＞，",
  "\u0002ann@\u0000example.com\u001d",
])("the address in the pasted %j is found", (text) => {
  expect(emailFromPaste(text)).toBe("ann@example.com");
});

test("a text without an address stays", () => {
  expect(emailFromPaste("not an address")).toBe("not an address");
});
