import type { PlanUpdateDevice, PlanUpdateRequest, ServicePlan } from "@waypost/sdk";
import { planUpdateForm } from "../../forms/plan-update-form.ts";
import { chosenDeviceForm } from "../../forms/chosen-device-form.ts";
import { servicePlansQuery } from "../../queries/lookups.ts";
import { planUpdateDevicesQuery } from "../../queries/plan-update.ts";
import { planName } from "../../rules/plans/plan-name.ts";
import { planKind, type PlanKind } from "../../rules/plans/plans.ts";
import { imeiSubject } from "../checkout/subjects.ts";
import { customerOf, deviceInput, type CustomerInput, type TaskArgs } from "../task/task.ts";
import { taskFlow } from "../task/flow.ts";
import { planEvidence, readBackPlanUpdate } from "./read-back.ts";

interface PlanUpdateShape {
  /** `imei` is the device that the address preselects. */
  readonly input: CustomerInput & { readonly imei?: string | null };
  readonly draft: {
    readonly imei: string;
    /** The device that the address preselected last. */
    readonly preselected: string;
    /** Id of the chosen plan; "" until one is chosen. No plan is preselected. */
    readonly servicePlan: string;
  };
  readonly stage: "device" | "plan";
  readonly data: {
    readonly devices: readonly PlanUpdateDevice[];
    readonly gps: readonly ServicePlan[];
    readonly obd: readonly ServicePlan[];
  };
  readonly view: PlanUpdateShape["data"] & {
    /** The chosen device; `null` until one is chosen. */
    readonly chosen: DeviceToUpdate | null;
  };
  readonly detail: never;
  readonly request: PlanUpdateRequest;
}

/** The device whose plan is updated, with its current plan and the chosen one. */
export interface DeviceToUpdate {
  readonly device: PlanUpdateDevice;
  readonly kind: PlanKind;
  /** The current plan; `null` if it is not in the price list of the device's kind. */
  readonly previous: ServicePlan | null;
  /** The chosen plan; `null` until one is chosen, or if it is not in the price list. */
  readonly chosen: ServicePlan | null;
}

/** Returns `null` until a device is chosen, or if it is no longer in the list. */
export function deviceToUpdate({ draft, data }: TaskArgs<PlanUpdateShape>): DeviceToUpdate | null {
  const device = listedDevice(data.devices, draft.imei);
  if (device === undefined) return null;
  const kind = planKind(device.category);
  const plan = (id: string | null) =>
    data[kind].find(({ service_plan_id }) => service_plan_id === id) ?? null;
  return {
    device,
    kind,
    previous: plan(device.activated_plan_id),
    chosen: plan(draft.servicePlan),
  };
}

/** True if the address has just preselected the device, so that the first stage can be skipped. */
const isChosenByAddress = (
  { preselected }: PlanUpdateShape["draft"],
  before: PlanUpdateShape["draft"],
): boolean => preselected !== before.preselected;

const listedDevice = (devices: readonly PlanUpdateDevice[], imei: string) =>
  devices.find(({ imei_no }) => imei_no === imei);

const planBefore = (device: PlanUpdateDevice, previous: ServicePlan | null) => ({
  label:
    previous === null ? (device.activated_plan_description ?? "") : planName({ plan: previous }),
  ...(device.activated_plan_id !== null && { planId: device.activated_plan_id }),
  price: previous?.price ?? null,
  months: previous?.duration ?? null,
  until: device.nextBillingDate,
});

/** Moves a device to another plan of its kind, or to its current plan again. */
export const planUpdate = taskFlow<PlanUpdateShape>({
  name: "plan-update",
  family: "plan-update",
  owner: customerOf,
  input: deviceInput,
  initial: () => ({ imei: "", servicePlan: "", preselected: "" }),
  reads: ({ client }, { customerId }) => ({
    devices: planUpdateDevicesQuery(client, { customerId }),
    gps: servicePlansQuery(client),
    obd: servicePlansQuery(client, "obd"),
  }),
  optional: { gps: [], obd: [] },
  view: (args) => ({ ...args.data, chosen: deviceToUpdate(args) }),
  fit: ({ input: { imei }, draft, data }) => {
    const isListed = (one: string) => listedDevice(data.devices, one) !== undefined;
    if (typeof imei === "string" && imei !== draft.preselected && isListed(imei)) {
      return { imei, servicePlan: "", preselected: imei };
    }
    return isListed(draft.imei) ? draft : { ...draft, imei: "", servicePlan: "" };
  },
  // Another device may be of the other kind, which has other plans.
  edit: (draft, patch) => {
    const next = { ...draft, ...patch };
    return next.imei === draft.imei ? next : { ...draft, servicePlan: "", ...patch };
  },
  afterSuccess: ({ preselected }) => ({ preselected }),
  stages: {
    device: { form: chosenDeviceForm, isAnswered: isChosenByAddress },
    plan: { form: planUpdateForm },
  },
  review: (args) => {
    const { device, previous = null, chosen = null } = deviceToUpdate(args) ?? {};
    const { imei, servicePlan: planId } = args.draft;
    const price = chosen?.price ?? null;
    const label = planName({ plan: chosen });
    const months = chosen?.duration ?? null;
    const row = { subject: imeiSubject(imei), label, planId, price, months };
    return {
      rows: [device === undefined ? row : { ...row, before: planBefore(device, previous) }],
      total: price ?? "missing",
      // The API does not say what is billed or refunded for the rest of the period.
      isDueNow: false,
      questionNotes: [
        ...(device?.activated_plan_id === planId ? (["planUpdate.samePlan"] as const) : []),
        "planUpdate.notKnown",
        "planUpdate.contact",
      ],
    };
  },
  subjects: ({ draft }) => [imeiSubject(draft.imei)],
  evidence: (args) => planEvidence(deviceToUpdate(args)?.device, args.draft.servicePlan),
  request: ({ input, draft }) => ({
    customer_id: input.customerId,
    imei: draft.imei,
    service_plan_id: draft.servicePlan,
  }),
  sendsKey: true,
  send: ({ client }, request, options) => client.planUpdate.update(request, options),
  readBack: readBackPlanUpdate,
  stale: ({ client }, { customerId }) => [planUpdateDevicesQuery(client, { customerId })],
});
