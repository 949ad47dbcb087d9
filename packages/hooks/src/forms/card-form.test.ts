import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { en } from "../messages/en.ts";
import { message } from "../messages/messages.ts";
import { cardForm } from "./card-form.ts";
import type { CardForm } from "./card-form.ts";
import { dormantForm } from "./dormant-form.ts";
import { validate } from "./validate.ts";

const complete: CardForm = {
  cardHoldername: "Sample Customer",
  cardnumber: "4111 1111 1111 1111",
  cvc: "123",
  expirationdatemonth: "03",
  expirationdateyear: "2029",
};

const wizard = cardForm("cardHolder.required.wizard");
const textsOf = (changes: Partial<CardForm>, form = wizard): Record<string, string> => {
  const checked = validate(form, { ...complete, ...changes });
  if ("value" in checked) return {};
  return Object.fromEntries(
    Object.entries(checked.errors).map(([field, code]) => [field, message(en, code)]),
  );
};
const digits = (count: number) => "4".repeat(count);

describe("a new card", () => {
  test.each([
    [0, 0, "CardNumber is required", "CVV is required"],
    [14, 2, "CardNumber should be minimum of 15 numbers", "CVV should be minimum of 3 numbers"],
    [15, 3, undefined, undefined],
    [16, 4, undefined, undefined],
    [20, 5, undefined, "CVV cannot be more than 4 numbers"],
    [21, 4, "CardNumber cannot exceed more than 20 numbers", undefined],
  ])("with %s digits and a CVV of %s", (number, cvc, numberText, cvcText) => {
    const texts = textsOf({ cardnumber: digits(number), cvc: digits(cvc) });
    expect([texts.cardnumber, texts.cvc]).toEqual([numberText, cvcText]);
  });

  test("needs month and year", () => {
    expect(textsOf({ expirationdatemonth: "", expirationdateyear: "" })).toEqual({
      expirationdatemonth: "Month is required",
      expirationdateyear: "Year is required",
    });
  });

  test("without a holder shows the text of its page", () => {
    expect(textsOf({ cardHoldername: " " })).toEqual({
      cardHoldername: "Card Holdername is required",
    });
    expect(textsOf({ cardHoldername: "" }, dormantForm)).toEqual({
      cardHoldername: "Card Holder Name is required",
    });
  });

  test("counts only digits, whatever separates them", () => {
    const separators = fc.array(fc.constantFrom("", " ", "-", "x"), {
      minLength: 16,
      maxLength: 16,
    });
    fc.assert(
      fc.property(separators, (between) => {
        const cardnumber = between.map((separator) => `4${separator}`).join("");
        expect(validate(wizard, { ...complete, cardnumber })).toMatchObject({
          value: { cardnumber: digits(16) },
        });
      }),
    );
  });
});
