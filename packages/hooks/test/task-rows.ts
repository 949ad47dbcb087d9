import { iccidOf, type Sandbox } from "@waypost/sandbox";
import { cancellation } from "../src/flows/cancellation/cancellation.ts";
import { cardUpdate } from "../src/flows/card-update/card-update.ts";
import { dormantCancellation } from "../src/flows/dormant/dormant-cancellation.ts";
import {
  dormantActivation,
  dormantFee,
  simTermination,
} from "../src/flows/dormant/dormant-mode.ts";
import { etaPack } from "../src/flows/packs/eta-pack.ts";
import { smsPack } from "../src/flows/packs/sms-pack.ts";
import { planUpdate } from "../src/flows/plan-update/plan-update.ts";
import { multiReactivation } from "../src/flows/reactivation/multi-reactivation.ts";
import { reactivation } from "../src/flows/reactivation/reactivation.ts";
import type { TaskFlow } from "../src/flows/task/flow.ts";
import type { TaskShape } from "../src/flows/task/task.ts";
import { checked, priced, type TaskAtWork } from "./task-at-work.ts";

/** The properties of a task that the shared tests need. */
interface TaskRow<Shape extends TaskShape> {
  flow: TaskFlow<Shape>;
  /** The operation that pays for or ends something, by its name in the sandbox. */
  operation: string;
  /** The read that a stage waits for, by its name in the sandbox. */
  prepares?: string;
  /**
   * True if the reply is not documented: any HTTP 2xx counts as a success unless it says otherwise.
   */
  takesAnyReply?: true;
  /** Its method and path. */
  call: string;
  input: (customerId: string) => Shape["input"];
  /** The entries of a customer, stage by stage. */
  entries: (customerId: string) => readonly Partial<Shape["draft"]>[];
  /** Other possible entries, at any moment. */
  otherEntries: (customerId: string) => readonly Partial<Shape["draft"]>[];
  /** Everything that the sandbox carried out; by default the charges. */
  carriedOut?: (sandbox: Sandbox, customerId: string) => Promise<readonly string[]>;
  /** The read-back call, by its name in the sandbox. */
  looksUp?: string;
  /** True if the read-back needs data that only the sending page has. */
  isReadBackFromMemory?: true;
  /** True if no listed price is agreed to. */
  isFree?: true;
  /** True if it opens without a request to the server. */
  readsNothing?: true;
  /** The subjects that are paid for or ended. */
  subjects: (customerId: string) => readonly string[];
  /** The subjects of a request that was sent. */
  subjectsOf: (request: Shape["request"]) => readonly string[];
  /** The plans and packs that a request pays for; undefined if no listed price is paid. */
  plansOf?: (request: Shape["request"]) => readonly string[];
  /** True if the server carries out the same request twice. */
  isRepeatable: boolean;
  /** Queries of addresses that lack a required part. */
  incomplete: readonly Readonly<Record<string, string>>[];
}

export type AnyTaskRow = TaskRow<TaskShape>;

const row = <Shape extends TaskShape>(known: TaskRow<Shape>): AnyTaskRow => known;

/** A customer of the sandbox with cancelled devices. */
export const CUSTOMER = "1001";

/** Values that must never be stored. */
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

/** An OBD device of a customer, in use. The customer is found by e-mail. */
export const inUse = (customerId: string): string =>
  customerId === CUSTOMER ? "358000000000001" : `867000000${customerId}002`;
const emailOf = (customerId: string): string =>
  customerId === CUSTOMER ? "returning@example.com" : `customer-${customerId}@example.com`;

/** The entries of a customer who cancels a device. */
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

/** The first six digits of the card that all sandbox customers have on file. */
export const FIRST_SIX = "424242";

/** True if the sandbox's reply to this read is a success that contains the value. */
async function isFound(sandbox: Sandbox, path: string, what: string): Promise<boolean> {
  const reply = await sandbox.fetch(`https://api.example${path}`);
  return reply.ok && what in ((await reply.json()) as object);
}

/** A device of this customer in dormant mode. */
export const dormantImei = (customerId: string): string =>
  customerId === CUSTOMER ? "358000000000005" : `357000000${customerId}003`;

/** A plan other than that of the device in use. */
const otherPlan = (customerId: string): string =>
  customerId === CUSTOMER ? "pro_yearly" : "pro_obd_yearly";

/** The values that the address of a dormant-mode page has for a cancelled device. */
const sim = (customerId: string, paying: string) => {
  const [imei] = cancelledImeis(customerId);
  return { customerId, imei, iccid: iccidOf(imei), email: emailOf(customerId), paying };
};

const simSubjects = (customerId: string) => [`imei:${cancelledImeis(customerId)[0]}`];

/** A complete query. */
const SIM_QUERY = { customer_id: "1001", imei: "1", iccid: "2", email: "a@example.com" };

const without = (missing: keyof typeof SIM_QUERY, paying: string) => {
  const { [missing]: _, ...rest } = SIM_QUERY;
  return { ...rest, paying };
};

const incompleteSims = (paying: string, other: string) => [
  without("customer_id", paying),
  without("imei", paying),
  without("iccid", paying),
  without("email", paying),
  // The address asks for the other action.
  { ...SIM_QUERY, paying: other },
];

/** Reads from the sandbox, as another program would. */
async function ask(sandbox: Sandbox, path: string, owner: string): Promise<string> {
  const headers = { Authorization: `JWT ${sandbox.tokenFor(owner)}` };
  return (await sandbox.fetch(`https://api.example${path}`, { headers })).text();
}

