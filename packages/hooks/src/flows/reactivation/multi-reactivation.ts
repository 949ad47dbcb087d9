import type {
  MultiReactivationRequest,
  ReactivationDevice,
  ReactivationDeviceDetails,
  ReactivationDevices,
  ServicePlan,
} from "@waypost/sdk";
import { multiReactivationForm, selectedDevicesForm } from "../../forms/multi-reactivation-form.ts";
import { servicePlansQuery } from "../../queries/lookups.ts";
import { reactivationDevicesQuery } from "../../queries/reactivation.ts";
import { blankCard, CARD_SECRETS, editCard } from "../../rules/card-fields.ts";
import { creditCard, type CardFields } from "../../rules/credit-card.ts";
import { DEFAULT_PLANS, planKind } from "../../rules/plans.ts";
import { total } from "../../rules/pricing.ts";
import { isRecord, isText, listOf } from "../checks.ts";
import { taskFlow } from "../task/flow.ts";
import type { TaskArgs } from "../task/task.ts";
import { imeiSubject, readBackReactivation } from "./read-back.ts";

export interface MultiReactivationShape {
  readonly input: { readonly customerId: string; readonly imei: string | null };
  readonly draft: CardFields & {
    /** The IMEIs that are selected, in the order of their selection. */
    readonly imeis: readonly string[];
    /** Plans by IMEI that differ from the documented default. */
    readonly plans: Readonly<Record<string, string>>;
    /** The IMEI of an address that was selected for it already. */
    readonly preselected: string;
  };
  readonly data: {
    readonly listed: ReactivationDevices;
    readonly gps: readonly ServicePlan[];
    readonly obd: readonly ServicePlan[];
  };
  readonly detail: ReactivationDeviceDetails;
  readonly request: MultiReactivationRequest;
}

type Args = TaskArgs<MultiReactivationShape>;

/** A selected device with its plan; `plan` is null while the price list does not have it. */
export interface SelectedDevice {
  readonly imei: string;
  readonly kind: "gps" | "obd";
  readonly planId: string;
  readonly plan: ServicePlan | null;
  /** Blank while it is being read, and where it could not be. */
  readonly details: ReactivationDeviceDetails | null;
}

/** The selected devices that the list still holds. Documented defaults: quarterly Plus of each kind. */
export function selectedDevices({ draft, data, details }: Args): readonly SelectedDevice[] {
  const byImei = new Map(data.listed.devices.map((device) => [device.imei_no, device]));
  const prices = new Map([...data.gps, ...data.obd].map((plan) => [plan.service_plan_id, plan]));
  return [...new Set(draft.imeis)]
    .map((imei) => byImei.get(imei))
    .filter((device): device is ReactivationDevice => device !== undefined)
    .map(({ imei_no: imei, category }) => {
      const kind = planKind(category);
      const planId = draft.plans[imei] ?? DEFAULT_PLANS[kind];
      const plan = prices.get(planId) ?? null;
      return { imei, kind, planId, plan, details: details[imei] ?? null };
    });
}

/** The plan's name as it is shown. */
export const planName = ({ plan, planId }: Pick<SelectedDevice, "plan" | "planId">): string =>
  plan?.email_content ?? plan?.service_plan_name ?? planId;

const subjectOf = ({ imei }: SelectedDevice) => imeiSubject(imei);

/** Puts several cancelled devices back on plans, paid with one card. */
export const multiReactivation = taskFlow<MultiReactivationShape>({
  name: "multi-reactivation",
  family: "reactivation",
  owner: ({ customerId }) => customerId,
  input: (query) => {
    const customerId = query("customer_id");
    return customerId === null ? null : { customerId, imei: query("imei") };
  },
  initial: () => ({ imeis: [], plans: {}, preselected: "", ...blankCard }),
  checks: {
    imeis: listOf(isText),
    plans: (value) => isRecord(value) && Object.values(value).every(isText),
  },
  secrets: CARD_SECRETS,
  reads: ({ client }, { customerId }) => ({
    listed: reactivationDevicesQuery(client, customerId),
    gps: servicePlansQuery(client),
    obd: servicePlansQuery(client, "obd"),
  }),
  fit: ({ input, draft, data }) => {
    const listed = new Set(data.listed.devices.map(({ imei_no }) => imei_no));
    const imeis = draft.imeis.filter((imei) => listed.has(imei));
    const { imei } = input;
    if (imei === null || imei === draft.preselected || !listed.has(imei)) {
      return { ...draft, imeis };
    }
    const isSelected = imeis.includes(imei);
    return { ...draft, preselected: imei, imeis: isSelected ? imeis : [...imeis, imei] };
  },
  edit: editCard,
  stages: [
    {
      form: selectedDevicesForm,
      details: {
        subjects: ({ draft }) => draft.imeis,
        read: async ({ client }, { customerId }, imei) =>
          (await client.reactivation.deviceInfo(customerId, imei)).device,
      },
    },
    {
      form: multiReactivationForm,
      value: (args) => ({
        ...args.draft,
        devices: selectedDevices(args).map(({ imei, planId }) => ({ imei, servicePlan: planId })),
      }),
      field: (path, args) => {
        const [, place] = /^devices\.(\d+)\.servicePlan$/.exec(path) ?? [];
        const device = selectedDevices(args)[Number(place)];
        return device === undefined ? path : `plans.${device.imei}`;
      },
    },
  ],
  review: (args) => {
    const devices = selectedDevices(args);
    const rows = devices.map((device) => ({
      subject: subjectOf(device),
      label: planName(device),
      price: device.plan?.price ?? null,
      months: device.plan?.duration ?? null,
    }));
    const sum = total(rows.map(({ price }) => price));
    return { rows, total: sum ?? "missing", notes: ["reactivation.renews"] };
  },
  subjects: (args) => selectedDevices(args).map(subjectOf),
  evidence: (args) => selectedDevices(args).map(subjectOf),
  request: (args) => ({
    credit_card: creditCard(args.draft),
    customer_id: args.input.customerId,
    devices: selectedDevices(args).map(({ imei, planId }) => ({ imei, device_plan: planId })),
  }),
  send: ({ client }, request) => client.reactivation.reactivateMany(request),
  readBack: readBackReactivation,
  stale: ({ client }, { customerId }) => [reactivationDevicesQuery(client, customerId)],
});
