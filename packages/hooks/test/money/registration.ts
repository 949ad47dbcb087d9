import { createRunner } from "../../src/flows/engine/runner.ts";
import type { RegistrationEvent } from "../../src/flows/registration/events.ts";
import { registration } from "../../src/flows/registration/flow.ts";
import { type RegistrationState, openAttempt } from "../../src/flows/registration/state.ts";
import { REGISTRATION_KEYS } from "../../src/flows/registration/start.ts";
import { registrationOrder } from "../../src/flows/registration/order.ts";
// Loads the code of the flow before virtual time starts, because no file can be read in it.
import "../../src/flows/registration/logic.ts";
import { GPS_IMEI, OBD_PLAN } from "../new-customer.ts";
import type { MoneyFlow } from "./flow.ts";
import { EVENTS, SCRIPTS, WAY } from "./registration-ways.ts";

interface Request {
  devices: { imei: string; device_name: string; device_plan: string }[];
}

/** Further rows that a reply may contain: a duplicate device, and an older subscription. */
const OTHERS = [
  { imei: GPS_IMEI, device_name: "Van" },
  { imei: "350000000000077", device_name: "Old van" },
];

/** The registration as a flow that moves money. */
export const registrationMoney: MoneyFlow = {
  name: "registration",
  findsFree: true,
  receivesOthers: false,
  isHarmless: false,
  isRepeatable: false,
  readsRemaining: true,
  paidWith: (request) => ("user_token" in (request as object) ? "password" : "card"),
  paying: /^POST .*\/auth\/register(\/charge)?$/,
  subjectsOf: (request) => (request as Request).devices.map(({ imei }) => `imei:${imei}`),
  plansOf: (request) => (request as Request).devices.map(({ device_plan }) => device_plan),
  accepted: (request) => ({
    status: true,
    message: "Registered",
    token: "token",
    subscription: [...(request as Request).devices, ...OTHERS].map(({ imei, device_name }) => ({
      imei_no: imei,
      device_name,
      activated_plan_id: OBD_PLAN.service_plan_id,
    })),
  }),
  events: EVENTS,
  scripts: SCRIPTS,
  paymentSteps: WAY,
  storageKey: REGISTRATION_KEYS.attempt,
  start: (context) => {
    /** Until an event is handled, the displayed state may be a preview. */
    let isHandled = false;
    const observe: typeof context.observe = (transition) => {
      isHandled = true;
      context.observe?.(transition);
    };
    const runner = createRunner(registration, undefined, { ...context, observe });
    let begun = runner.getState();
    let isOpen = false;
    function lookAtBeginning(state: RegistrationState): void {
      const isAwaited = begun.screen.phase === "restoring" && begun.screen.unfinished === null;
      if (isAwaited || !isHandled) begun = state;
      isOpen = state !== begun;
    }
    return {
      stop: runner.stop,
      subscribe: runner.subscribe,
      send: (event) => {
        const known = event as RegistrationEvent;
        runner.send(known.type === "confirm" ? { ...known, at: new Date() } : known);
      },
      snapshot: () => {
        const state = runner.getState();
        if (!isOpen) lookAtBeginning(state);
        const { form, screen } = state;
        const { activation, variant, repeats } = form;
        const { phase } = screen;
        const attempt = openAttempt(state);
        const question = "question" in screen ? screen.question : null;
        const isAcknowledged = question?.isAcknowledged ?? false;
        return {
          isOpen,
          isReview: phase === "reviewing",
          isSending: phase === "sending",
          showsUnknown: phase === "reading-back" || phase === "unknown",
          unreportedAttempts: attempt === null ? [] : [attempt.id],
          subjects: activation.devices.map(({ imei }) => `imei:${imei.text.trim()}`),
          total: registrationOrder(form).terms.total,
          isUnread: (question?.priceCheck?.asOf ?? null) !== null,
          endpoint: variant === "charge" ? "/register/charge" : "/register",
          agreed: phase === "done" ? screen.receipt.agreed : null,
          isAcknowledged,
          shown: [],
          named: isAcknowledged ? repeats.map(({ id }) => id) : [],
        };
      },
    };
  },
};
