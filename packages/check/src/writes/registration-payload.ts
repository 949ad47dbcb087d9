import type {
  NewCardRegistration,
  NewCustomerRegistration,
  RegistrationDevice,
  RegistrationDevices,
} from "@waypost/sdk";
import type { TestCard } from "../scenario.ts";
import { plansFor, type WriteContext, type FreeDevice } from "./write-context.ts";

/** Returns a registration of these devices for the scenario's customer. */
export const payloadFor = (
  context: WriteContext,
  devices: readonly FreeDevice[],
  credit_card: TestCard,
): NewCardRegistration => ({
  email: context.email,
  language: "English",
  devices: devices.map((device) => deviceFor(context, device)) as unknown as RegistrationDevices,
  uom: "KMH",
  credit_card,
});

/** Returns a registration of this device for a new customer. `{time}` makes the e-mail address unique. */
export function newCustomerPayload(
  context: WriteContext,
  device: FreeDevice,
  account: Readonly<Record<string, string>>,
): NewCustomerRegistration {
  const time = String(context.session.clock.date().getTime());
  const email = account.email?.replaceAll("{time}", time) ?? "";
  const payload = payloadFor(context, [device], context.card);
  const known = { ...account, email, comfirm_email: email };
  // The account may be incomplete. Then the server has to refuse it.
  return { ...known, ...payload, email } as unknown as NewCustomerRegistration;
}

const deviceFor = (
  context: WriteContext,
  { imei, model, category }: FreeDevice,
): RegistrationDevice => ({
  imei,
  device_name: "waypost-check",
  device_model: model,
  device_plan: plansFor(context, category)[0] ?? "",
});
