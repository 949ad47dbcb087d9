import { lastFour } from "../../rules/cards/card-number.ts";
import { hasUnit } from "../../rules/registration/drafts.ts";
import { progressAfter } from "../../rules/registration/progress.ts";
import {
  existingCustomerPayload,
  newCustomerPayload,
} from "../../rules/registration/registration-payload.ts";
import { placeOrder } from "../checkout/order.ts";
import { areSameTerms, type Press } from "../checkout/price-check.ts";
import { canAgree, pressed, withReading, type Question } from "../checkout/question.ts";
import { imeiSubject } from "../checkout/subjects.ts";
import { changeDevices, showScreen, stay } from "./changes.ts";
import { ownConsents, orderOf } from "./receipt.ts";
import { activationDraft, storedConsents } from "./to-drafts.ts";
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
import { firstIncomplete } from "./steps.ts";

type Reviewing = RegistrationIn<"reviewing">;

const changeQuestion = (
  state: Reviewing,
  changes: Partial<Question>,
  ...effects: RegistrationEffect[]
) =>
  showScreen(
    state,
    { phase: "reviewing", question: { ...state.question, ...changes } },
    ...effects,
  );

export const acknowledge = (
  state: Reviewing,
  { isAcknowledged }: EventOf<"acknowledge">,
): RegistrationTransition => changeQuestion(state, { isAcknowledged });

/** The press that agrees to the order. It waits until the prices were read from the server. */
export function confirm(
  state: Reviewing,
  { type: _type, ...press }: EventOf<"confirm">,
): RegistrationTransition {
  if (!canConfirm(state)) return stay(state);
  const agreed = { ...state, today: press.at };
  // The card may have expired since it was entered.
  if (firstIncomplete(agreed) !== null) return goToConfirm(agreed);
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

/** The browser is online again: retries a failed read of the prices. */
export const checkPricesAgain = (state: Reviewing): RegistrationTransition =>
  state.question.priceCheck?.status === "failed" ? refetchPrices(state) : checkImeisAgain(state);

/**
 * The server's prices have arrived. A press that waited for them continues, unless a price changed.
 */
export function pricesFound(
  state: Reviewing,
  { type: _type, ...found }: EventOf<"prices-found">,
): RegistrationTransition {
  const { question } = state;
  const before = question.priceCheck;
  if (before === null) return stay(state);
  // On one page, another plan may have been chosen in the meantime.
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

/** Sends the order once. A second press has no effect, because the question is closed. */
function sendAgreed(state: Reviewing, press: Press): RegistrationTransition {
  const agreed = { ...state, today: press.at };
  const activation = activationDraft(state.activation);
  const amount = totalOf(state);
  if (amount === null || !canAgree(state.question, repetitionOf(state)) || !hasUnit(activation))
    return stay(state);
  if (firstIncomplete(agreed) !== null) return goToConfirm(agreed);
  const { customer, payment, progress, repeats, variant } = state;
  const payload = progress.userexists
    ? existingCustomerPayload(customer, activation, payment)
    : newCustomerPayload(customer, activation, payment);
  const { attempt: placed, consent } = placeOrder(
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
  const consents = [...ownConsents(state), consent];
  const order = orderOf(payload, activation.devices, consents);
  const stored = { ...order, consents: storedConsents(consents) };
  const attempt = { ...placed, order: stored };
  const { priceCheck } = state.question;
  const isUnverified = priceCheck !== null && priceCheck.asOf !== null;
  return showScreen(
    { ...state, failure: null, progress: progressAfter(progress, "register-start") },
    { phase: "sending", question: state.question, attempt, order },
    { type: "consent", consent },
    {
      type: "send",
      payload,
      variant,
      attempt,
      consentTo: [...repeats, ...state.question.related].map(({ id }) => id),
      agreement: { consents, repeats, total: amount, isUnverified },
    },
  );
}
