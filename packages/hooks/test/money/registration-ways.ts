import { demoCustomer, demoPassword } from "@waypost/sandbox";
import type { RegistrationEvent } from "../../src/flows/registration/events.ts";
import { REGISTRATION_STEPS } from "../../src/rules/registration/wizard.ts";
import { GPS_IMEI, GPS_PLAN, OBD_IMEI, OBD_PLAN } from "../new-customer.ts";
import { CARD } from "../task-rows.ts";
import type { Step, PaymentSteps } from "./flow.ts";

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

export const EVENTS: readonly Event[] = [
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

export const SCRIPTS: readonly (readonly Step[])[] = [
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

export const WAY: PaymentSteps = {
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
