import type { RegistrationResult } from "@waypost/sdk";
import { SOMETHING_WENT_WRONG, type WaypostError, registrationResult } from "@waypost/sdk/pure";
import { payingCard } from "../../rules/cards/card-number.ts";
import { lostCard, lostSecret } from "../../rules/registration/lost-secret.ts";
import {
  wizardAfterError,
  wizardAfterSuccess,
  wizardWhileSending,
} from "../../rules/registration/wizard-moves.ts";
import type { Attempt } from "../checkout/attempts.ts";
import { mountCheckout } from "../checkout/checkout.ts";
import { askedNow, canConfirm, withoutSecurityCode } from "../checkout/order.ts";
import { isConclusive, isNotApplied, type OpenOutcome } from "../checkout/outcome.ts";
import type { Terms } from "../checkout/price-check.ts";
import { withAttempts } from "../checkout/question.ts";
import { isRejection } from "../checkout/send-once.ts";
import { imeiOfSubject } from "../checkout/subjects.ts";
import { chain, show, stay } from "../engine/step.ts";
import type {
  ChosenPlan,
  RegistrationEffect,
  RegistrationRequest,
  RegistrationTransition,
} from "./events.ts";
import { closeGates, firstIncomplete, goTo, goToConfirm } from "./steps.ts";
import { priceOf, receiptOf, registrationOrder, requestOf } from "./order.ts";
import { emptyForm, parseOrder } from "./start.ts";
import type { RegistrationForm, RegistrationIn, RegistrationState, SentOrder } from "./state.ts";

/** The checkout of the registration. */
export const checkout = mountCheckout<
  RegistrationForm,
  Terms,
  readonly ChosenPlan[],
  RegistrationRequest,
  RegistrationResult,
  RegistrationTransition
>({
  order: registrationOrder,
  request: requestOf,
  // The card may have expired since it was entered.
  incomplete: (form) => (firstIncomplete(form) === null ? null : goToConfirm(form)),
  learned: (form, { attempts, lists = {} }) => {
    const { activation, repeats } = form;
    const devices = activation.devices.map((row) => ({ ...row, ...priceOf(row, lists) }));
    return {
      ...form,
      repeats: withAttempts(repeats, attempts),
      activation: { ...activation, devices },
    };
  },
  placed: (form) => ({ ...form, failure: null, wizard: wizardWhileSending(form.wizard) }),
  notSent: (form) => ({ ...form, wizard: wizardAfterError(form.wizard) }),
  // Everything that was entered is dropped.
  accepted: ({ wizard, givenImeis, phoneRule }, attempt, reply, placed) => {
    const order = orderOfAttempt(attempt);
    const { consents } = placed?.agreement ?? order;
    const receipt = receiptOf({ ...order, consents }, reply);
    const form = {
      ...emptyForm,
      visited: true,
      givenImeis,
      phoneRule,
      token: receipt.hasToken ? reply.token : null,
      // The details of a new customer are dropped.
      wizard: { ...wizardAfterSuccess(wizard), isKnown: wizard.isKnown || null },
    };
    // For any other success, the page shows what is known.
    const effects = reply.outcome === "complete" ? [SUCCEEDED] : [];
    return show(form, { phase: "done", receipt }, ...effects);
  },
  // A gate stores neither the token nor the account.
  replyOf: ({ message, error, subscriptions: subscription }, attempt) =>
    registrationResult({ subscription, message, error }, orderOfAttempt(attempt)),
  // Everything that was entered stays.
  refused: (form, { attempt, error, text, inUse = [] }) => {
    const payment = withoutSecurityCode(form.payment);
    const message = error === null ? (text ?? SOMETHING_WENT_WRONG) : messageOf(error);
    return show(
      {
        ...form,
        payment,
        failure: {
          text: error?.displayMessage ?? text ?? SOMETHING_WENT_WRONG,
          isRejection: error === null || isRejection(error),
          card: cardOf(form, attempt),
          inUse,
        },
        wizard: wizardAfterError(form.wizard),
        lostSecret: lostCard(payment),
      },
      { phase: "failed" },
      toast(message),
    );
  },
  opened: (before, event) => {
    const form = { ...before, wizard: wizardAfterError(before.wizard) };
    if (event.type !== "unknown") return { form, effects: [] };
    const { error, attempt } = event;
    const failure = {
      text: error?.displayMessage ?? SOMETHING_WENT_WRONG,
      isRejection: false,
      card: cardOf(form, attempt),
      inUse: [],
    };
    const payment = withoutSecurityCode(form.payment);
    return { form: { ...form, payment, failure }, effects: [toast(messageOf(error))] };
  },
  canLookUp: () => true,
  mayRepeat: isNotApplied,
  // The confirmation warns about a repetition.
  repeat: (form, outcome) => {
    const open = { ...form, failure: null, repeats: withAttempts(form.repeats, outcome.asked) };
    const closed = { state: open, effects: closeUnregistered(outcome) };
    return chain(closed, (next) => goToConfirm(closeGates(next)));
  },
});

