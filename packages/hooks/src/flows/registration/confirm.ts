import { hasUnit } from "../../rules/drafts.ts";
import { progressAfter } from "../../rules/gates.ts";
import { total } from "../../rules/pricing.ts";
import { existingCustomerPayload, newCustomerPayload } from "../../rules/registration-payload.ts";
import type { ConfirmEvent, HandlersOf } from "./events.ts";
import { stay, to, type RegistrationEffect, type RegistrationTransition } from "./effects.ts";
import { goTo } from "./enter.ts";
import { missingStep } from "./readiness.ts";
import { receiptOf } from "./receipt.ts";
import type { Attempt, RegistrationState } from "./state.ts";

/** The one press that pays, and what became of it. */
export const confirmHandlers: HandlersOf<ConfirmEvent> = {
  "go-back": (state) => (state.name === "confirm" ? goTo(state, "activation-type") : stay(state)),

  "load-prices": (state) => to(state, {}, { type: "load-prices", key: "prices" }),

  "prices-loaded": (state, { plans }) => {
    const devices = state.activation.devices.map((device) => {
      const plan = plans.find(({ service_plan_id }) => service_plan_id === device.servicePlan);
      return device.price === null && plan !== undefined
        ? { ...device, price: plan.price }
        : device;
    });
    return to(state, { activation: { ...state.activation, devices } });
  },

  confirm: (state, { at }) => {
    // Leaving `confirm` at the first press is what makes a second one do nothing.
    const billed = totalOf(state);
    const { customer, activation, payment, progress } = state;
    if (state.name !== "confirm" || billed === null || missingStep(state) !== null) {
      return stay(state);
    }
    if (!hasUnit(activation)) return stay(state);
    const payload = progress.userexists
      ? existingCustomerPayload(customer, activation, payment)
      : newCustomerPayload(customer, activation, payment);
    const attempt: Attempt = {
      imeis: activation.devices.map((device) => device.imei.trim()),
      total: billed,
      at: at.toISOString(),
      outcome: "pending",
      found: [],
      wasLeft: false,
      isSettled: false,
      receipt: null,
    };
    return to(
      state,
      {
        name: "registering",
        attempt,
        failure: null,
        progress: progressAfter(progress, "register-start"),
      },
      { type: "register", payload },
    );
  },

  "register-succeeded": (state, { reply }) => {
    if (state.name !== "registering" || state.attempt === null) return stay(state);
    const receipt = receiptOf(state, reply);
    const name = reply.outcome === "partial" ? "partly-registered" : "registered";
    return to(
      state,
      {
        name,
        token: reply.token,
        attempt: { ...state.attempt, outcome: name, receipt },
        progress: progressAfter(state.progress, "register-success"),
        customer: { ...state.customer, password: "", confirmPassword: "" },
        payment: { ...state.payment, cardnumber: "", cvc: "" },
      },
      { type: "notify", tone: "success", code: "register.succeeded" },
    );
  },

  "register-failed": (state, { error }) => {
    if (state.name !== "registering" || state.attempt === null) return stay(state);
    const failure = { text: error.displayMessage };
    if (error.kind === "unknown-outcome") return readBack({ ...state, failure }, noResponse);
    // The toast has the message alone; where the server gave none, what it gave instead.
    const message = "serverMessage" in error ? (error.serverMessage ?? error.serverError) : null;
    return to(
      state,
      {
        name: "failed",
        failure,
        attempt: { ...state.attempt, outcome: "failed" },
        progress: progressAfter(state.progress, "register-error"),
      },
      message === null
        ? noResponse
        : { type: "notify", tone: "error", code: "register.failed", params: { message } },
    );
  },

  "read-back": (state, { found, at }) => {
    if (state.name !== "reading-back" || state.attempt === null) return stay(state);
    const { attempt } = state;
    const isSettled = !attempt.wasLeft || at.getTime() - Date.parse(attempt.at) >= WRITE_TIMEOUT;
    return to(state, { name: "unknown", attempt: { ...attempt, found, isSettled } });
  },

  "read-back-again": (state) => (state.name === "unknown" ? readBack(state) : stay(state)),
};

const noResponse: RegistrationEffect = {
  type: "notify",
  tone: "error",
  code: "register.noResponse",
};

/** Milliseconds after which a call that a reload left alone has surely ended. */
const WRITE_TIMEOUT = 90_000;

/** Asks which IMEIs are in use now, before anyone can pay again. */
export function readBack(
  state: RegistrationState,
  ...effects: RegistrationEffect[]
): RegistrationTransition {
  if (state.attempt === null) return stay(state);
  const attempt: Attempt = { ...state.attempt, outcome: "unknown", found: [] };
  return to({ ...state, attempt, name: "reading-back" }, {}, ...effects, {
    type: "read-back",
    key: "read-back",
    imeis: attempt.imeis,
  });
}

/** Nothing is on its way and every IMEI was found free: only then may one try again. */
export const nothingInUse = ({ attempt }: RegistrationState): boolean =>
  attempt !== null &&
  attempt.isSettled &&
  attempt.found.length === attempt.imeis.length &&
  attempt.found.every(({ inUse }) => inUse === false);

/**
 * Whether a new registration may be begun: after a success, or when a look-up without an answer
 * found out about every IMEI. Those in use cannot be registered a second time.
 */
export const mayBeginAnew = ({ name, attempt }: RegistrationState): boolean =>
  name === "registered" ||
  name === "partly-registered" ||
  (name === "unknown" &&
    attempt !== null &&
    attempt.isSettled &&
    attempt.found.length === attempt.imeis.length &&
    attempt.found.every(({ inUse }) => inUse !== null));

/** USD billed at once for all rows; `null` while one price is unknown. */
export const totalOf = ({ activation }: RegistrationState): number | null =>
  total(activation.devices.map(({ price }) => price));
