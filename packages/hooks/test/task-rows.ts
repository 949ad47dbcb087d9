import type { Sandbox } from "@waypost/sandbox";
import {
  cancellation,
  cardUpdate,
  etaPack,
  multiReactivation,
  reactivation,
  smsPack,
  type TaskFlow,
  type TaskShape,
} from "../src/index.ts";
import type { TaskAtWork } from "./task-at-work.ts";
import { checked } from "./task-steps.ts";

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
  /** Everything that the sandbox carried out; the charges by default. */
  carriedOut?: (sandbox: Sandbox, customerId: string) => Promise<readonly string[]>;
  /** The call of its read-back, by its name in the sandbox. */
  looksUp?: string;
  /** The read-back needs what only the page that sent the request knows. */
  isReadBackFromMemory?: true;
  /** No amount is agreed to. */
  isFree?: true;
  /** It opens without asking the server. */
  readsNothing?: true;
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

/** An OBD device in use by a customer of the sandbox, who is found by e-mail. */
const inUse = (customerId: string): string =>
  customerId === CUSTOMER ? "358000000000001" : `867000000${customerId}002`;
const emailOf = (customerId: string): string =>
  customerId === CUSTOMER ? "returning@example.com" : `customer-${customerId}@example.com`;

/** What a customer enters who cancels a device. */
export const cancellationOf = (customerId: string, imei = inUse(customerId)) => ({
  firstName: "Sample",
  lastName: "Customer",
  phone: "5550001111",
  email: emailOf(customerId),
  imei,
  reasons: ["Price concerns", "Inaccurate, inconsistent readings"],
  uses: ["Theft prevention"],
  comment: "We sold the van.",
});

/** The first six digits of the card that every customer of the sandbox has on file. */
export const FIRST_SIX = "424242";

/** Whether the sandbox answers this read with a success that has what is asked for. */
async function isFound(sandbox: Sandbox, path: string, what: string): Promise<boolean> {
  const reply = await sandbox.fetch(`https://api.example${path}`);
  return reply.ok && what in ((await reply.json()) as object);
}

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
    looksUp: "listReactivationDevices",
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
    looksUp: "listReactivationDevices",
    isRepeatable: false,
    incomplete: [{}, { imei: "358000000000002" }],
  }),
  row({
    flow: cancellation,
    operation: "cancelSubscription",
    call: "POST /auth/subscription/cancel",
    isFree: true,
    readsNothing: true,
    input: () => ({ imei: null, email: null }),
    entries: (customerId) => [cancellationOf(customerId)],
    otherEntries: (customerId) => [
      { imei: "868000000000001" },
      { imei: "12a" },
      { imei: "" },
      { comment: "" },
      { reasons: [] },
      { imei: inUse(customerId) },
    ],
    subjects: (customerId) => [`imei:${inUse(customerId)}`],
    subjectsOf: ({ imei }) => [`imei:${imei}`],
    carriedOut: async (sandbox, customerId) => {
      const path = `/info/cancel/validate/${inUse(customerId)}`;
      return (await isFound(sandbox, path, "message")) ? [] : [inUse(customerId)];
    },
    isRepeatable: false,
    incomplete: [],
  }),
  row({
    flow: cardUpdate,
    operation: "updateCard",
    prepares: "validateCard",
    looksUp: "validateCard",
    isReadBackFromMemory: true,
    call: "POST /auth/credit-card/update",
    isFree: true,
    readsNothing: true,
    input: (customerId) => ({ customerId }),
    entries: () => [{ firstSix: FIRST_SIX }, CARD],
    otherEntries: () => [
      { firstSix: "424243" },
      { firstSix: "" },
      { cvc: "" },
      { companyName: "Sample Ltd" },
      { billingAddress: "" },
    ],
    subjects: () => ["card"],
    subjectsOf: () => ["card"],
    carriedOut: async (sandbox, customerId) => {
      const path = `/info/card/validate/${customerId}/${CARD.cardnumber.slice(0, 6)}`;
      return (await isFound(sandbox, path, "response")) ? ["card"] : [];
    },
    isRepeatable: true,
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
    await checked(work);
    work.send({ type: "continue" });
    // The next stage may have to wait for what it needs.
    if (work.state().phase === "preparing") await work.until("stage");
  }
}
