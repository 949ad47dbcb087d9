import type { RegistrationResult, Subscription } from "@waypost/sdk";
import { failedDevices, registrationOutcome, SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import { payingCard } from "../../rules/cards/card-number.ts";
import { lostCard } from "../../rules/registration/lost-secret.ts";
import type { Attempt } from "../payment/attempts.ts";
import type { GateOutcome } from "../payment/gate-outcomes.ts";
import { imeiOfSubject, imeiSubject } from "../payment/subjects.ts";
import { showScreen } from "./changes.ts";
import type { EventOf, RegistrationTransition } from "./events.ts";
import { ownConsents } from "./receipt.ts";
import { showReceipt } from "./sent.ts";
import type { RegistrationForm, RegistrationIn, SentOrder } from "./state.ts";
import { activationDraft } from "./to-drafts.ts";

/** A gate knows the outcome of the order whose reply was lost. Shows it like that reply. */
export function outcomeKnown(
  state: RegistrationIn<"reading-back">,
  { attempt, found }: EventOf<"outcome-known">,
): RegistrationTransition {
  if (found.outcome === "refused") return refusedLater(state, attempt, found.message);
  const { unansweredOrder: sent } = state;
  const order = sent && isOrderOf(sent, attempt) ? sent : restoredOrder(state, attempt);
  return showReceipt(state.progress, order, resultOf(order, found));
}

const isOrderOf = ({ devices }: SentOrder, { subjects }: Attempt): boolean =>
  devices.map(({ imei }) => imeiSubject(imei)).join() === subjects.join();

function refusedLater(
  state: RegistrationForm,
  attempt: Attempt,
  message: string | null,
): RegistrationTransition {
  const { brand, last4 } = payingCard(state.payment);
  const text = message ?? SOMETHING_WENT_WRONG;
  const card = { brand, last4: attempt.last4 ?? last4 };
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

/** The order of an earlier page, from its drafts. A device without a draft has only its IMEI. */
function restoredOrder(state: RegistrationForm, { subjects }: Attempt): SentOrder {
  const { unit, devices } = activationDraft(state.activation);
  return {
    email: state.customer.email,
    unit,
    consents: ownConsents(state),
    devices: subjects.map(imeiOfSubject).map((imei) => {
      const row = devices.find((device) => device.imei.trim() === imei);
      return {
        imei,
        device_name: row?.device_name ?? "",
        servicePlan: row?.servicePlan ?? "",
        category: row?.category ?? "",
        price: row?.price ?? null,
        duration: row?.duration ?? null,
      };
    }),
  };
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
