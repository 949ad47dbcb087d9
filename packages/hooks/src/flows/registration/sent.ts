import type { RegistrationResult } from "@waypost/sdk";
import { SOMETHING_WENT_WRONG, type WaypostError, registrationResult } from "@waypost/sdk/pure";
import { payingCard } from "../../rules/cards/card-number.ts";
import { lostCard } from "../../rules/registration/lost-secret.ts";
import {
  wizardAfterError,
  wizardAfterSuccess,
  type Wizard,
} from "../../rules/registration/wizard.ts";
import { withoutSecurityCode } from "../checkout/order.ts";
import { isRejection } from "../checkout/send-once.ts";
import { show, stay } from "../engine/step.ts";
import type { RegistrationEffect, RegistrationTransition, EventOf } from "./events.ts";
import { goTo } from "./enter.ts";
import { lookUp } from "./read-back.ts";
import { receiptOf } from "./receipt.ts";
import { emptyForm } from "./start.ts";
import type { Failure, RegistrationIn, SentOrder, RegistrationForm } from "./state.ts";
import type { Attempt } from "../checkout/attempts.ts";
import { imeiOfSubject } from "../checkout/subjects.ts";
import { parseOrder } from "./parse-drafts.ts";

type Sending = RegistrationIn<"sending">;
type Asked = RegistrationIn<"reviewing" | "sending">;

/** The registration was accepted. */
export const accepted = (
  { form, screen }: Sending,
  { reply }: EventOf<"accepted">,
): RegistrationTransition => showReceipt(form.wizard, screen.order, reply);

/** Shows the receipt. Everything that was entered is dropped. */
export function showReceipt(
  wizard: Wizard,
  order: SentOrder,
  reply: RegistrationResult,
): RegistrationTransition {
  const receipt = receiptOf(order, reply);
  const fresh = {
    ...emptyForm,
    visited: true,
    token: receipt.hasToken ? reply.token : null,
    // The details of a new customer are dropped.
    wizard: { ...wizardAfterSuccess(wizard), isKnown: wizard.isKnown || null },
  };
  // For any other success, the page shows what is known.
  const effects = reply.outcome === "complete" ? [SUCCEEDED] : [];
  return show(fresh, { phase: "done", receipt }, ...effects);
}

/** The server rejected the order, or it was not sent. Everything that was entered stays. */
export function refused(
  state: Asked,
  { error, inUse = [] }: Omit<EventOf<"refused">, "type">,
): RegistrationTransition {
  const { form } = state;
  const payment = withoutSecurityCode(form.payment);
  return show(
    {
      ...form,
      payment,
      failure: failureOf(state, error, inUse),
      wizard: wizardAfterError(form.wizard),
      lostSecret: lostCard(payment),
    },
    { phase: "failed" },
    toastOf(error),
  );
}

/** The outcome of the order is unknown. */
export const unknown = (
  state: Sending,
  { attempt, error }: EventOf<"unknown">,
): RegistrationTransition =>
  lookUp(
    {
      ...state.form,
      payment: withoutSecurityCode(state.form.payment),
      failure: failureOf(state, error, []),
    },
    attempt,
    toastOf(error),
  );

/** Nothing was sent, because the outcome of an earlier attempt is unknown. */
export const blocked = (
  { form }: Sending,
  { attempts: [attempt] }: EventOf<"blocked">,
): RegistrationTransition => lookUp(form, attempt);

/**
 * Only after a rejection. After an unknown outcome, another card could lead to a second payment.
 */
export const changeCard = (state: RegistrationIn<"failed">): RegistrationTransition =>
  state.form.failure?.isRejection === true ? goTo(state.form, "payment-method") : stay(state);

function failureOf(
  { form, screen }: Asked,
  error: WaypostError | null,
  inUse: readonly string[],
): Failure {
  const { brand, last4 } = payingCard(form.payment);
  // The card may have been forgotten since.
  const sent = screen.phase === "sending" ? screen.attempt.last4 : null;
  return {
    text: error?.displayMessage ?? SOMETHING_WENT_WRONG,
    isRejection: error !== null && isRejection(error),
    card: { brand, last4: sent ?? last4 },
    inUse,
  };
}

function toastOf(error: WaypostError | null): RegistrationEffect {
  const message = messageOf(error);
  return message === null
    ? { type: "notify", tone: "error", code: "register.noResponse" }
    : { type: "notify", tone: "error", code: "register.failed", params: { message } };
}

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

/** A gate knows the outcome of the order whose reply was lost. Shows it like that reply. */
export function outcomeKnown(
  { form }: RegistrationIn<"reading-back">,
  { attempt, found }: EventOf<"outcome-known">,
): RegistrationTransition {
  if (found.outcome === "refused") return refusedLater(form, attempt, found.message);
  const order = orderOfAttempt(attempt);
  const { message, error, subscriptions: subscription } = found;
  // A gate stores neither the token nor the account.
  const result = registrationResult({ subscription, message, error }, order);
  return showReceipt(form.wizard, order, result);
}

function refusedLater(
  form: RegistrationForm,
  attempt: Attempt,
  message: string | null,
): RegistrationTransition {
  const entered = payingCard(form.payment);
  // Another card may have been entered since.
  const isSame = attempt.last4 === null || attempt.last4 === entered.last4;
  const text = message ?? SOMETHING_WENT_WRONG;
  const card = isSame ? entered : { brand: "", last4: attempt.last4 };
  return show(
    {
      ...form,
      failure: { text, isRejection: true, card, inUse: [] },
      lostSecret: lostCard(form.payment),
    },
    { phase: "failed" },
    { type: "notify", tone: "error", code: "register.failed", params: { message: text } },
  );
}

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
