import { createTranslator } from "@waypost/hooks";
import { en } from "@waypost/hooks/messages";
import { expect, test } from "vitest";
import { pseudo, pseudoText } from "./pseudo.ts";

test("a pseudo text is readable, longer, accented and in brackets", () => {
  expect(pseudoText("Next")).toBe("[Ñéxť one]");
  expect(pseudoText("Contact {email} now")).toBe("[Çóñťáçť {email} ñów one two]");
});

test("every text of the catalogue has a pseudo text, with its values and the placeholders of its links", () => {
  const say = createTranslator(pseudo(en));
  expect(Object.keys(pseudo(en))).toEqual(Object.keys(en));
  expect(say("support.line")).toContain("{email}");
  expect(say("settings.changes", { count: 2 })).toBe("[2 çháñgéš one two]");
});