const dormantList = (sandbox: Sandbox, owner: string) =>
  ask(sandbox, `/auth/dormant-mode/activated?customer_id=${owner}`, owner);

/** All self-service tasks. A row here gives a new task the shared tests. */
export const TASK_ROWS: readonly AnyTaskRow[] = [
  row({
    flow: smsPack,
    operation: "buySmsPack",
    call: "POST /auth/buy/sms/pack",
    input: (customerId) => ({ customerId, email: null }),
    entries: () => [{ pack: "sms_100" }],
    otherEntries: () => [{ pack: "sms_250" }, { pack: "" }, { autoRenew: false }],
    subjects: () => ["pack:sms_100"],
    subjectsOf: ({ sms_pack_id }) => [`pack:${sms_pack_id}`],
    plansOf: ({ sms_pack_id }) => [sms_pack_id],
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
    plansOf: ({ eta_id }) => [eta_id],
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
    plansOf: ({ service_plan }) => [service_plan],
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
    plansOf: ({ devices }) => devices.map(({ device_plan }) => device_plan),
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
  row({
    flow: planUpdate,
    operation: "updatePlan",
    looksUp: "listPlanUpdateDevices",
    takesAnyReply: true,
    carriedOut: async (sandbox) => sandbox.planChanges().map(({ imei }) => imei),
    call: "POST /auth/device/update/plan",
    input: (customerId) => ({ customerId }),
    entries: (customerId) => [{ imei: inUse(customerId) }, { servicePlan: otherPlan(customerId) }],
    otherEntries: () => [
      { imei: "868000000000001" },
      { imei: "" },
      { servicePlan: "" },
      { servicePlan: "plus_quarterly" },
    ],
    subjects: (customerId) => [`imei:${inUse(customerId)}`],
    subjectsOf: ({ imei }) => [`imei:${imei}`],
    plansOf: ({ service_plan_id }) => [service_plan_id],
    isRepeatable: true,
    incomplete: [{}, { imei: "358000000000001" }],
  }),
  row({
    flow: dormantFee,
    operation: "payDormantFee",
    readsNothing: true,
    isFree: true,
    call: "POST /auth/dormant-fees",
    input: (customerId) => sim(customerId, "yes"),
    entries: () => [CARD],
    otherEntries: () => [{ cvc: "" }, { cardHoldername: "Another Customer" }],
    subjects: simSubjects,
    subjectsOf: ({ imei }) => [`imei:${imei}`],
    isRepeatable: false,
    incomplete: [{}, ...incompleteSims("yes", "no")],
  }),
  row({
    flow: dormantActivation,
    operation: "payDormantFee",
    readsNothing: true,
    isFree: true,
    carriedOut: async (sandbox, owner) => {
      const [imei] = cancelledImeis(owner);
      return (await dormantList(sandbox, owner)).includes(imei) ? [imei] : [];
    },
    call: "POST /auth/dormant-fees",
    input: (customerId) => sim(customerId, "yes"),
    entries: () => [{}],
    otherEntries: () => [{}],
    subjects: simSubjects,
    subjectsOf: ({ imei }) => [`imei:${imei}`],
    isRepeatable: false,
    incomplete: [{}, ...incompleteSims("yes", "no")],
  }),
  row({
    flow: simTermination,
    operation: "payDormantFee",
    readsNothing: true,
    isFree: true,
    carriedOut: async (sandbox, owner) => {
      const [imei] = cancelledImeis(owner);
      const list = await ask(sandbox, `/auth/re-activation/devices/${owner}`, owner);
      return list.includes(imei) ? [] : [imei];
    },
    call: "POST /auth/dormant-fees",
    input: (customerId) => sim(customerId, "no"),
    entries: () => [{}],
    otherEntries: () => [{}],
    subjects: simSubjects,
    subjectsOf: ({ imei }) => [`imei:${imei}`],
    isRepeatable: false,
    incomplete: [{}, ...incompleteSims("no", "yes"), SIM_QUERY],
  }),
  row({
    flow: dormantCancellation,
    operation: "cancelDormant",
    looksUp: "listDormantDevices",
    isFree: true,
    carriedOut: async (sandbox, owner) => {
      const imei = dormantImei(owner);
      return (await dormantList(sandbox, owner)).includes(imei) ? [] : [imei];
    },
    call: "POST /auth/dormant-mode/cancel",
    input: (customerId) => ({ customerId }),
    entries: (customerId) => [{ imei: dormantImei(customerId) }, {}],
    otherEntries: () => [{ imei: "" }],
    subjects: (customerId) => [`imei:${dormantImei(customerId)}`],
    subjectsOf: ({ imei }) => [`imei:${imei}`],
    isRepeatable: false,
    incomplete: [{}, { imei: "358000000000005" }],
  }),
];

/** From the open form to the review, whose prices were read again. */
export async function fillIn<Shape extends TaskShape>(
  work: TaskAtWork<Shape>,
  entries: readonly Partial<Shape["draft"]>[],
): Promise<void> {
  work.send({ type: "open" });
  await work.until("form");
  for (const patch of entries) {
    work.edit(patch);
    await checked(work);
    work.toReview();
    // The next stage may have to wait for its details.
    if (work.state().phase === "preparing") await work.until("form");
  }
  await priced(work);
}
