import type { DormantCancelRequest, DormantDevice } from "@waypost/sdk";
import { chosenDeviceForm } from "../../forms/chosen-device-form.ts";
import { dormantDevicesQuery } from "../../queries/dormant.ts";
import { imeiSubject } from "../checkout/subjects.ts";
import { customerInput, customerOf, type CustomerInput } from "../task/customer-input.ts";
import { taskFlow } from "../task/flow.ts";
import type { TaskArgs, TaskStage } from "../task/task.ts";
import { dormantEvidence, readBackDormantCancellation } from "./read-back.ts";

export interface DormantCancellationShape {
  readonly input: CustomerInput;
  readonly draft: { readonly imei: string };
  readonly data: { readonly devices: readonly DormantDevice[] };
  readonly view: DormantCancellationShape["data"] & {
    readonly customerId: string;
    /** The chosen device; `null` until one is chosen. */
    readonly chosen: DormantDevice | null;
  };
  readonly detail: never;
  readonly request: DormantCancelRequest;
}

/** The chosen device; `null` until one is chosen, or if it is no longer in dormant mode. */
export const dormantDevice = ({
  draft,
  data,
}: Pick<TaskArgs<DormantCancellationShape>, "draft" | "data">): DormantDevice | null =>
  data.devices.find(({ imei }) => imei === draft.imei) ?? null;

/** Only a device in the list can be cancelled. */
const listedDevice: TaskStage<DormantCancellationShape> = {
  form: chosenDeviceForm,
  value: (args) => ({ imei: dormantDevice(args)?.imei ?? "" }),
};

/** Cancels the dormant subscription of a device. Both of its calls need the token. */
export const dormantCancellation = taskFlow<DormantCancellationShape>({
  name: "dormant-cancellation",
  family: "dormant-cancellation",
  repeat: "irreversible",
  owner: customerOf,
  input: customerInput,
  initial: () => ({ imei: "" }),
  reads: ({ client }, { customerId }) => ({ devices: dormantDevicesQuery(client, { customerId }) }),
  view: (args) => ({
    ...args.data,
    customerId: args.input.customerId,
    chosen: dormantDevice(args),
  }),
  fit: (args) => (dormantDevice(args) === null ? { imei: "" } : args.draft),
  stages: [listedDevice, listedDevice],
  review: ({ draft }) => ({
    rows: [{ subject: imeiSubject(draft.imei), label: draft.imei, price: null, months: null }],
    total: "none",
  }),
  subjects: ({ draft }) => [imeiSubject(draft.imei)],
  evidence: (args) => dormantEvidence(dormantDevice(args)),
  request: ({ input, draft }) => ({ customer_id: input.customerId, imei: draft.imei }),
  sendsKey: true,
  send: ({ client }, request, options) => client.dormant.cancel(request, options),
  readBack: readBackDormantCancellation,
  stale: ({ client }, { customerId }) => [dormantDevicesQuery(client, { customerId })],
});
