import { registrationResult, SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import { payingCard } from "../../rules/cards/card-number.ts";
import { lostCard } from "../../rules/registration/lost-secret.ts";
import type { Attempt } from "../checkout/attempts.ts";
import { imeiOfSubject } from "../checkout/subjects.ts";
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
  const { message, error, subscriptions: subscription } = found;
  // A gate stores neither the token nor the account.
  const result = registrationResult({ subscription, message, error }, order);
  return showReceipt(state.progress, order, result);
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
