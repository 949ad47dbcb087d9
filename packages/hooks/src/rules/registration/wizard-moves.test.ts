import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { initialCustomer, initialPayment } from "./drafts.ts";
import { lostSecret, wizardWithoutSecrets } from "./lost-secret.ts";
import {
  withOpen,
  wizardAfterError,
  wizardAfterPrevious,
  wizardAfterSuccess,
  wizardWhileSending,
} from "./wizard-moves.ts";
import {
  firstPosition,
  isOpen,
  REGISTRATION_STEPS,
  type RegistrationStep,
  type Wizard,
} from "./wizard.ts";

type Change = (wizard: Wizard) => Wizard;

const opened =
  (step: RegistrationStep): Change =>
  (wizard) =>
    withOpen(wizard, step);

const as =
  (isKnown: boolean): Change =>
  (wizard) =>
    withOpen({ ...wizard, isKnown }, "activation-type");

const back =
  (step: RegistrationStep): Change =>
  (wizard) =>
    wizardAfterPrevious(wizard, step);

const after = (...changes: readonly Change[]) =>
  changes.reduce((wizard, change) => change(wizard), firstPosition);

type Row = readonly [change: Change, open: string];

const journeys: Record<string, readonly Row[]> = {
  "a new customer whose registration fails": [
    [as(false), "activation-type"],
    [opened("payment-method"), "activation-type payment-method"],
    [opened("terms"), "activation-type payment-method terms"],
    [opened("confirm"), "activation-type payment-method terms confirm"],
    [wizardWhileSending, "confirm, locked"],
    [wizardAfterError, "activation-type payment-method terms confirm"],
    [back("terms"), "activation-type payment-method confirm"],
    [opened("terms"), "activation-type payment-method terms confirm"],
    [back("payment-method"), "activation-type terms confirm"],
  ],
  "an existing customer who goes back": [
    [as(true), "activation-type, known"],
    [opened("payment-method"), "activation-type payment-method, known"],
    [back("payment-method"), "activation-type, known"],
    [back("activation-type"), ""],
  ],
  "a successful registration": [
    [as(false), "activation-type"],
    [opened("confirm"), "activation-type confirm"],
    [wizardWhileSending, "confirm, locked"],
    [wizardAfterSuccess, "confirm, locked"],
  ],
};

const textOf = ({ open, isKnown, isLocked }: Wizard) =>
  [open.join(" "), isKnown === true && "known", isLocked && "locked"]
    .filter((part) => part !== false)
    .join(", ");

describe("steps open and close for", () => {
  test.each(Object.entries(journeys))("%s", (_, rows) => {
    let wizard = firstPosition;
    for (const [change, position] of rows) {
      wizard = change(wizard);
      expect(textOf(wizard)).toBe(position);
    }
  });
});

test("at the start only the first step is open", () => {
  expect(REGISTRATION_STEPS.filter((step) => isOpen(firstPosition, step))).toEqual([
    "customer-information",
  ]);
});

test("a registration that succeeded shows its outcome, whatever was open before", () => {
  expect(after(wizardAfterSuccess).open).toEqual(["confirm"]);
});

describe("after a reload that lost the secrets", () => {
  const all = REGISTRATION_STEPS.slice(1).map(opened);
  const ready = after(as(false), ...all);
  const readyAgain = after(as(true), ...all);
  const withPassword = { ...initialCustomer, password: "pw" };
  const savedCard = { ...initialPayment, token: "tok_1" };

  test("a new customer enters the password again, starting at the first step", () => {
    const lost = lostSecret(ready, initialCustomer, initialPayment);
    expect(lost).toBe("password");
    expect(wizardWithoutSecrets(ready, lost).open).toEqual([]);
  });

  test("an existing customer with a new card enters the card again", () => {
    const lost = lostSecret(readyAgain, initialCustomer, initialPayment);
    expect(lost).toBe("card");
    const wizard = wizardWithoutSecrets(readyAgain, lost);
    expect(wizard).toMatchObject({ open: ["activation-type", "payment-method"], isKnown: true });
  });

  test("if only the security code is missing, only that is asked for again", () => {
    const withNumber = { ...initialPayment, cardnumber: "4111111111111111" };
    expect(lostSecret(readyAgain, initialCustomer, withNumber)).toBe("cvc");
    expect(lostSecret(readyAgain, initialCustomer, { ...withNumber, cvc: "123" })).toBeNull();
  });

  test("a card without its number is entered again, also on the way to the confirmation", () => {
    const withCode = { ...initialPayment, cvc: "123" };
    const atTerms = after(as(true), opened("terms"));
    expect(lostSecret(readyAgain, initialCustomer, withCode)).toBe("card");
    expect(lostSecret(atTerms, initialCustomer, withCode)).toBe("card");
  });

  test("if nothing was lost, no step closes", () => {
    expect(wizardWithoutSecrets(readyAgain, null)).toEqual(readyAgain);
  });

  test("nothing is lost with a saved card, or before a card was needed", () => {
    expect(lostSecret(readyAgain, initialCustomer, savedCard)).toBeNull();
    expect(lostSecret(after(as(false)), withPassword, initialPayment)).toBeNull();
    expect(lostSecret(firstPosition, initialCustomer, initialPayment)).toBeNull();
  });

  test("a registration that was sent stays at its last step, which shows the outcome", () => {
    const sent = wizardWhileSending(ready);
    expect(lostSecret(sent, initialCustomer, initialPayment)).toBeNull();
  });

  test("once the steps are closed no other secret is missing, whatever the position", () => {
    const wizards = fc.record({
      open: fc.subarray(REGISTRATION_STEPS.slice(1)),
      isKnown: fc.constantFrom(true, false, null),
      isLocked: fc.boolean(),
    });
    const customers = fc.constantFrom(initialCustomer, withPassword);
    const payments = fc.constantFrom(initialPayment, savedCard);
    fc.assert(
      fc.property(wizards, customers, payments, (wizard, customer, payment) => {
        const closed = wizardWithoutSecrets(wizard, lostSecret(wizard, customer, payment));
        expect(lostSecret(closed, customer, payment)).toBeNull();
        expect(wizard.open).toEqual(expect.arrayContaining([...closed.open]));
      }),
    );
  });
});
