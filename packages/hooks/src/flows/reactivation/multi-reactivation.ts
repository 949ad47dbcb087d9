import type { MultiReactivationRequest, ReactivationDevice } from "@waypost/sdk";
import { multiReactivationForm, selectedDevicesForm } from "../../forms/multi-reactivation-form.ts";
import { refuseExpired } from "../../forms/refuse-expired.ts";
import { blankCard, editCard } from "../../rules/cards/card-fields.ts";
import { creditCard } from "../../rules/cards/credit-card.ts";
import { DEFAULT_PLANS, planKind } from "../../rules/plans/plans.ts";
import { total } from "../../rules/plans/pricing.ts";
import { isRecord, isText, listOf } from "../engine/checks.ts";
import { imeiSubject } from "../checkout/subjects.ts";
import { taskFlow } from "../task/flow.ts";
import type { TaskArgs } from "../task/task.ts";
import {
  devicesByImei,
  offeredPlan,
  reactivationTask,
  readDetails,
  documentedTexts,
  reviewRow,
  type CancelledDevicesShape,
  type SelectedDevice,
} from "./cancelled-devices.ts";

export interface MultiReactivationShape extends CancelledDevicesShape {
  readonly draft: CancelledDevicesShape["draft"] & {
    /** The selected IMEIs, in the order in which they were selected. */
    readonly imeis: readonly string[];
    /** The chosen plans by IMEI. A device without an entry has the documented default. */
    readonly plans: Readonly<Record<string, string>>;
  };
  readonly stage: "devices" | "payment";
  readonly view: CancelledDevicesShape["data"] & {
    readonly chosen: readonly SelectedDevice[];
  };
  readonly request: MultiReactivationRequest;
}

type Args = TaskArgs<MultiReactivationShape>;

/**
 * The selected devices that are still in the list. Documented default: quarterly Plus of each kind.
 */
export function selectedDevices({ draft, data, details }: Args): readonly SelectedDevice[] {
  const listed = devicesByImei(data.listed);
  const prices = new Map([...data.gps, ...data.obd].map((plan) => [plan.service_plan_id, plan]));
  return [...new Set(draft.imeis)]
    .map((imei) => listed.get(imei))
    .filter((device): device is ReactivationDevice => device !== undefined)
    .map(({ imei_no: imei, category }) => {
      const kind = planKind(category);
      const planId = draft.plans[imei] ?? DEFAULT_PLANS[kind];
      const plan = prices.get(planId) ?? null;
      const isGone = plan === null && data[kind].length > 0;
      return { imei, kind, planId, plan, isGone, details: details[imei] };
    });
}

const subjectOf = ({ imei }: SelectedDevice) => imeiSubject(imei);

/** Reactivates several cancelled devices with one card. */
export const multiReactivation = taskFlow<MultiReactivationShape>({
  ...reactivationTask,
  name: "multi-reactivation",
  initial: () => ({ imeis: [], plans: {}, preselected: "", ...blankCard }),
  checks: {
    imeis: listOf(isText),
    plans: (value) => isRecord(value) && Object.values(value).every(isText),
  },
  fit: ({ input, draft, data }) => {
    const listed = devicesByImei(data.listed);
    const imeis = draft.imeis.filter((imei) => listed.has(imei));
    const { imei = null } = input;
    if (imei === null || imei === draft.preselected || !listed.has(imei)) {
      return { ...draft, imeis };
    }
    const isSelected = imeis.includes(imei);
    return { ...draft, preselected: imei, imeis: isSelected ? imeis : [...imeis, imei] };
  },
  view: (args) => ({ ...args.data, chosen: selectedDevices(args) }),
  edit: editCard,
  stages: {
    devices: {
      form: selectedDevicesForm,
      details: {
        subjects: ({ draft }) => draft.imeis,
        read: readDetails,
      },
    },
    payment: {
      form: ({ today }) => refuseExpired(multiReactivationForm, today),
      value: (args) => ({
        ...args.draft,
        devices: selectedDevices(args).map((device) => ({
          imei: device.imei,
          servicePlan: offeredPlan(device),
        })),
      }),
      field: (path, args) => {
        const [, place] = /^devices\.(\d+)\.servicePlan$/.exec(path) ?? [];
        const device = selectedDevices(args)[Number(place)];
        return device === undefined ? path : `plans.${device.imei}`;
      },
    },
  },
  review: (args) => {
    const rows = selectedDevices(args).map(reviewRow);
    const sum = total(rows.map(({ price }) => price));
    return { ...documentedTexts, rows, total: sum ?? "missing" };
  },
  subjects: (args) => selectedDevices(args).map(subjectOf),
  evidence: (args) => selectedDevices(args).map(subjectOf),
  request: (args) => ({
    credit_card: creditCard(args.draft),
    customer_id: args.input.customerId,
    devices: selectedDevices(args).map(({ imei, planId }) => ({ imei, device_plan: planId })),
  }),
  sendsKey: true,
  send: ({ client }, request, options) => client.reactivation.reactivateMany(request, options),
});
