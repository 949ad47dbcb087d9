import { demoCustomer, demoPassword } from "@waypost/sandbox";
import type { RegistrationEvent } from "../src/flows/registration/events.ts";
import { atWork, TODAY, type AtWork } from "./at-work.ts";
import { giveDevices } from "./new-customer.ts";

/** A registration at the password step of the demo customer. */
export async function atPassword(): Promise<AtWork> {
  const work = atWork();
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
  work.send({ type: "submit" });
  await work.until("known-email");
  return work;
}

/** The same at the devices step, after the password. */
export async function withPassword(password: string = demoPassword): Promise<AtWork> {
  const work = await atPassword();
  work.send({ type: "edit-customer", patch: { password } });
  work.send({ type: "continue-with-password" });
  await work.until("devices");
  return work;
}

/** Signs the demo customer in and opens the devices step. */
export async function signIn(work: AtWork): Promise<void> {
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
  work.send({ type: "submit" });
  await work.until("known-email");
  work.send({ type: "edit-customer", patch: { password: demoPassword } });
  work.send({ type: "continue-with-password" });
  await work.until("devices");
}

/** Pays with the first saved card and opens the confirmation. */
export async function payWithSavedCard(work: AtWork): Promise<void> {
  work.send({ type: "submit" });
  work.send({ type: "submit" });
  work.send({ type: "accept-terms", accepted: true });
  work.send({ type: "submit" });
  await work.until("reviewing");
}

/** Takes the demo customer to the confirmation. */
export async function reachConfirmAgain(work: AtWork): Promise<void> {
  await signIn(work);
  await giveDevices(work);
  await payWithSavedCard(work);
}

export const edit = (patch: Extract<RegistrationEvent, { type: "edit-customer" }>["patch"]) =>
  ({ type: "edit-customer", patch }) as const;

export const card = (patch: Extract<RegistrationEvent, { type: "edit-card" }>["patch"]) =>
  ({ type: "edit-card", patch, today: TODAY }) as const;
