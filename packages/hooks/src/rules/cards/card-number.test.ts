import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CARD_BRANDS,
  cardBrand,
  cardGroups,
  cardNumberLooksWrong,
  payingCard,
} from "./card-number.ts";
import { digitsOnly } from "../digits.ts";

test("spaces, hyphens and letters are removed from a pasted card number", () => {
  expect(digitsOnly(" 4111-1111 1111\t1111x")).toBe("4111111111111111");
});

test.each([
  ["4111 1111", "visa"],
  ["5555", "mastercard"],
  ["2221", "mastercard"],
  ["2720", "mastercard"],
  ["2220", "unknown"],
  ["2721", "unknown"],
  ["34", "amex"],
  ["37", "amex"],
  ["6011", "discover"],
  ["65", "discover"],
  ["644", "discover"],
  ["649", "discover"],
  ["643", "unknown"],
  ["3056", "diners"],
  ["36", "diners"],
  ["3528", "jcb"],
  ["3589", "jcb"],
  ["3527", "unknown"],
  ["62", "unionpay"],
  ["", "unknown"],
  ["9", "unknown"],
  ["1234", "unknown"],
  ["16011", "unknown"],
  ["1305", "unknown"],
  ["13528", "unknown"],
  ["162", "unknown"],
])("a number that begins with %j shows the brand %s", (number, brand) => {
  expect(cardBrand(number)).toBe(brand);
});

describe("the preview", () => {
  test.each([
    ["4111111111111111", ["4111", "1111", "1111", "1111"]],
    ["41111", ["4111", "1"]],
    ["378282246310005", ["3782", "822463", "10005"]],
    ["62000000000000000000", ["6200", "0000", "0000", "0000", "0000"]],
    ["", []],
  ])("groups %s as it is printed on a card", (number, groups) => {
    expect(cardGroups(number)).toEqual(groups);
  });

  test("shows every digit of any text, in order", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[34]\d{0,20}$/)), (text) => {
        const groups = cardGroups(text);
        expect(groups.join("")).toBe(digitsOnly(text));
        expect(cardGroups(groups.join(" "))).toEqual(groups);
      }),
    );
  });
});

describe("the card that pays", () => {
  const none = { token: "", bin: "", last_4: "", cardnumber: "" };

  test("is shown with the brand and the last four digits of the number that was typed", () => {
    const typed = { ...none, cardnumber: "3782 822463 10005" };
    expect(payingCard(typed)).toEqual({ brand: "American Express", last4: "0005" });
  });

  test("is the saved one if one was chosen, whatever was typed before", () => {
    const saved = { token: "tok_1", bin: "555555", last_4: "4444", cardnumber: "4111111111111111" };
    expect(payingCard(saved)).toEqual({ brand: "Mastercard", last4: "4444" });
  });

  test("has no brand and hidden digits while nothing is known", () => {
    expect(payingCard(none)).toEqual({ brand: "", last4: "••••" });
  });
});

test("each brand is shown by its own name", () => {
  expect(CARD_BRANDS).toEqual({
    visa: "Visa",
    mastercard: "Mastercard",
    amex: "American Express",
    discover: "Discover",
    diners: "Diners Club",
    jcb: "JCB",
    unionpay: "UnionPay",
    unknown: "",
  });
});

test.each([
  ["4929 1234 5678 9012", true],
  ["4242 4242 4242 4242", false],
  ["4242 4242 4242 4243", true],
  ["3782 822463 10005", false],
  ["3782 822463 10006", true],
  ["4242 4242 4242 424", false],
  ["", false],
])("the number %j looks mistyped: %j", (number, isWrong) => {
  expect(cardNumberLooksWrong(number)).toBe(isWrong);
});
