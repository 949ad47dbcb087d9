import type { DormantCancelRequest, DormantDevice } from "@waypost/sdk";
import { chosenDeviceForm } from "../../forms/chosen-device-form.ts";
import { dormantDevicesQuery } from "../../queries/dormant.ts";
import { imeiSubject } from "../checkout/subjects.ts";
import { customerInput, customerOf, type CustomerInput } from "../task/task.ts";
import { taskFlow } from "../task/flow.ts";
import type { TaskArgs, TaskStage, LookUp } from "../task/task.ts";
import type { Attempt } from "../checkout/attempts.ts";
import { readFresh } from "../../queries/read-fresh.ts";
import { appliedWhere } from "../task/task.ts";

interface DormantCancellationShape {
  readonly input: CustomerInput;
  readonly draft: { readonly imei: string };
  readonly stage: "device" | "details";
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
const dormantDevice = ({
  draft,
  data,
}: Pick<TaskArgs<DormantCancellationShape>, "draft" | "data">): DormantDevice | null =>
  data.devices.find(({ imei }) => imei === draft.imei) ?? null;

/** Only a device in the list can be cancelled. */
const listedDevice: TaskStage<DormantCancellationShape> = {
  form: chosenDeviceForm,
  value: (args) => ({ imei: dormantDevice(args)?.imei ?? "" }),
};

const END_EVIDENCE = "until:";

/** The time by which the server's calendar may be ahead of the local one. */
const ONE_DAY = 24 * 60 * 60 * 1000;

/** Evidence for an attempt: the listed device and the end of its dormant mode. */
const dormantEvidence = (device: DormantDevice | null): readonly string[] =>
  device?.end_date == null ? [] : [imeiSubject(device.imei), `${END_EVIDENCE}${device.end_date}`];

/**
 * Looks up whether a cancellation was carried out. A device that disappears from the list before
 * the end of its dormant mode was cancelled. After that date, and without a token, the list proves
 * nothing.
 */
const readBackDormantCancellation =
  ({ owner, subjects, evidence }: Attempt): LookUp =>
  async ({ client, queryClient, now }) => {
    const query = dormantDevicesQuery(client, { customerId: owner });
    const listed = await readFresh(queryClient, query).catch(() => null);
    const held = new Set(evidence);
    const holds = new Set(listed?.map(({ imei }) => imeiSubject(imei)));
    const end = Date.parse(
      evidence.find((one) => one.startsWith(END_EVIDENCE))?.slice(END_EVIDENCE.length) ?? "",
    );
    const isBeforeEnd = end - now().getTime() > ONE_DAY;
    const isGone = (subject: string) =>
      listed !== null && isBeforeEnd && held.has(subject) && !holds.has(subject);
    return appliedWhere(subjects, isGone);
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
  stages: { device: listedDevice, details: listedDevice },
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
