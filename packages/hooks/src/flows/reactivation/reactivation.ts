import type { ReactivationDevices, ReactivationRequest } from "@waypost/sdk";
import { chosenDeviceForm } from "../../forms/chosen-device-form.ts";
import { reactivationForm } from "../../forms/reactivation-form.ts";
import { refuseExpired } from "../../forms/refuse-expired.ts";
import { blankCard, editCard } from "../../rules/cards/card-fields.ts";
import { isCharge } from "../../rules/charge-address.ts";
import { creditCard } from "../../rules/cards/credit-card.ts";
import { DEFAULT_PLANS, planKind } from "../../rules/plans/plans.ts";
import { isText, orNull } from "../engine/checks.ts";
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

interface ReactivationShape extends CancelledDevicesShape {
  readonly draft: CancelledDevicesShape["draft"] & {
    readonly imei: string;
    /** `null` for the documented default of the device's kind; "" for no plan. */
    readonly servicePlan: string | null;
  };
  readonly stage: "device" | "payment";
  readonly view: CancelledDevicesShape["data"] & {
    /** The chosen device; `null` until one is chosen. */
    readonly chosen: SelectedDevice | null;
  };
  readonly request: ReactivationRequest;
}

/**
 * The chosen device; `null` until one is chosen, or if it is no longer in the list. Documented
 * default: quarterly Plus of its kind.
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
  const isGone = plan === null && data[kind].length > 0;
  const imei = device.imei_no;
  return { imei, kind, plan, isGone, planId, details: details[imei] };
}

const listedDevice = (listed: ReactivationDevices, imei: string) => devicesByImei(listed).get(imei);

/** Reactivates a cancelled device with a card. */
export const reactivation = taskFlow<ReactivationShape>({
  ...reactivationTask,
  name: "reactivation",
  initial: () => ({ imei: "", servicePlan: null, preselected: "", ...blankCard }),
  checks: { servicePlan: orNull(isText) },
  fit: ({ input, draft, data }) => {
    const { imei = null } = input;
    const wanted = imei === null ? undefined : listedDevice(data.listed, imei);
    if (wanted !== undefined && imei !== null && draft.preselected !== imei) {
      return { ...draft, imei, servicePlan: null, preselected: imei };
    }
    const isListed = listedDevice(data.listed, draft.imei) !== undefined;
    return isListed ? draft : { ...draft, imei: "", servicePlan: null };
  },
  view: (args) => ({ ...args.data, chosen: deviceToReactivate(args) }),
  // Another device may be of the other kind, which has other plans.
  edit: (draft, patch, today) => {
    const next = editCard(draft, patch, today);
    return next.imei === draft.imei ? next : { ...next, servicePlan: null };
  },
  stages: {
    device: {
      form: chosenDeviceForm,
      details: {
        subjects: ({ draft }) => [draft.imei],
        read: readDetails,
        wait: "until-read",
      },
    },
    payment: {
      form: ({ today }) => refuseExpired(reactivationForm, today),
      value: (args) => ({
        ...args.draft,
        servicePlan: offeredPlan(deviceToReactivate(args)),
      }),
    },
  },
  review: (args) => {
    const device = deviceToReactivate(args);
    if (device === null) return { rows: [], total: "missing" };
    const row = reviewRow(device);
    return { ...documentedTexts, rows: [row], total: row.price ?? "missing" };
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
  sendsKey: true,
  send: ({ client, address, variant }, request, options) =>
    isCharge(address(), variant)
      ? client.reactivation.reactivateCharge(request, options)
      : client.reactivation.reactivate(request, options),
});
