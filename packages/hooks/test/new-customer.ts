import type { ChosenPlan } from "../src/flows/registration/events.ts";
import { soon, TODAY, type AtWork } from "./at-work.ts";
import { sampleDetails } from "./sample-customer.ts";

export const GPS_IMEI = "350000000000001";
export const OBD_IMEI = "860000000000001";

/** Values that must never be stored. */
export const SECRETS = {
  password: "pass-MARKED-7f3a",
  cardnumber: "4929123456789012",
  cvc: "8437",
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

/** Enters the e-mail address and opens the details form. */
export async function giveEmail(work: AtWork, email: string = EMAIL): Promise<void> {
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email } });
  work.send({ type: "submit" });
  await work.until("details");
}

/** Fills in the details form and opens the devices step. */
export async function giveDetails(work: AtWork): Promise<void> {
  work.send({
    type: "edit-customer",
    patch: {
      password: SECRETS.password,
      confirmPassword: SECRETS.password,
      ...sampleDetails,
      timezonedescription: "Central",
    },
  });
  work.send({ type: "submit" });
  await work.until("devices");
}

/** Enters a GPS and an OBD device with names and plans, and opens the payment step. */
export async function giveDevices(work: AtWork): Promise<void> {
  work.send({ type: "choose-unit", unit: "MPH" });
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  work.send({ type: "add-device" });
  work.send({ type: "edit-imei", id: "2", text: OBD_IMEI });
  await work.untilChecked();
  work.send({ type: "edit-device-name", id: "1", name: "Van" });
  work.send({ type: "edit-device-name", id: "2", name: "Truck" });
  work.send({ type: "choose-plan", id: "1", plan: GPS_PLAN });
  work.send({ type: "choose-plan", id: "2", plan: OBD_PLAN });
  work.send({ type: "submit" });
  await work.until("payment");
}

/** Types a new card without submitting it. */
export function typeCard(work: AtWork, cardnumber: string = SECRETS.cardnumber): void {
  work.send({
    type: "edit-card",
    today: TODAY,
    patch: {
      cardHoldername: "Sample Customer",
      cardnumber,
      cvc: SECRETS.cvc,
      expirationdateyear: "2029",
      expirationdatemonth: "03",
    },
  });
}

/** Enters a new card and opens the terms. */
export async function giveCard(work: AtWork, cardnumber?: string): Promise<void> {
  typeCard(work, cardnumber);
  work.send({ type: "submit" });
  await work.until("terms");
}

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
