import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canCheckCard, firstSixInput } from "./card-check.ts";

test("the current card is checked once it has six digits, and never with more", () => {
  expect(canCheckCard("41111")).toBe(false);
  expect(canCheckCard("411111")).toBe(true);
  expect(firstSixInput("4111 1111 1111 1111")).toBe("411111");
});

test("any text is reduced to at most six digits", () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const digits = firstSixInput(typed);
      expect(digits).toMatch(/^\d{0,6}$/);
      expect(firstSixInput(digits)).toBe(digits);
    }),
  );
});
