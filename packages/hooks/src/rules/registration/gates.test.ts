import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { initialCustomer, initialPayment } from "./drafts.ts";
import { gateOf, isOpen, openSteps, REGISTRATION_STEPS } from "./gates.ts";
import { initialProgress } from "./initial-progress.ts";
import { progressAfter } from "./progress.ts";
import { lostSecret, progressWithoutSecrets } from "./lost-secret.ts";
import type { Progress } from "./gates.ts";
import type { ProgressEvent } from "./progress.ts";

/** activation, payment, terms, confirm, userexists, topbar */
const bits = (progress: Progress) =>
  [
    progress.movetoactivationpage,
    progress.movetopaymentpage,
    progress.movetotermspage,
    progress.movetoconfirmpage,
    progress.userexists,
    progress.topbar,
  ]
    .map(Number)
    .join("");

const after = (...events: ProgressEvent[]) => events.reduce(progressAfter, initialProgress);

type Row = [event: ProgressEvent, flags: string, open: string];

const journeys: Record<string, Row[]> = {
  "a new customer whose registration fails": [
    ["submit-customer", "100001", "activation-type"],
    ["submit-activation", "110001", "activation-type payment-method"],
    ["submit-payment", "111001", "activation-type payment-method terms"],
    ["submit-terms", "111101", "activation-type payment-method terms confirm"],
    ["register-start", "000100", "confirm"],
    ["register-error", "111101", "activation-type payment-method terms confirm"],
    ["previous-terms", "110101", "activation-type payment-method confirm"],
    ["submit-payment", "111101", "activation-type payment-method terms confirm"],
    ["previous-payment", "101101", "activation-type terms confirm"],
  ],
  "an existing customer who goes back": [
    ["submit-customer-existing", "100011", "activation-type"],
    ["submit-activation", "110011", "activation-type payment-method"],
    ["previous-payment", "100011", "activation-type"],
    ["previous-activation", "000001", ""],
  ],
  "a successful registration": [
    ["submit-customer", "100001", "activation-type"],
    ["submit-activation", "110001", "activation-type payment-method"],
    ["submit-payment", "111001", "activation-type payment-method terms"],
    ["submit-terms", "111101", "activation-type payment-method terms confirm"],
    ["register-start", "000100", "confirm"],
    ["register-success", "000100", "confirm"],
  ],
};

describe("gates open and close for", () => {
  test.each(Object.entries(journeys))("%s", (_, rows) => {
    let progress = initialProgress;
    for (const [event, flags, open] of rows) {
      progress = progressAfter(progress, event);
      expect([event, bits(progress), openSteps(progress).join(" ")]).toEqual([event, flags, open]);
    }
  });
});

test("at the start every gate is closed, and only the first step is open", () => {
  expect(bits(initialProgress)).toBe("000001");
  expect(REGISTRATION_STEPS.filter((step) => isOpen(initialProgress, step))).toEqual([
    "customer-information",
  ]);
});

test("each later step has a gate of its own", () => {
  expect(gateOf("customer-information")).toBeNull();
  expect(new Set(REGISTRATION_STEPS.map(gateOf)).size).toBe(5);
});

test("a registration that succeeded shows its outcome, whatever was open before", () => {
  expect(openSteps(after("register-success"))).toEqual(["confirm"]);
});

describe("after a reload that lost the secrets", () => {
  const ready = after("submit-customer", "submit-activation", "submit-payment", "submit-terms");
  const readyAgain = after(
    "submit-customer-existing",
    "submit-activation",
    "submit-payment",
    "submit-terms",
  );
  const withPassword = { ...initialCustomer, password: "pw" };
  const savedCard = { ...initialPayment, token: "tok_1" };

  test("a new customer enters the password again, starting at the first step", () => {
    const lost = lostSecret(ready, initialCustomer, initialPayment);
    expect(lost).toBe("password");
    expect(openSteps(progressWithoutSecrets(ready, lost))).toEqual([]);
  });

  test("an existing customer with a new card enters the card again", () => {
    const lost = lostSecret(readyAgain, initialCustomer, initialPayment);
    expect(lost).toBe("card");
    const progress = progressWithoutSecrets(readyAgain, lost);
    expect(openSteps(progress)).toEqual(["activation-type", "payment-method"]);
    expect(progress.userexists).toBe(true);
  });

  test("if only the security code is missing, only that is asked for again", () => {
    const withNumber = { ...initialPayment, cardnumber: "4111111111111111" };
    expect(lostSecret(readyAgain, initialCustomer, withNumber)).toBe("cvc");
    expect(lostSecret(readyAgain, initialCustomer, { ...withNumber, cvc: "123" })).toBeNull();
  });

  test("a card without its number is entered again, also on the way to the confirmation", () => {
    const withCode = { ...initialPayment, cvc: "123" };
    const atTerms = after("submit-customer-existing", "submit-activation", "submit-payment");
    expect(lostSecret(readyAgain, initialCustomer, withCode)).toBe("card");
    expect(lostSecret(atTerms, initialCustomer, withCode)).toBe("card");
  });

  test("if nothing was lost, no gate closes", () => {
    expect(progressWithoutSecrets(readyAgain, null)).toEqual(readyAgain);
  });

  test("nothing is lost with a saved card, or before a card was needed", () => {
    expect(lostSecret(readyAgain, initialCustomer, savedCard)).toBeNull();
    expect(lostSecret(after("submit-customer"), withPassword, initialPayment)).toBeNull();
    expect(lostSecret(initialProgress, initialCustomer, initialPayment)).toBeNull();
  });

  test("a registration that was sent stays at its last step, which shows the outcome", () => {
    const sent = progressAfter(ready, "register-start");
    expect(lostSecret(sent, initialCustomer, initialPayment)).toBeNull();
  });

  test("once the gates are closed no other secret is missing, whatever the progress", () => {
    const flags = fc.record({
      movetoactivationpage: fc.boolean(),
      movetopaymentpage: fc.boolean(),
      movetotermspage: fc.boolean(),
      movetoconfirmpage: fc.boolean(),
      userexists: fc.boolean(),
      topbar: fc.boolean(),
    });
    const customers = fc.constantFrom(initialCustomer, withPassword);
    const payments = fc.constantFrom(initialPayment, savedCard);
    fc.assert(
      fc.property(flags, customers, payments, (progress, customer, payment) => {
        const closed = progressWithoutSecrets(progress, lostSecret(progress, customer, payment));
        expect(lostSecret(closed, customer, payment)).toBeNull();
        expect(openSteps(progress)).toEqual(expect.arrayContaining(openSteps(closed)));
      }),
    );
  });
});
