import { SOMETHING_WENT_WRONG, type WaypostError } from "@waypost/sdk/pure";
import { lastFour, payingCard } from "../../rules/cards/card-number.ts";
import { hasUnit } from "../../rules/registration/drafts.ts";
import { progressAfter } from "../../rules/registration/progress.ts";
import { lostCard } from "../../rules/registration/lost-secret.ts";
import {
  existingCustomerPayload,
  newCustomerPayload,
} from "../../rules/registration/registration-payload.ts";
import { isRejection, NOT_SENT } from "../payment/send-once.ts";
import { newAttempt } from "./attempt.ts";
import { stay, to } from "./changes.ts";
import { orderConsent, ownConsents } from "./consent.ts";
import { activationDraft } from "./activation-draft.ts";
import type { RegistrationEffect } from "./effects.ts";
import { goTo, goToConfirm } from "./enter.ts";
import type { ConfirmEvent, HandlersOf } from "./events.ts";
import { totalOf } from "./outcome.ts";
import { awaitPrices } from "./prices.ts";
import { readBackUntilSettled } from "./read-back.ts";
import { firstUnready } from "./readiness.ts";
import { orderOf, receiptOf } from "./receipt.ts";
import { freshState } from "./start.ts";
import type { RegistrationState } from "./state.ts";

/** The confirmation, the payment and its outcome. */
export const confirmHandlers: HandlersOf<ConfirmEvent> = {
  "go-back": (state) =>
    state.name === "confirm" || state.name === "failed"
      ? goTo(state, "activation-type")
      : stay(state),

  // After an unknown outcome, another card could be a second payment.
  "use-another-card": (state) =>
    state.name === "failed" && state.failure?.isRejection === true
      ? goTo(state, "payment-method")
      : stay(state),

  confirm: (state, press) => {
    // The first press leaves the state `confirm`, so a second press has no effect.
    const billed = totalOf(state);
    const { customer, payment, progress } = state;
    if (state.name !== "confirm" || billed === null || firstUnready(state) !== null)
      return stay(state);
    const { at } = press;
    const agreed = { ...state, today: at };
    // The card's month may have ended since the card was entered.
    if (firstUnready(agreed) !== null) return goToConfirm(agreed);
    const awaited = awaitPrices(state, press);
    if (awaited !== null) return awaited;
    const activation = activationDraft(state.activation);
    if (!hasUnit(activation)) return stay(state);
    const payload = progress.userexists
      ? existingCustomerPayload(customer, activation, payment)
      : newCustomerPayload(customer, activation, payment);
    const imeis = activation.devices.map((device) => device.imei.trim());
    const attempt = newAttempt({ imeis, amount: billed, last4: lastFour(payment), at });
    const consent = orderConsent(state, attempt, press);
    return to(
      state,
      {
        name: "registering",
        attempt,
        outcome: null,
        failure: null,
        progress: progressAfter(progress, "register-start"),
      },
      { type: "consent", consent },
      {
        type: "register",
        payload,
        order: orderOf(payload, activation.devices, [...ownConsents(state), consent]),
        variant: state.variant,
        attempt,
        repeats: state.repeats.map(({ id }) => id),
      },
    );
  },

  "register-succeeded": (state, { reply, order }) => {
    if (state.name !== "registering" || state.attempt === null) return stay(state);
    const receipt = receiptOf(order, reply);
    // Nothing that was entered is needed any more.
    return to(
      freshState(),
      {
        name: receipt.outcome,
        visited: true,
        token: receipt.hasToken ? reply.token : null,
        receipt,
        progress: progressAfter(state.progress, "register-success"),
      },
      // Of any other success the page tells what is known.
      ...(reply.outcome === "complete" ? [succeeded] : []),
    );
  },

  "register-busy": (state, { reason }) =>
    state.name === "registering"
      ? to(
          state,
          {
            name: "confirm",
            attempt: null,
            progress: progressAfter(state.progress, "register-error"),
          },
          { type: "notify", tone: "error", code: NOT_SENT[reason] },
        )
      : stay(state),

  "register-blocked": (state, { attempt }) =>
    state.name === "registering" ? readBackUntilSettled({ ...state, attempt }) : stay(state),

  "register-failed": (state, { error, isUnknown, inUse = [] }) => {
    if (state.name !== "registering" || state.attempt === null) return stay(state);
    const text = error?.displayMessage ?? SOMETHING_WENT_WRONG;
    const { brand, last4 } = payingCard(state.payment);
    const card = { brand, last4: state.attempt.last4 ?? last4 };
    const failure = { text, isRejection: error !== null && isRejection(error), card, inUse };
    const message = messageOf(error);
    const toast: RegistrationEffect =
      message === null
        ? noResponse
        : { type: "notify", tone: "error", code: "register.failed", params: { message } };
    const answered = withoutCode(state);
    if (isUnknown) return readBackUntilSettled({ ...answered, failure }, toast);
    return to(
      answered,
      {
        name: "failed",
        failure,
        attempt: null,
        progress: progressAfter(state.progress, "register-error"),
        lostSecret: lostCard(answered.payment),
      },
      toast,
    );
  },
};

/** A security code serves one attempt: whatever became of it, the code is asked for again. */
const withoutCode = (state: RegistrationState): RegistrationState => ({
  ...state,
  payment: { ...state.payment, cvc: "" },
});

/** What the toast of a failure says: only the message or, if there is none, the error text. */
function messageOf(error: WaypostError | null): string | null {
  if (error === null || !("serverMessage" in error)) return null;
  // A reply of success that says too little: its message may be that of a success.
  if (error.kind === "unknown-outcome" && (error.status ?? 0) < 400) return null;
  return error.serverMessage ?? error.serverError;
}

const succeeded: RegistrationEffect = {
  type: "notify",
  tone: "success",
  code: "register.succeeded",
};

const noResponse: RegistrationEffect = {
  type: "notify",
  tone: "error",
  code: "register.noResponse",
};
