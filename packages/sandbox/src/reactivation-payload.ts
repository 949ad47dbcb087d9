import { readCard } from "./card.ts";
import type { NewCard } from "./card.ts";
import type { Clock } from "./clock.ts";
import {
  PayloadProblem,
  readCustomerId,
  readObject,
  readTexts,
  refuseBadImeis,
  refuseOtherKeys,
} from "./payload.ts";

/** A reactivation of one or more devices, each with its new plan. */
export interface Reactivation {
  customer_id: number;
  card: NewCard;
  devices: readonly { imei: string; planId: string }[];
}

/** @throws PayloadProblem */
export function readReactivation(body: unknown, clock: Clock): Reactivation {
  const payload = readObject(body, "The payload");
  refuseOtherKeys(
    payload,
    ["credit_card", "customer_id", "imei", "service_plan"],
    "a reactivation",
  );
  const customer_id = readCustomerId(payload);
  const { imei, service_plan: planId } = readTexts(payload, ["imei", "service_plan"]);
  const devices = [{ imei, planId }];
  refuseBadImeis(devices);
  return { customer_id, devices, card: readCard(payload.credit_card, clock) };
}

/** @throws PayloadProblem */
export function readMultiReactivation(body: unknown, clock: Clock): Reactivation {
  const payload = readObject(body, "The payload");
  refuseOtherKeys(
    payload,
    ["credit_card", "customer_id", "devices"],
    "a reactivation of several devices",
  );
  const customer_id = readCustomerId(payload);
  if (!Array.isArray(payload.devices) || payload.devices.length === 0)
    throw new PayloadProblem("devices must list one device or more");
  const devices = payload.devices.map((item: unknown) => {
    const device = readObject(item, "A device");
    refuseOtherKeys(device, ["imei", "device_plan"], "a device");
    const { imei, device_plan: planId } = readTexts(device, ["imei", "device_plan"]);
    return { imei, planId };
  });
  refuseBadImeis(devices);
  return { customer_id, devices, card: readCard(payload.credit_card, clock) };
}
