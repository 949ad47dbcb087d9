import type {
  NewCardRegistration,
  NewCustomerRegistration,
  RegistrationDevice,
  RegistrationDevices,
} from "@waypost/sdk";
import type { TestCard } from "../scenario.ts";
import { plansFor, type Bench, type FreeDevice } from "./bench.ts";

/** A registration of these devices for the customer of the scenario. */
export const payloadFor = (
  bench: Bench,
  devices: readonly FreeDevice[],
  credit_card: TestCard,
): NewCardRegistration => ({
  email: bench.email,
  language: "English",
  devices: devices.map((device) => deviceFor(bench, device)) as unknown as RegistrationDevices,
  uom: "KMH",
  credit_card,
});

/** A registration of this device for a new customer. `{time}` in the address makes it a new one. */
export function newCustomerPayload(
  bench: Bench,
  device: FreeDevice,
  account: Readonly<Record<string, string>>,
): NewCustomerRegistration {
  const time = String(bench.session.ports.date().getTime());
  const email = account.email?.replaceAll("{time}", time) ?? "";
  const payload = payloadFor(bench, [device], bench.card);
  const known = { ...account, email, comfirm_email: email };
  // The server has to say which of its fields are missing.
  return { ...known, ...payload, email } as unknown as NewCustomerRegistration;
}

const deviceFor = (bench: Bench, { imei, model, category }: FreeDevice): RegistrationDevice => ({
  imei,
  device_name: "waypost-check",
  device_model: model,
  device_plan: plansFor(bench, category)[0] ?? "",
});
