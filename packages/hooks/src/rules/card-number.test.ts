import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cardBrand, cardGroups, digitsOnly } from "./card-number.ts";

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
  ["3056", "diners"],
  ["36", "diners"],
  ["3528", "jcb"],
  ["3589", "jcb"],
  ["3527", "unknown"],
  ["62", "unionpay"],
  ["", "unknown"],
  ["9", "unknown"],
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
