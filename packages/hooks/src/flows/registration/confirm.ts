import { lastFour } from "../../rules/cards/card-number.ts";
import { hasUnit } from "../../rules/registration/drafts.ts";
import { progressAfter } from "../../rules/registration/progress.ts";
import {
  existingCustomerPayload,
  newCustomerPayload,
} from "../../rules/registration/registration-payload.ts";
import { placeOrder } from "../payment/order.ts";
import { areSameTerms, type Press } from "../payment/price-check.ts";
import { canAgree, pressed, withReading, type Question } from "../payment/question.ts";
import { imeiSubject } from "../payment/subjects.ts";
import { changeDevices, show, stay } from "./changes.ts";
import { ownConsents, orderOf } from "./receipt.ts";
import { activationDraft } from "./keep.ts";
import { checkImeisAgain } from "./device-imei.ts";
import type { RegistrationEffect, RegistrationTransition, EventOf } from "./events.ts";
import { goToConfirm } from "./enter.ts";
import { FAMILY, type RegistrationIn } from "./state.ts";
import {
  canConfirm,
  checkOf,
  orderTick,
  priceOf,
  readPrices,
  refetchPrices,
  repetitionOf,
  termsOf,
  totalOf,
} from "./prices.ts";
import { firstUnready } from "./steps.ts";

type Reviewing = RegistrationIn<"reviewing">;

const changeQuestion = (
  state: Reviewing,
  changes: Partial<Question>,
  ...effects: RegistrationEffect[]
) => show(state, { phase: "reviewing", question: { ...state.question, ...changes } }, ...effects);

export const acknowledge = (
  state: Reviewing,
  { isAcknowledged }: EventOf<"acknowledge">,
): RegistrationTransition => changeQuestion(state, { isAcknowledged });

/** The press that agrees to the order. It waits for prices that are those of the server. */
export function confirm(
  state: Reviewing,
  { type: _type, ...press }: EventOf<"confirm">,
): RegistrationTransition {
  if (!canConfirm(state)) return stay(state);
  const agreed = { ...state, today: press.at };
  // The card's month may have ended since the card was entered.
  if (firstUnready(agreed) !== null) return goToConfirm(agreed);
  return awaitPrices(state, press);
}

function awaitPrices(state: Reviewing, press: Press): RegistrationTransition {
  const check = checkOf(state, state.question);
  if (check.press !== null) return stay(state);
  const isReading = check === state.question.priceCheck && check.status === "running";
  const { priceCheck, since } = pressed(check, press, isReading);
  const effects = since === undefined ? [] : [readPrices(state, since)];
  return changeQuestion(state, { priceCheck }, ...effects);
}

/** There is a network again: prices that could not be read are read once more. */
export const checkPricesAgain = (state: Reviewing): RegistrationTransition =>
  state.question.priceCheck?.status === "failed" ? refetchPrices(state) : checkImeisAgain(state);

/** Prices of the server are here: a press that waited for them goes on, unless one has changed. */
export function pricesFound(
  state: Reviewing,
  { type: _type, ...found }: EventOf<"prices-found">,
): RegistrationTransition {
  const { question } = state;
  const before = question.priceCheck;
  if (before === null) return stay(state);
  // Another plan was chosen since, where all of the registration is on one page.
  if (!areSameTerms(before.terms, termsOf(state)))
    return changeQuestion(state, { priceCheck: null });
  const reading = withReading(question, before, found, (lists) => termsOf(state, lists));
  const { lists, press, isNew } = reading;
  const read = changeQuestion(state, reading.question);
  if (lists === null) return read;
  const devices = state.activation.devices.map((row) => ({ ...row, ...priceOf(row, lists) }));
  const next = changeDevices(read.state, { devices });
  if (press === null || next.state.phase !== "reviewing") return next;
  return isNew ? confirm(next.state, { type: "confirm", ...press }) : sendAgreed(next.state, press);
}

/** Sends once what was agreed to. Leaving the question is what makes a second press do nothing. */
function sendAgreed(state: Reviewing, press: Press): RegistrationTransition {
  const agreed = { ...state, today: press.at };
  const activation = activationDraft(state.activation);
  const amount = totalOf(state);
  if (amount === null || !canAgree(state.question, repetitionOf(state)) || !hasUnit(activation))
    return stay(state);
  if (firstUnready(agreed) !== null) return goToConfirm(agreed);
  const { customer, payment, progress, repeats, variant } = state;
  const payload = progress.userexists
    ? existingCustomerPayload(customer, activation, payment)
    : newCustomerPayload(customer, activation, payment);
  const { attempt, consent } = placeOrder(
    {
      flow: FAMILY,
      family: FAMILY,
      owner: "",
      by: customer.email,
      subjects: activation.devices.map(({ imei }) => imeiSubject(imei.trim())),
      rows: termsOf(state).rows,
      amount,
      last4: lastFour(payment),
      tick: orderTick(state),
    },
    press,
  );
  const order = orderOf(payload, activation.devices, [...ownConsents(state), consent]);
  return show(
    { ...state, failure: null, progress: progressAfter(progress, "register-start") },
    { phase: "sending", question: state.question, attempt, order },
    { type: "consent", consent },
    { type: "send", payload, variant, attempt, consentTo: repeats.map(({ id }) => id) },
  );
}
