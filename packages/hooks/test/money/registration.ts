import { createRunner } from "../../src/flows/engine/runner.ts";
import type { RegistrationEvent } from "../../src/flows/registration/events.ts";
import { registration } from "../../src/flows/registration/flow.ts";
import { type RegistrationState, openAttempt } from "../../src/flows/registration/state.ts";
import { REGISTRATION_KEYS } from "../../src/flows/registration/start.ts";
import { registrationOrder } from "../../src/flows/registration/order.ts";
// Loads the code of the flow before virtual time starts, because no file can be read in it.
import "../../src/flows/registration/logic.ts";
import { GPS_IMEI, GPS_PLAN, OBD_IMEI, OBD_PLAN } from "../new-customer.ts";
import type { MoneyFlow, PaymentSteps, Step } from "./flow.ts";
import { demoCustomer, demoPassword } from "@waypost/sandbox";
import { REGISTRATION_STEPS } from "../../src/rules/registration/wizard.ts";
import { CARD } from "../task-rows.ts";

interface Request {
  devices: { imei: string; device_name: string; device_plan: string }[];
}

/** Further rows that a reply may contain: a duplicate device, and an older subscription. */
const OTHERS = [
  { imei: GPS_IMEI, device_name: "Van" },
  { imei: "350000000000077", device_name: "Old van" },
];

type Event = RegistrationEvent;

const acknowledge: Event = { type: "acknowledge", isAcknowledged: true };

/** A press of Confirm at the current time. */
const confirm = { type: "confirm" } as unknown as Event;

const steps = (...events: (Event | number)[]): Step[] => events;

const enterEmail = steps(
  { type: "visit", step: "customer-information", variant: "charge" },
  { type: "edit-customer", patch: { email: demoCustomer.email } },
  { type: "submit" },
  3_000,
  { type: "continue-without-password" },
);

/** The password shows the saved cards; the first one is chosen. */
const enterPassword = steps(
  { type: "visit", step: "customer-information" },
  { type: "edit-customer", patch: { email: demoCustomer.email } },
  { type: "submit" },
  3_000,
  { type: "edit-customer", patch: { password: demoPassword } },
  { type: "continue-with-password" },
  3_000,
);

const enterDevice = steps(
  { type: "choose-unit", unit: "MPH" },
  { type: "edit-imei", id: "1", text: GPS_IMEI },
  3_000,
  { type: "edit-device-name", id: "1", name: "Van" },
  { type: "choose-plan", id: "1", plan: GPS_PLAN },
  { type: "submit" },
);

const enterCard = steps(
  { type: "edit-card", patch: CARD, today: new Date() },
  { type: "submit" },
  { type: "accept-terms", accepted: true },
  { type: "submit" },
);

const chooseCard = steps(
  { type: "submit" },
  { type: "submit" },
  { type: "accept-terms", accepted: true },
  { type: "submit" },
);

/** The events of a page on which everything is already entered. */
const pressOn: Step[] = [{ type: "visit", step: "confirm" } as Event, ...chooseCard];

const EVENTS: readonly Event[] = [
  ...REGISTRATION_STEPS.map((step) => ({ type: "visit", step }) as const),
  { type: "visit", step: "customer-information", variant: "plain" },
  { type: "visit", step: "customer-information", variant: "charge" },
  { type: "visit", step: "confirm", variant: "plain" },
  { type: "back" },
  { type: "try-again" },
  { type: "start-over" },
  { type: "retry-failed" },
  { type: "edit-customer", patch: { email: demoCustomer.email } },
  { type: "edit-customer", patch: { email: "other@example.com" } },
  { type: "submit" },
  { type: "back" },
  { type: "continue-with-password" },
  { type: "continue-without-password" },
  { type: "submit" },
  { type: "choose-unit", unit: "KMH" },
  { type: "add-device" },
  { type: "remove-device", id: "1" },
  { type: "edit-imei", id: "1", text: GPS_IMEI },
  { type: "edit-imei", id: "2", text: OBD_IMEI },
  { type: "leave-imei", id: "1" },
  { type: "imei-paused", id: "1" },
  { type: "check-imei-again", id: "1" },
  { type: "edit-device-name", id: "2", name: "Truck" },
  { type: "choose-plan", id: "1", plan: GPS_PLAN },
  { type: "choose-plan", id: "2", plan: OBD_PLAN },
  { type: "submit" },
  { type: "choose-card", choice: "new" },
  { type: "edit-card", patch: { cvc: "" }, today: new Date() },
  { type: "edit-card", patch: CARD, today: new Date() },
  { type: "submit" },
  { type: "submit" },
  { type: "back" },
  { type: "accept-terms", accepted: false },
  { type: "accept-terms", accepted: true },
  { type: "submit" },
  { type: "submit-all" },
  { type: "back" },
  { type: "refetch" },
  acknowledge,
  { type: "acknowledge", isAcknowledged: false },
  { type: "read-back-again" },
  confirm,
];

const SCRIPTS: readonly (readonly Step[])[] = [
  [...enterEmail, ...enterDevice, ...enterCard],
  [...enterEmail, ...enterDevice, ...enterCard, confirm],
  [...enterDevice, ...enterCard, confirm, confirm],
  [...enterCard, confirm],
  [...enterCard, acknowledge, confirm],
  [...enterPassword, ...enterDevice, ...chooseCard],
  [...enterPassword, ...enterDevice, ...chooseCard, confirm],
  [...pressOn, confirm],
  steps({ type: "read-back-again" }, 100, { type: "try-again" }, 100, acknowledge, confirm),
  [{ type: "start-over" }, ...enterEmail, ...enterDevice, ...enterCard, confirm],
];

const WAY: PaymentSteps = {
  enters: [
    [...enterEmail, ...enterDevice, ...enterCard],
    [...enterPassword, ...enterDevice, ...chooseCard],
  ],
  agree: [acknowledge, confirm],
  refresh: [{ type: "refetch" }, 3_000],
  again: steps({ type: "read-back-again" }, 100, { type: "try-again" }, 100),
  goOn: pressOn,
  restart: [{ type: "start-over" }, ...enterEmail, ...enterDevice, ...enterCard],
  parts: [],
};

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
