import type {
  ReactivationDevice,
  ReactivationDeviceDetails,
  ReactivationDevices,
  ServicePlan,
} from "@waypost/sdk";
import { servicePlansQuery } from "../../queries/lookups.ts";
import { reactivationDevicesQuery } from "../../queries/reactivation.ts";
import { CARD_SECRETS } from "../../rules/cards/card-fields.ts";
import type { CardFields } from "../../rules/cards/credit-card.ts";
import { planName } from "../../rules/plans/plan-name.ts";
import type { PlanKind } from "../../rules/plans/plans.ts";
import type { Ports } from "../engine/ports.ts";
import { imeiSubject } from "../payment/subjects.ts";
import { customerOf, deviceInput, type CustomerInput } from "../task/customer-input.ts";
import type { Task, TaskReviewRow, TaskShape } from "../task/task.ts";
import { readBackReactivation } from "./read-back.ts";

/** What the reactivation of one device and of several have in common. */
export interface CancelledDevicesShape extends TaskShape {
  /** `imei` is the device that the address chooses. */
  readonly input: CustomerInput & { readonly imei?: string | null };
  readonly draft: CardFields & {
    /** The IMEI of an address that was chosen for it already. */
    readonly preselected: string;
  };
  readonly data: {
    readonly listed: ReactivationDevices;
    readonly gps: readonly ServicePlan[];
    readonly obd: readonly ServicePlan[];
  };
  readonly detail: ReactivationDeviceDetails;
}

/** A selected device with its plan; `plan` is null where the price list does not have it. */
export interface SelectedDevice {
  readonly imei: string;
  readonly kind: PlanKind;
  readonly planId: string;
  readonly plan: ServicePlan | null;
  /** There are prices, but none of this plan: another one has to be chosen. */
  readonly isGone: boolean;
  /** Blank while it is being read, and where it could not be. */
  readonly details: ReactivationDeviceDetails | null;
}

const indexes = new WeakMap<ReactivationDevices, ReadonlyMap<string, ReactivationDevice>>();

/** The devices of a list by IMEI. A fleet has thousands, so it is made once for each list. */
export function devicesByImei(
  listed: ReactivationDevices,
): ReadonlyMap<string, ReactivationDevice> {
  const known = indexes.get(listed);
  if (known !== undefined) return known;
  const index = new Map(listed.devices.map((device) => [device.imei_no, device]));
  indexes.set(listed, index);
  return index;
}

/** The id of a device's plan for the form; "" where another one has to be chosen. */
export const offeredPlan = (device: SelectedDevice | null): string =>
  device === null || device.isGone ? "" : device.planId;

/** A selected device as it is reviewed, with what it costs. */
export const reviewRow = (device: SelectedDevice): TaskReviewRow => ({
  subject: imeiSubject(device.imei),
  label: planName(device),
  planId: device.planId,
  price: device.plan?.price ?? null,
  months: device.plan?.duration ?? null,
});

/** The details of one device. */
export const readDetails = async (
  { client }: Ports,
  { customerId }: CustomerInput,
  imei: string,
): Promise<ReactivationDeviceDetails> =>
  (await client.reactivation.deviceInfo(customerId, imei)).device;

/** A price list that could not be read, which its plan picker says, with a button to try again. */
const NO_PRICES: Pick<CancelledDevicesShape["data"], "gps" | "obd"> = { gps: [], obd: [] };

const devicesOf = ({ client }: Ports, { customerId }: CustomerInput) =>
  reactivationDevicesQuery(client, { customerId });

export const reactivationTask = {
  family: "reactivation",
  owner: customerOf,
  input: deviceInput,
  secrets: CARD_SECRETS,
  reads: (ports, input) => ({
    listed: devicesOf(ports, input),
    gps: servicePlansQuery(ports.client),
    obd: servicePlansQuery(ports.client, "obd"),
  }),
  optional: NO_PRICES,
  readBack: readBackReactivation,
  stale: (ports, input) => [devicesOf(ports, input)],
} satisfies Partial<Task<CancelledDevicesShape>>;
