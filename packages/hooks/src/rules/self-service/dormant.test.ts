import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dormantOffer } from "./dormant.ts";

describe("the dormant page", () => {
  test.each([
    ["dontpay", "yes", "activate", false, false, true],
    ["dontpay", "no", "terminate", false, false, false],
    ["dontpay", undefined, "activate", true, false, null],
    ["pay", "yes", "activate", false, true, true],
    ["pay", "no", "terminate", false, false, false],
    ["pay", undefined, "activate", false, true, true],
  ] as const)("%s with paying %s", (variant, query, button, disabled, needsCard, paying) => {
    expect(dormantOffer(variant, query)).toMatchObject({ button, disabled, needsCard, paying });
  });

  test('terminates only for "no", after a confirmation, and never asks for a card then', () => {
    fc.assert(
      fc.property(
        fc.constantFrom("pay" as const, "dontpay" as const),
        fc.oneof(fc.string(), fc.constantFrom("yes", "no", undefined)),
        (variant, query) => {
          const offer = dormantOffer(variant, query);
          const terminates = offer.paying === false;
          expect(terminates).toBe(query === "no");
          expect(offer.needsConfirmation).toBe(terminates);
          expect(offer.button === "terminate").toBe(terminates);
          expect(terminates && offer.needsCard).toBe(false);
          expect(offer.disabled).toBe(offer.paying === null);
        },
      ),
    );
  });
});
