import { REGISTRATION_KEYS } from "../src/flows/registration/start.ts";
import type { DeviceRow } from "../src/flows/registration/state.ts";
import type { ActivationDraft } from "../src/rules/registration/drafts.ts";
import { atWork, type AtWork } from "./at-work.ts";
import { giveDetails, giveEmail } from "./new-customer.ts";

/** An IMEI that the sandbox reports as blocked. */
export const BLOCKED = "359000000000905";

/** A registration of a new customer at the devices step. */
export async function atDevices(options?: Parameters<typeof atWork>[0]): Promise<AtWork> {
  const work = atWork(options);
  await giveEmail(work);
  await giveDetails(work);
  return work;
}

/** The row with this id. */
export function rowIn(work: AtWork, id = "1"): DeviceRow {
  const row = work.state().activation.devices.find((device) => device.id === id);
  if (row === undefined) throw new Error(`there is no row ${id}`);
  return row;
}

/** The state of the IMEI check of a row. */
export const checkIn = (work: AtWork, id?: string) => rowIn(work, id).imei.check;

/** The IMEIs sent to the server for checking, in order. */
export const checkedImeis = (work: AtWork): string[] =>
  work.sent("GET").flatMap((path) => path.split("/info/imei_validation/").slice(1));

/** The stored activation draft. */
export const storedActivation = (work: AtWork): ActivationDraft =>
  JSON.parse(work.storage.getItem(REGISTRATION_KEYS.activation) ?? "null") as ActivationDraft;

/** The same customer at the devices step after a reload, with the password entered again. */
export async function reloadedAtDevices(work: AtWork): Promise<AtWork> {
  const later = work.reload();
  later.send({ type: "visit", step: "customer-information" });
  await later.until("details");
  later.send({
    type: "edit-customer",
    patch: { password: "again", confirmPassword: "again" },
  });
  later.send({ type: "submit" });
  await later.until("devices");
  return later;
}
