import {
  etaPack,
  multiReactivation,
  reactivation,
  smsPack,
  type TaskFlow,
  type TaskShape,
} from "../src/index.ts";
import type { TaskAtWork } from "./task-at-work.ts";

/** What the tests that all tasks share have to know of one. */
export interface TaskRow<Shape extends TaskShape> {
  flow: TaskFlow<Shape>;
  /** The operation that pays or ends something, by its name in the sandbox. */
  operation: string;
  /** The read that a stage waits for, by its name in the sandbox. */
  prepares?: string;
  /** Its method and path. */
  call: string;
  input: (customerId: string) => Shape["input"];
  /** What a customer enters, stage by stage. */
  entries: (customerId: string) => readonly Partial<Shape["draft"]>[];
  /** Other things that a customer may enter, at any moment. */
  otherEntries: (customerId: string) => readonly Partial<Shape["draft"]>[];
  /** What is paid for or ended. */
  subjects: (customerId: string) => readonly string[];
  /** The subjects of a request that was sent. */
  subjectsOf: (request: Shape["request"]) => readonly string[];
  /** Whether the server carries out a second request for the same. */
  isRepeatable: boolean;
  /** The queries of an address that lack what the task needs. */
  incomplete: readonly Readonly<Record<string, string>>[];
}

export type AnyTaskRow = TaskRow<TaskShape>;

const row = <Shape extends TaskShape>(known: TaskRow<Shape>): AnyTaskRow =>
  known as unknown as AnyTaskRow;

/** A customer of the sandbox with cancelled devices. */
export const CUSTOMER = "1001";

/** Values that must never be found at rest. */
export const CARD = {
  cardHoldername: "Sample Customer",
  cardnumber: "4929123456789012",
  cvc: "8437",
  expirationdateyear: "2029",
  expirationdatemonth: "03",
} as const;

/** A GPS and an OBD device of this customer that can be reactivated. */
export const cancelledImeis = (customerId: string): readonly [gps: string, obd: string] =>
  customerId === CUSTOMER
    ? ["358000000000002", "868000000000002"]
    : [`357000000${customerId}001`, `867000000${customerId}001`];

/** Every task of self-service: a new one gets the shared tests by a row here. */
export const TASK_ROWS: readonly AnyTaskRow[] = [
  row({
    flow: smsPack,
    operation: "buySmsPack",
    call: "POST /auth/buy/sms/pack",
    input: (customerId) => ({ customerId, email: null }),
    entries: () => [{ pack: "sms_100" }],
    otherEntries: () => [{ pack: "sms_250" }, { pack: "" }, { isRenewed: false }],
    subjects: () => ["pack:sms_100"],
    subjectsOf: ({ sms_pack_id }) => [`pack:${sms_pack_id}`],
    isRepeatable: true,
    incomplete: [{}, { email: "a@example.com" }],
  }),
  row({
    flow: etaPack,
    operation: "buyEtaPack",
    call: "POST /auth/buy/eta-routing/pack",
    input: (customerId) => ({ customerId, email: null }),
    entries: () => [{ pack: "eta_50" }],
    otherEntries: () => [{ pack: "eta_150" }, { pack: "" }],
    subjects: () => ["pack:eta_50"],
    subjectsOf: ({ eta_id }) => [`pack:${eta_id}`],
    isRepeatable: true,
    incomplete: [{}, { email: "a@example.com" }],
  }),
  row({
    flow: reactivation,
    operation: "reactivate",
    prepares: "getReactivationDeviceInfo",
    call: "POST /auth/re-activation/device/reactivate",
    input: (customerId) => ({ customerId, imei: null }),
    entries: (customerId) => [{ imei: cancelledImeis(customerId)[0] }, CARD],
    otherEntries: (customerId) => [
      { imei: cancelledImeis(customerId)[1] },
      { imei: "" },
      { cvc: "" },
      { servicePlan: "pro_yearly" },
      { servicePlan: "" },
    ],
    subjects: (customerId) => [`imei:${cancelledImeis(customerId)[0]}`],
    subjectsOf: ({ imei }) => [`imei:${imei}`],
    isRepeatable: false,
    incomplete: [{}, { imei: "358000000000002" }],
  }),
  row({
    flow: multiReactivation,
    operation: "reactivateMany",
    call: "POST /auth/re-activation/multi/device/reactivate",
    input: (customerId) => ({ customerId, imei: null }),
    entries: (customerId) => [{ imeis: cancelledImeis(customerId) }, CARD],
    otherEntries: (customerId) => [
      ...cancelledImeis(customerId).map((imei) => ({ imeis: [imei] })),
      { imeis: [] },
      { cvc: "" },
      { plans: { [cancelledImeis(customerId)[0]]: "pro_yearly" } },
    ],
    subjects: (customerId) => cancelledImeis(customerId).map((imei) => `imei:${imei}`),
    subjectsOf: ({ devices }) => devices.map(({ imei }) => `imei:${imei}`),
    isRepeatable: false,
    incomplete: [{}, { imei: "358000000000002" }],
  }),
];

/** From the open form to the review. */
export async function fillIn<Shape extends TaskShape>(
  work: TaskAtWork<Shape>,
  entries: readonly Partial<Shape["draft"]>[],
): Promise<void> {
  work.send({ type: "open" });
  await work.until("stage");
  for (const patch of entries) {
    work.edit(patch);
    work.send({ type: "continue" });
    // The next stage may have to wait for what it needs.
    if (work.state().phase === "preparing") await work.until("stage");
  }
}
