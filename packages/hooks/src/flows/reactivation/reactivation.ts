import type {
  ReactivationDevice,
  ReactivationDeviceDetails,
  ReactivationDevices,
  ReactivationRequest,
  ServicePlan,
} from "@waypost/sdk";
import { chosenDeviceForm, reactivationForm } from "../../forms/reactivation-form.ts";
import { servicePlansQuery } from "../../queries/lookups.ts";
import { reactivationDevicesQuery } from "../../queries/reactivation.ts";
import { blankCard, CARD_SECRETS, editCard } from "../../rules/card-fields.ts";
import { isCharge } from "../../rules/charge-address.ts";
import { creditCard, type CardFields } from "../../rules/credit-card.ts";
import { DEFAULT_PLANS, planKind } from "../../rules/plans.ts";
import { isText, orNull } from "../checks.ts";
import { taskFlow } from "../task/flow.ts";
import type { TaskArgs } from "../task/task.ts";
import { planName, type SelectedDevice } from "./multi-reactivation.ts";
import { imeiSubject, readBackReactivation } from "./read-back.ts";

export interface ReactivationShape {
  readonly input: { readonly customerId: string; readonly imei: string | null };
  readonly draft: CardFields & {
    readonly imei: string;
    /** `null` for the documented default of the device's kind; "" for none. */
    readonly servicePlan: string | null;
    /** The IMEI of an address that was chosen for it already. */
    readonly preselected: string;
  };
  readonly data: {
    readonly listed: ReactivationDevices;
    readonly gps: readonly ServicePlan[];
    readonly obd: readonly ServicePlan[];
  };
  readonly detail: ReactivationDeviceDetails;
  readonly request: ReactivationRequest;
}

/**
 * The chosen device; `null` before, and where the list holds it no longer. Documented default:
 * quarterly Plus of its kind.
 */
export function deviceToReactivate({
  draft,
  data,
  details,
}: TaskArgs<ReactivationShape>): SelectedDevice | null {
  const device = listedDevice(data.listed, draft.imei);
  if (device === undefined) return null;
  const kind = planKind(device.category);
  const planId = draft.servicePlan ?? DEFAULT_PLANS[kind];
  const plan = data[kind].find((one) => one.service_plan_id === planId) ?? null;
  return { imei: device.imei_no, kind, plan, planId, details: details[device.imei_no] ?? null };
}

const listedDevice = ({ devices }: ReactivationDevices, imei: string) =>
  devices.find((device: ReactivationDevice) => device.imei_no === imei);

/** Puts a cancelled device back on a plan, paid with a card. */
export const reactivation = taskFlow<ReactivationShape>({
  name: "reactivation",
  family: "reactivation",
  owner: ({ customerId }) => customerId,
  input: (query) => {
    const customerId = query("customer_id");
    return customerId === null ? null : { customerId, imei: query("imei") };
  },
  initial: () => ({ imei: "", servicePlan: null, preselected: "", ...blankCard }),
  checks: { servicePlan: orNull(isText) },
  secrets: CARD_SECRETS,
  reads: ({ client }, { customerId }) => ({
    listed: reactivationDevicesQuery(client, customerId),
    gps: servicePlansQuery(client),
    obd: servicePlansQuery(client, "obd"),
  }),
  fit: ({ input, draft, data }) => {
    const { imei } = input;
    const wanted = imei === null ? undefined : listedDevice(data.listed, imei);
    if (wanted !== undefined && imei !== null && draft.preselected !== imei) {
      return { ...draft, imei, servicePlan: null, preselected: imei };
    }
    const isListed = listedDevice(data.listed, draft.imei) !== undefined;
    return isListed ? draft : { ...draft, imei: "", servicePlan: null };
  },
  // Another device may be of the other kind, whose plans are others.
  edit: (draft, patch, today) => {
    const next = editCard(draft, patch, today);
    return next.imei === draft.imei ? next : { ...next, servicePlan: null };
  },
  stages: [
    {
      form: chosenDeviceForm,
      details: {
        subjects: ({ draft }) => [draft.imei],
        read: async ({ client }, { customerId }, imei) =>
          (await client.reactivation.deviceInfo(customerId, imei)).device,
        areRequired: true,
      },
    },
    {
      form: reactivationForm,
      value: (args) => ({
        ...args.draft,
        servicePlan: deviceToReactivate(args)?.planId ?? "",
      }),
    },
  ],
  review: (args) => {
    const device = deviceToReactivate(args);
    if (device === null) return { rows: [], total: "missing" };
    const { imei, plan } = device;
    const price = plan?.price ?? null;
    const months = plan?.duration ?? null;
    const row = { subject: imeiSubject(imei), label: planName(device), price, months };
    return { rows: [row], total: price ?? "missing", notes: ["reactivation.renews"] };
  },
  subjects: ({ draft }) => [imeiSubject(draft.imei)],
  evidence: ({ draft, data }) =>
    listedDevice(data.listed, draft.imei) === undefined ? [] : [imeiSubject(draft.imei)],
  request: (args) => ({
    credit_card: creditCard(args.draft),
    customer_id: args.input.customerId,
    imei: args.draft.imei,
    service_plan: deviceToReactivate(args)?.planId ?? "",
  }),
  send: ({ client, address }, request) =>
    isCharge(address())
      ? client.reactivation.reactivateCharge(request)
      : client.reactivation.reactivate(request),
  readBack: readBackReactivation,
  stale: ({ client }, { customerId }) => [reactivationDevicesQuery(client, customerId)],
});
