import type { RegistrationResult, Subscription } from "@waypost/sdk";
import { failedDevices, registrationOutcome, SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import { payingCard } from "../../rules/cards/card-number.ts";
import { lostCard } from "../../rules/registration/lost-secret.ts";
import type { Attempt } from "../payment/attempts.ts";
import type { GateOutcome } from "../payment/gate-outcomes.ts";
import { imeiOfSubject } from "../payment/subjects.ts";
import { showScreen } from "./changes.ts";
import type { EventOf, RegistrationTransition } from "./events.ts";
import { parseOrder } from "./parse-drafts.ts";
import { showReceipt } from "./sent.ts";
import type { RegistrationForm, RegistrationIn, SentOrder } from "./state.ts";

/** A gate knows the outcome of the order whose reply was lost. Shows it like that reply. */
export function outcomeKnown(
  state: RegistrationIn<"reading-back">,
  { attempt, found }: EventOf<"outcome-known">,
): RegistrationTransition {
  if (found.outcome === "refused") return refusedLater(state, attempt, found.message);
  const order = orderOfAttempt(attempt);
  return showReceipt(state.progress, order, resultOf(order, found));
}

function refusedLater(
  state: RegistrationForm,
  attempt: Attempt,
  message: string | null,
): RegistrationTransition {
  const entered = payingCard(state.payment);
  // Another card may have been entered since.
  const isSame = attempt.last4 === null || attempt.last4 === entered.last4;
  const text = message ?? SOMETHING_WENT_WRONG;
  const card = isSame ? entered : { brand: "", last4: attempt.last4 };
  return showScreen(
    {
      ...state,
      failure: { text, isRejection: true, card, inUse: [] },
      lostSecret: lostCard(state.payment),
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

/** The result of an accepted registration. A gate stores neither its token nor the account. */
function resultOf(
  { devices }: SentOrder,
  { message, error, subscriptions }: GateOutcome,
): RegistrationResult {
  const subscription = subscriptions.map(subscriptionOf);
  const active = new Set(subscription.map(({ imei_no }) => imei_no?.trim()));
  const reply = { status: true, subscription, error };
  const outcome = registrationOutcome(reply, { devices });
  return {
    outcome: outcome === "partial" || outcome === "complete" ? outcome : "unconfirmed",
    details: { first_name: null, last_name: null, email: null, customer_id: null },
    subscription,
    failedDevices: error === null ? [] : failedDevices(error),
    missingDevices: devices.map(({ imei }) => imei).filter((imei) => !active.has(imei)),
    token: null,
    message,
    error,
  };
}

function subscriptionOf(row: Readonly<Record<string, unknown>>): Subscription {
  const text = (name: keyof Subscription) => {
    const value = row[name];
    return typeof value === "string" ? value : null;
  };
  return {
    device_name: text("device_name"),
    imei_no: text("imei_no"),
    imei_iccid: text("imei_iccid"),
    subscription_id: text("subscription_id"),
    start_date: text("start_date"),
    nextBillingDate: text("nextBillingDate"),
    activated_plan_description: text("activated_plan_description"),
    activated_plan_id: text("activated_plan_id"),
  };
}
