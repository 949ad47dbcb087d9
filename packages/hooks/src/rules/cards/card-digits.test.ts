import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardDigits } from "./card-digits.ts";
import { creditCard } from "./credit-card.ts";
import { payingCard } from "./card-number.ts";
import { blankCard } from "./card-fields.ts";

const NUMBER = "4929123456789012";

test.each([
  ["card 4929 1234 5678 9012 exp 03/29", NUMBER],
  ["4929 1234 5678 9012 03/29", NUMBER],
  ["4929-1234-5678-9012 (CVV 843), 03 / 2029", NUMBER],
  ["4929.1234.5678.9012", NUMBER],
  ["4929 1234 5678 9012\n843", NUMBER],
  ["\u202A4929\u00A01234\u00A05678\u00A09012\u202C", NUMBER],
  ["4929–1234–5678–9012", NUMBER],
  ["\uFF14\uFF19\uFF12\uFF19 1234 5678 9012", NUMBER],
  ["\u0664\u0669\u0662\u0669 1234 5678 9012", NUMBER],
  ["\u06F4\u06F9\u06F2\u06F9 1234 5678 9012", NUMBER],
  ["Amex 3782 822463 10005", "378282246310005"],
  ["UnionPay 6200 0000 0000 0000 003", "6200000000000000003"],
])("the number in %j is %s", (text, digits) => {
  expect(cardDigits(text)).toBe(digits);
});

test.each([
  ["no number", "my card"],
  ["two numbers", "4929 1234 5678 9012 or 4111 1111 1111 1111"],
  ["nothing", ""],
])("%s gives nothing", (_, text) => {
  expect(cardDigits(text)).toBe("");
});

test.each([
  ["ends with 9012", "9012"],
  ["4929 1234 5678 exp 03/29 843", "492912345678"],
])("an incomplete number in %j is not completed by other digits", (text, digits) => {
  expect(cardDigits(text)).toBe(digits);
});

test("digits with gaps are taken as they are, however many", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d([ -]?\d){0,24}$/), (text) => {
      expect(cardDigits(text)).toBe(text.replaceAll(/[ -]/g, ""));
    }),
  );
});

describe("a card whose number is part of a text", () => {
  const card = { ...blankCard, cardnumber: "card 4929 1234 5678 9012 exp 03/29", cvc: "８٤3" };

  test("is sent with its number, converted from the digits of any script", () => {
    expect(creditCard(card)).toMatchObject({ number: NUMBER, cvv: "843" });
  });

  test("shows the last of the digits that are sent", () => {
    expect(payingCard({ ...card, token: "", bin: "", last_4: "" })).toEqual({
      brand: "Visa",
      last4: "9012",
    });
  });
});
