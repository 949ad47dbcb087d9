import { demoCustomer, demoPassword } from "@waypost/sandbox";
import { createRunner } from "../../src/flows/runner.ts";
import { registration, type RegistrationEvent, type RegistrationState } from "../../src/index.ts";
import { REGISTRATION_KEYS } from "../../src/flows/registration/start.ts";
import { totalOf } from "../../src/flows/registration/outcome.ts";
// The code of the flow is there before virtual time begins, in which no file can be read.
import "../../src/flows/registration/logic.ts";
import { REGISTRATION_STEPS } from "../../src/rules/gates.ts";
import { GPS_IMEI, GPS_PLAN, OBD_IMEI, OBD_PLAN } from "../new-customer.ts";
import { CARD } from "../task-rows.ts";
import type { MoneyFlow, Step } from "./flow.ts";

type Event = RegistrationEvent;

const acknowledge: Event = { type: "acknowledge", isAcknowledged: true };

/** The confirmation, at whatever time it is then. */
const confirm = { type: "confirm" } as unknown as Event;

const steps = (...events: (Event | number)[]): Step[] => events;

const enterEmail = steps(
  { type: "visit", step: "customer-information", variant: "charge" },
  { type: "edit-customer", patch: { email: demoCustomer.email } },
  { type: "submit-email" },
  3_000,
  { type: "continue-without-password" },
);

/** The password shows the saved cards, of which the first one is chosen. */
const enterPassword = steps(
  { type: "visit", step: "customer-information" },
  { type: "edit-customer", patch: { email: demoCustomer.email } },
  { type: "submit-email" },
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
  { type: "submit-devices" },
);

const enterCard = steps(
  { type: "edit-card", patch: CARD, today: new Date() },
  { type: "submit-payment" },
  { type: "accept-terms", accepted: true },
  { type: "submit-terms" },
);

const chooseCard = steps(
  { type: "submit-payment" },
  { type: "answer-card-question", yes: true },
  { type: "accept-terms", accepted: true },
  { type: "submit-terms" },
);

/** What a page can press that has found everything entered. */
const pressOn: Step[] = [{ type: "visit", step: "confirm" } as Event, ...chooseCard];

const EVENTS: readonly Event[] = [
  ...REGISTRATION_STEPS.map((step) => ({ type: "visit", step }) as const),
  { type: "visit", step: "customer-information", variant: "plain" },
  { type: "visit", step: "customer-information", variant: "charge" },
  { type: "visit", step: "confirm", variant: "plain" },
  { type: "previous" },
  { type: "try-again" },
  { type: "start-over" },
  { type: "edit-customer", patch: { email: demoCustomer.email } },
  { type: "edit-customer", patch: { email: "other@example.com" } },
  { type: "submit-email" },
  { type: "use-another-email" },
  { type: "continue-with-password" },
  { type: "continue-without-password" },
  { type: "submit-details" },
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
  { type: "submit-devices" },
  { type: "choose-card", choice: "new" },
  { type: "edit-card", patch: { cvc: "" }, today: new Date() },
  { type: "edit-card", patch: CARD, today: new Date() },
  { type: "submit-payment" },
  { type: "answer-card-question", yes: true },
  { type: "answer-card-question", yes: false },
  { type: "accept-terms", accepted: false },
  { type: "accept-terms", accepted: true },
  { type: "submit-terms" },
  { type: "submit-all" },
  { type: "go-back" },
  { type: "load-prices" },
  acknowledge,
  { type: "acknowledge", isAcknowledged: false },
  { type: "read-back-again" },
  confirm,
];

interface Request {
  devices: { imei: string; device_name: string; device_plan: string }[];
}

/** What a reply may list as well: a device a second time, and an older subscription. */
const OTHERS = [
  { imei: GPS_IMEI, device_name: "Van" },
  { imei: "350000000000077", device_name: "Old van" },
];

/** The registration as a flow that moves money. */
export const registrationMoney: MoneyFlow = {
  name: "registration",
  looksForFree: true,
  hearsOfOthers: false,
  isRepeatable: false,
  readsWhatIsLeft: true,
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
  scripts: [
    [...enterEmail, ...enterDevice, ...enterCard],
    [...enterEmail, ...enterDevice, ...enterCard, confirm],
    [...enterDevice, ...enterCard, confirm, confirm],
    [...enterCard, confirm],
    [...enterCard, acknowledge, confirm],
    [...enterPassword, ...enterDevice, ...chooseCard],
    [...enterPassword, ...enterDevice, ...chooseCard, confirm],
    [...pressOn, confirm],
    steps({ type: "read-back-again" }, 100, { type: "try-again" }, 100, confirm),
    [{ type: "start-over" }, ...enterEmail, ...enterDevice, ...enterCard, confirm],
  ],
  way: {
    enter: [...enterEmail, ...enterDevice, ...enterCard],
    agree: [acknowledge, confirm],
    refresh: [{ type: "load-prices" }, 3_000],
    again: steps({ type: "read-back-again" }, 100, { type: "try-again" }, 100),
    goOn: pressOn,
    restart: [{ type: "start-over" }, ...enterEmail, ...enterDevice, ...enterCard],
    parts: [],
  },
  keptAt: REGISTRATION_KEYS.attempt,
  start: (context) => {
    const runner = createRunner(registration, undefined, context);
    let begun = runner.getState();
    let isOpen = false;
    /** Until then no event has been handled, whatever is shown of them. */
    function lookAtBeginning(state: RegistrationState): void {
      const { reason } = runner.can({ type: "previous" });
      if (begun.name === "restoring" || reason === "loading") begun = state;
      isOpen = state !== begun;
    }
    return {
      stop: runner.stop,
      subscribe: runner.subscribe,
      send: (event) => {
        const known = event as Event;
        runner.send(known.type === "confirm" ? { ...known, at: new Date() } : known);
      },
      snapshot: () => {
        const state = runner.getState();
        if (!isOpen) lookAtBeginning(state);
        const { name, attempt, activation, variant } = state;
        const isTelling = name === "reading-back" || name === "unknown";
        const isUnknown = attempt?.outcome === "pending" || attempt?.outcome === "unknown";
        return {
          isOpen,
          isReview: name === "confirm",
          isSending: name === "registering",
          isTelling,
          untold: isUnknown ? [attempt.id] : [],
          subjects: activation.devices.map(({ imei }) => `imei:${imei.text.trim()}`),
          total: totalOf(state),
          endpoint: variant === "charge" ? "/register/charge" : "/register",
          agreed: attempt?.receipt?.agreed ?? null,
          isAcknowledged: state.isAcknowledged,
          shown: [],
          named: [],
        };
      },
    };
  },
};
