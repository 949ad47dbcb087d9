import { expect, test } from "vitest";
import type { PlanTier } from "../rules/plans/plans.ts";
import { createTranslator } from "../react/use-messages.ts";
import { en } from "./en.ts";
import type { account } from "./en/account.ts";
import type { Translated } from "./messages.ts";

const say = createTranslator(en);
const tier: PlanTier = "pro";

// Lines that must not compile are marked; the type check fails if one does.
test("a text without values takes its code alone", () => {
  expect(say("action.next")).toBe("Next");
  expect(say(`plan.${tier}`)).toBe("Pro");
  // @ts-expect-error: no text has this code.
  expect(say("action.nextt")).toBe("action.nextt");
});

test("a text with values does not compile without each of them", () => {
  expect(say("task.every", { amount: "$5.00", months: 3 })).toBe("$5.00 every 3 months");
  // @ts-expect-error: the number of months is missing.
  expect(say("task.every", { amount: "$5.00" })).toContain("undefined");
  // @ts-expect-error: a number is not a text.
  expect(say("readBack.free", { imei: 3 })).toContain("3");
  // @ts-expect-error: it needs a value.
  expect(() => say("readBack.free")).toThrow(TypeError);
});

test("a code of several texts needs the values of all of them", () => {
  const codes = ["readBack.free", "fact.copy"] as const;
  const texts = codes.map((code) => say(code, { imei: "1", term: "ICCID" }));
  expect(texts).toEqual(["IMEI 1 is not in use. It was most likely not registered.", "Copy ICCID"]);
  // @ts-expect-error: "fact.copy" needs a term.
  expect(codes.map((code) => say(code, { imei: "1" }))[1]).toBe("Copy undefined");
});

test("a catalogue of another language does not compile with a text missing or left over", () => {
  // @ts-expect-error: all other texts of the area are missing.
  const missing: Translated<typeof account> = { "myAccount.title": "Ihr Konto" };
  const leftOver: Partial<Translated<typeof account>> = {
    "myAccount.title": "Ihr Konto",
    // @ts-expect-error: the area has no such text.
    "myAccount.titel": "Ihr Konto",
  };
  expect([missing, leftOver]).toHaveLength(2);
});
