import { SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import { lastFour, payingCard } from "../../rules/card-number.ts";
import { hasUnit } from "../../rules/drafts.ts";
import { progressAfter } from "../../rules/progress.ts";
import { lostCard } from "../../rules/lost-secret.ts";
import { existingCustomerPayload, newCustomerPayload } from "../../rules/registration-payload.ts";
import { consentEffect } from "../consent.ts";
import { isRejection } from "../send-once.ts";
import { imeiSubject } from "../subjects.ts";
import { attemptOf, newAttempt } from "./attempt.ts";
import { stay, to } from "./changes.ts";
import { activationDraft } from "./device-draft.ts";
import type { RegistrationEffect } from "./effects.ts";
import { goTo } from "./enter.ts";
import type { ConfirmEvent, HandlersOf } from "./events.ts";
import { totalOf } from "./outcome.ts";
import { readBackUntilSettled } from "./read-back.ts";
import { firstUnready } from "./readiness.ts";
import { receiptOf } from "./receipt.ts";
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

  "load-prices": (state) => to(state, {}, { type: "load-prices", key: "prices", fresh: true }),

  "prices-loaded": (state, { plans }) => {
    const devices = state.activation.devices.map((device) => {
      const plan = plans.find(({ service_plan_id }) => service_plan_id === device.servicePlan);
      // A stored draft may contain an outdated price.
      return plan === undefined || plan.price === null
        ? device
        : { ...device, price: plan.price, duration: plan.duration };
    });
    return to(state, { activation: { ...state.activation, devices } });
  },

  confirm: (state, { at, shown }) => {
    // The first press leaves the state `confirm`, so a second press has no effect.
    const billed = totalOf(state);
    const { customer, payment, progress } = state;
    if (state.name !== "confirm" || billed === null || firstUnready(state) !== null) {
      return stay(state);
    }
    const activation = activationDraft(state.activation);
    if (!hasUnit(activation)) return stay(state);
    const payload = progress.userexists
      ? existingCustomerPayload(customer, activation, payment)
      : newCustomerPayload(customer, activation, payment);
    const imeis = activation.devices.map((device) => device.imei.trim());
    const attempt = newAttempt({ imeis, total: billed, last4: lastFour(payment), at });
    return to(
      state,
      {
        name: "registering",
        attempt,
        failure: null,
        progress: progressAfter(progress, "register-start"),
      },
      consentEffect({
        flow: "registration",
        to: "order",
        by: customer.email,
        subjects: imeis.map(imeiSubject),
        total: billed,
        shown,
      }),
      { type: "register", payload, attempt, repeats: state.repeats },
    );
  },

  "register-succeeded": (state, { reply, plans }) => {
    if (state.name !== "registering" || state.attempt === null) return stay(state);
    const receipt = receiptOf(state, reply, plans);
    const name = reply.outcome === "partial" ? "partly-registered" : "registered";
    // Nothing that was entered is needed any more.
    return to(
      freshState(),
      {
        name,
        visited: true,
        token: reply.token,
        attempt: { ...state.attempt, last4: null, outcome: name, receipt },
        progress: progressAfter(state.progress, "register-success"),
      },
      { type: "notify", tone: "success", code: "register.succeeded" },
    );
  },

  "register-busy": (state) =>
    state.name === "registering"
      ? to(
          state,
          {
            name: "confirm",
            attempt: null,
            progress: progressAfter(state.progress, "register-error"),
          },
          { type: "notify", tone: "error", code: "elsewhere.busy" },
        )
      : stay(state),

  "register-blocked": (state, { attempt }) =>
    state.name === "registering"
      ? readBackUntilSettled({ ...state, attempt: attemptOf(attempt) })
      : stay(state),

  "register-failed": (state, { error, isUnknown }) => {
    if (state.name !== "registering" || state.attempt === null) return stay(state);
    const text = error?.displayMessage ?? SOMETHING_WENT_WRONG;
    const card = payingCard(state.payment);
    const failure = { text, isRejection: error !== null && isRejection(error), card };
    // The toast shows only the message or, if the server sent none, its error text.
    const message =
      error !== null && "serverMessage" in error
        ? (error.serverMessage ?? error.serverError)
        : null;
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
        attempt: { ...state.attempt, outcome: "failed" },
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

const noResponse: RegistrationEffect = {
  type: "notify",
  tone: "error",
  code: "register.noResponse",
};