/** The chosen card, or what is known of the one that was sent: another may be entered by now. */
function cardOf({ payment }: RegistrationForm, attempt: Attempt | null) {
  const entered = payingCard(payment);
  const sent = attempt?.last4 ?? entered.last4;
  return sent === entered.last4 ? entered : { brand: "", last4: sent };
}

const toast = (message: string | null): RegistrationEffect =>
  message === null
    ? { type: "notify", tone: "error", code: "register.noResponse" }
    : { type: "notify", tone: "error", code: "register.failed", params: { message } };

/** The text for the toast of a failure: only the message or, without one, the text of the error. */
function messageOf(error: WaypostError | null): string | null {
  if (error === null || !("serverMessage" in error)) return null;
  const { kind, status, serverMessage, serverError } = error;
  // Without an error, the message of an incomplete 2xx reply may be that of a success.
  if (kind === "unknown-outcome" && (status ?? 0) < 400 && serverError === null) return null;
  return serverMessage ?? serverError;
}

const SUCCEEDED: RegistrationEffect = {
  type: "notify",
  tone: "success",
  code: "register.succeeded",
};

/** The order of an attempt. If it is not stored with it, only its IMEIs are known. */
function orderOfAttempt({ order, subjects }: Attempt): SentOrder {
  const devices = subjects.map((subject) => ({
    imei: imeiOfSubject(subject),
    device_name: "",
    servicePlan: "",
    category: "",
    price: null,
  }));
  return parseOrder(order) ?? { email: "", unit: "", consents: [], devices };
}

type Unanswered = RegistrationIn<"reading-back" | "unknown">;

/**
 * Only after a rejection. After an unknown outcome, another card could lead to a second payment.
 */
export const changeCard = (state: RegistrationIn<"failed">): RegistrationTransition =>
  state.form.failure?.isRejection === true ? goTo(state.form, "payment-method") : stay(state);

/**
 * The customer continues with an unknown outcome. The attempt stays open, and the next order
 * repeats it.
 */
export function leaveOpen({ form, screen }: Unanswered): RegistrationTransition {
  const { wizard, customer, payment, repeats } = form;
  return show(
    {
      ...form,
      failure: null,
      repeats: withAttempts(repeats, screen.outcome.asked),
      lostSecret: lostSecret(wizard, customer, payment),
    },
    { phase: "terms" },
    { type: "cancel", key: "read-back" },
    { type: "cancel", key: "settle" },
  );
}

/** Previous, while the outcome is unknown. */
export const backToTerms = (state: Unanswered): RegistrationTransition =>
  chain(leaveOpen(state), ({ form }) => goTo(form, "terms"));

/** Starts another registration, after a success or once it is known which devices are in use. */
export function startOver(state: RegistrationIn<"unknown" | "done">): RegistrationTransition {
  const { givenImeis, phoneRule } = state.form;
  return canStartOver(state)
    ? show(
        { ...emptyForm, visited: true, givenImeis, phoneRule },
        { phase: "email", emailFailure: null },
        ...(state.screen.phase === "unknown" ? closeUnregistered(state.screen.outcome) : []),
        { type: "go", step: "customer-information" },
      )
    : stay(state);
}

/**
 * Once an attempt can no longer register anything, allows another payment for the devices that it
 * did not register.
 */
const closeUnregistered = ({ asked, verdicts }: OpenOutcome): RegistrationEffect[] =>
  asked.map(({ id, subjects }) => ({
    type: "close-attempt",
    id,
    // It is not known who paid for devices that are in use.
    subjects: subjects.filter((subject) => verdicts[subject] === "not-applied"),
    verdict: "not-applied",
  }));

/** The result of a read-back for one IMEI; `inUse` is `null` if it is not known. */
export interface ReadBack {
  readonly imei: string;
  readonly inUse: boolean | null;
}

/** The results of the last read-back; empty before it, and if the devices are no longer known. */
export const foundOf = ({ asked, verdicts }: OpenOutcome): readonly ReadBack[] =>
  asked
    .flatMap(({ subjects }) => subjects)
    .filter((subject) => subject in verdicts)
    .map((subject) => {
      const verdict = verdicts[subject];
      const inUse = verdict === "unclear" ? null : verdict === "applied";
      return { imei: imeiOfSubject(subject), inUse };
    });

/** True if the final read-back found no IMEI in use. Only then may the customer retry. */
export const nothingInUse = ({ screen }: RegistrationState): boolean =>
  screen.phase === "unknown" && isNotApplied(screen.outcome);

/**
 * True after a success or, without a reply, once the read-back has a result for every IMEI. IMEIs
 * in use cannot be registered again.
 */
export const canStartOver = ({ screen }: RegistrationState): boolean =>
  screen.phase === "done" || (screen.phase === "unknown" && isConclusive(screen.outcome));

/** True if every step is complete, every price is known, and the required box is ticked. */
export const canConfirmOrder = ({ form, screen }: RegistrationIn<"reviewing">): boolean =>
  canConfirm(askedNow(screen.question, registrationOrder(form)), registrationOrder(form)) &&
  firstIncomplete(form) === null;
