import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isCharge } from "./charge-address.ts";

test.each([
  ["https://x/#/registration/confirm", false],
  ["https://x/#/registration/charge/confirm", true],
  ["https://x/#/reactivation/charge?customer_id=1", true],
  ["https://x/#/reactivation/CHARGE?customer_id=1", true],
  ["https://x/#registration/Charge/confirm/", true],
  ["https://x/#/reactivation?customer_id=1", false],
  ["https://x/#/reactivation?customer_id=CHARGE", false],
  ["https://x/#/registration/confirm?email=charge@x.com", true],
])("%s uses the charge endpoint: %s", (address, charge) => {
  expect(isCharge(address)).toBe(charge);
});

test.each([
  ["charge", "https://x/#/registration/confirm", true],
  ["charge", "https://x/#/registration/charge/confirm", true],
  ["plain", "https://x/#/registration/charge/confirm", false],
  ["plain", "https://x/#/registration/confirm", false],
] as const)("the variant %s overrides the address %s", (variant, address, charge) => {
  expect(isCharge(address, variant)).toBe(charge);
});

test('"charge" counts anywhere in the address', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(isCharge(`${before}charge${after}`)).toBe(true);
    }),
  );
});
