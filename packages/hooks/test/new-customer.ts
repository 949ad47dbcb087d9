import type { ChosenPlan } from "../src/flows/registration/events.ts";
import { registration } from "../src/flows/registration/flow.ts";
import type { RegistrationPhase } from "../src/flows/registration/state.ts";
import { flowRows, type RegistrationRow } from "../src/testing/rows.ts";
import { passScreen } from "../src/testing/walk.ts";
import { soon, TODAY, type AtWork } from "./at-work.ts";
import { CARD } from "./task-rows.ts";

export const GPS_IMEI = "350000000000001";
export const OBD_IMEI = "860000000000001";

/** Values that must never be stored. */
export const SECRETS = {
  password: "pass-MARKED-7f3a",
  cardnumber: CARD.cardnumber,
  cvc: CARD.cvc,
} as const;

export const EMAIL = "new.customer@example.com";

export const GPS_PLAN: ChosenPlan = {
  service_plan_id: "plus_quarterly",
  service_plan_name: "Plus Quarterly",
  email_content: "Plus, billed quarterly",
  price: 59.85,
  duration: 3,
};

export const OBD_PLAN: ChosenPlan = {
  service_plan_id: "plus_obd_quarterly",
  service_plan_name: "Plus OBD Quarterly",
  email_content: "Plus OBD, billed quarterly",
  price: 51.45,
  duration: 3,
};

const { registration: example } = flowRows();

/** A new customer with a GPS and an OBD device, whose secrets are marked. */
const ROW: RegistrationRow = {
  ...example,
  customer: {
    ...example.customer,
    password: SECRETS.password,
    confirmPassword: SECRETS.password,
    email: EMAIL,
  },
  card: CARD,
  devices: [
    { imei: GPS_IMEI, name: "Van", kind: "gps", plan: GPS_PLAN },
    { imei: OBD_IMEI, name: "Truck", kind: "obd", plan: OBD_PLAN },
  ],
};

/** Fills in the screen that is open, presses its button, and waits for the next screen. */
async function pass(work: AtWork, to: RegistrationPhase, row: RegistrationRow = ROW) {
  await passScreen(work.waypost.run(registration), row, TODAY);
  await work.until(to);
}

/** Enters the e-mail address and opens the details form. */
export async function giveEmail(work: AtWork, email: string = EMAIL): Promise<void> {
  work.send({ type: "visit", step: "customer-information" });
  await pass(work, "details", { ...ROW, customer: { ...ROW.customer, email } });
}

/** Fills in the details form and opens the devices step. */
export async function giveDetails(work: AtWork): Promise<void> {
  const { email } = work.state().customer;
  await pass(work, "devices", { ...ROW, customer: { ...ROW.customer, email } });
}

/** Enters a GPS and an OBD device with names and plans, and opens the payment step. */
export const giveDevices = (work: AtWork): Promise<void> => pass(work, "payment");

/** Types a new card without submitting it. */
export function typeCard(work: AtWork, cardnumber: string = SECRETS.cardnumber): void {
  work.send({ type: "edit-card", today: TODAY, patch: { ...CARD, cardnumber } });
}

/** Enters a new card and opens the terms. */
export const giveCard = (work: AtWork, cardnumber: string = SECRETS.cardnumber): Promise<void> =>
  pass(work, "terms", { ...ROW, card: { ...CARD, cardnumber } });

/** Completes all steps up to the confirmation, and waits until its prices were read again. */
export async function reachConfirm(work: AtWork, cardnumber?: string): Promise<void> {
  await reachTerms(work, cardnumber);
  work.send({ type: "submit" });
  await work.until("reviewing");
  await soon(() => {
    if (work.state().priceCheck?.status === "running") throw new Error("still reading the prices");
  });
}

/** Completes all steps except for the last button before the confirmation. */
export async function reachTerms(work: AtWork, cardnumber?: string): Promise<void> {
  await giveEmail(work);
  await giveDetails(work);
  await giveDevices(work);
  await giveCard(work, cardnumber);
  work.send({ type: "accept-terms", accepted: true });
}
