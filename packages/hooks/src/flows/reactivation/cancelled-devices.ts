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
import { imeiSubject } from "../checkout/subjects.ts";
import { customerOf, deviceInput, type CustomerInput } from "../task/task.ts";
import type { Task, TaskReviewRow, TaskShape, LookUp } from "../task/task.ts";
import type { Attempt } from "../checkout/attempts.ts";
import { readFresh } from "../../queries/read-fresh.ts";
import { appliedWhere } from "../task/task.ts";

/** The common parts of reactivating one device and several. */
export interface CancelledDevicesShape extends TaskShape {
  /** `imei` is the device that the address preselects. */
  readonly input: CustomerInput & { readonly imei?: string | null };
  readonly draft: CardFields & {
    /** The device that the address preselected last. */
    readonly preselected: string;
  };
  readonly data: {
    readonly listed: ReactivationDevices;
    readonly gps: readonly ServicePlan[];
    readonly obd: readonly ServicePlan[];
  };
  readonly detail: ReactivationDeviceDetails | null;
}

/** A selected device with its plan; `plan` is null if it is not in the price list. */
export interface SelectedDevice {
  readonly imei: string;
  readonly kind: PlanKind;
  readonly planId: string;
  readonly plan: ServicePlan | null;
  /** The price list has loaded without this plan, so the customer has to choose another. */
  readonly isGone: boolean;
  /** `undefined` until the details have loaded, `null` if they could not be read. */
  readonly details: ReactivationDeviceDetails | null | undefined;
}

const indexes = new WeakMap<ReactivationDevices, ReadonlyMap<string, ReactivationDevice>>();

/** Indexes a list of devices by IMEI, once per list, because a fleet has thousands of devices. */
export function devicesByImei(
  listed: ReactivationDevices,
): ReadonlyMap<string, ReactivationDevice> {
  const known = indexes.get(listed);
  if (known !== undefined) return known;
  const index = new Map(listed.devices.map((device) => [device.imei_no, device]));
  indexes.set(listed, index);
  return index;
}

/** The id of a device's plan for the form; "" if another one has to be chosen. */
export const offeredPlan = (device: SelectedDevice | null): string =>
  device === null || device.isGone ? "" : device.planId;

/** The documented texts of a review, without its rows. */
export const documentedTexts = {
  totalText: "reactivation.totalBilled",
  notes: ["reactivation.renews"],
} as const;

/** A selected device and its price as a row of the review. */
export const reviewRow = (device: SelectedDevice): TaskReviewRow => ({
  subject: imeiSubject(device.imei),
  label: planName(device),
  planId: device.planId,
  price: device.plan?.price ?? null,
  months: device.plan?.duration ?? null,
});

/** Reads the details of one device. */
export const readDetails = async (
  { client }: Ports,
  { customerId }: CustomerInput,
  imei: string,
): Promise<ReactivationDeviceDetails> =>
  (await client.reactivation.deviceInfo(customerId, imei)).device;

/** Replaces a price list that could not be read. The plan picker shows this with a retry button. */
const NO_PRICES: Pick<CancelledDevicesShape["data"], "gps" | "obd"> = { gps: [], obd: [] };

const devicesOf = ({ client }: Ports, { customerId }: CustomerInput) =>
  reactivationDevicesQuery(client, { customerId });

/** Looks up which devices were reactivated, from the list of devices that still can be. */
const readBackReactivation =
  ({ owner, subjects, evidence }: Attempt): LookUp =>
  async ({ client, queryClient }) => {
    const query = reactivationDevicesQuery(client, { customerId: owner });
    const listed = await readFresh(queryClient, query).catch(() => null);
    const before = new Set(evidence);
    const now = new Set(listed?.devices.map(({ imei_no }) => imeiSubject(imei_no)));
    // A device was reactivated if it was in the list before and no longer is. Otherwise it is
    // unclear.
    return appliedWhere(
      subjects,
      (subject) => listed !== null && before.has(subject) && !now.has(subject),
    );
  };

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
