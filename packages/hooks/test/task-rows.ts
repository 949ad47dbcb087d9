import { iccidOf, type Sandbox } from "@waypost/sandbox";
import { documentedCalls } from "../../../openapi/documented-calls.ts";
import { features } from "../../sdk/src/client.ts";
import type { OperationName } from "@waypost/sdk/testing";
import type { TaskShape } from "../src/flows/task/task.ts";
import { flowRows } from "../src/testing/rows.ts";
import { fillTask } from "../src/testing/walk.ts";
import type { TaskAtWork } from "./task-at-work.ts";

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

/** The first six digits of the card that all sandbox customers have on file. */
export const FIRST_SIX = "424242";

/** A customer of the sandbox, and the devices of this customer. */
function accountOf(customerId: string) {
  const isDemo = customerId === CUSTOMER;
  const gps = isDemo ? "358000000000002" : `357000000${customerId}001`;
  return {
    customerId,
    email: isDemo ? "returning@example.com" : `customer-${customerId}@example.com`,
    card: CARD,
    firstSix: FIRST_SIX,
    inUse: isDemo ? "358000000000001" : `867000000${customerId}002`,
    otherPlan: { id: isDemo ? "pro_yearly" : "pro_obd_yearly", price: 0 },
    cancelled: { gps, obd: isDemo ? "868000000000002" : `867000000${customerId}001` },
    iccid: iccidOf(gps),
    dormant: isDemo ? "358000000000005" : `357000000${customerId}003`,
  };
}

/** A GPS and an OBD device of this customer that can be reactivated. */
export function cancelledImeis(customerId: string): readonly [gps: string, obd: string] {
  const { gps, obd } = accountOf(customerId).cancelled;
  return [gps, obd];
}

/** A device of a customer, in use. */
export const inUse = (customerId: string): string => accountOf(customerId).inUse;

/** A device of this customer in dormant mode. */
export const dormantImei = (customerId: string): string => accountOf(customerId).dormant;

/** The entries of a customer who cancels a device. */
export const cancellationOf = (customerId: string, imei = inUse(customerId)) => ({
  ...flowRows(accountOf(customerId)).cancellation.entries[0],
  imei,
});

/** True if the sandbox's reply to this read is a success that contains the value. */
async function isFound(sandbox: Sandbox, path: string, what: string): Promise<boolean> {
  const reply = await sandbox.fetch(`https://api.example${path}`);
  return reply.ok && what in ((await reply.json()) as object);
}

/** Reads from the sandbox, as another program would. */
async function ask(sandbox: Sandbox, path: string, owner: string): Promise<string> {
  const headers = { Authorization: `JWT ${sandbox.tokenFor(owner)}` };
  return (await sandbox.fetch(`https://api.example${path}`, { headers })).text();
}

const dormantList = (sandbox: Sandbox, owner: string) =>
  ask(sandbox, `/auth/dormant-mode/activated?customer_id=${owner}`, owner);

type Entry = Readonly<Record<string, unknown>>;

/** The needs of the tests of all tasks beside the published row of a task. */
interface OwnRow {
  /**
   * True if the reply is not documented: any HTTP 2xx counts as a success unless it says otherwise.
   */
  takesAnyReply?: true;
  /** Other possible entries, at any moment. */
  otherEntries: (customerId: string) => readonly Entry[];
  /** Everything that the sandbox carried out; by default the charges. */
  carriedOut?: (sandbox: Sandbox, customerId: string) => Promise<readonly string[]>;
  /** True if the read-back needs data that only the sending page has. */
  isReadBackFromMemory?: true;
  /** The subjects that are paid for or ended. */
  subjects: (customerId: string) => readonly string[];
  /** True if the server carries out the same request twice. */
  isRepeatable?: true;
  /** Queries of addresses that lack a required part. */
  incomplete: readonly Readonly<Record<string, string>>[];
}

const NO_CUSTOMER = { imei: "358000000000002" };
const SIM_QUERY = { customer_id: "1001", imei: "1", iccid: "2", email: "a@example.com" };

/** Queries of a SIM that lack a part, or ask for the other action. */
const incompleteSims = (paying: string, other: string) => [
  {},
  ...Object.keys(SIM_QUERY).map((missing) => {
    const rest = Object.entries({ ...SIM_QUERY, paying }).filter(([name]) => name !== missing);
    return Object.fromEntries(rest);
  }),
  { ...SIM_QUERY, paying: other },
];

const cancelledSubjects = (customerId: string) =>
  cancelledImeis(customerId).map((imei) => `imei:${imei}`);

const ofPacks = { isRepeatable: true, incomplete: [{}, { email: "a@example.com" }] } as const;

const ofSim = {
  subjects: (customerId: string) => cancelledSubjects(customerId).slice(0, 1),
  otherEntries: () => [{}],
  incomplete: incompleteSims("yes", "no"),
};

const OWN: Readonly<
  Record<Exclude<keyof ReturnType<typeof flowRows>, `registration${string}`>, OwnRow>
> = {
  "sms-pack": {
    ...ofPacks,
    otherEntries: () => [{ pack: "sms_250" }, { pack: "" }, { autoRenew: false }],
    subjects: () => ["pack:sms_100"],
  },
  "eta-pack": {
    ...ofPacks,
    otherEntries: () => [{ pack: "eta_150" }, { pack: "" }],
    subjects: () => ["pack:eta_50"],
  },
  reactivation: {
    otherEntries: (customerId) => [
      { imei: cancelledImeis(customerId)[1] },
      { imei: "" },
      { cvc: "" },
      { servicePlan: "pro_yearly" },
      { servicePlan: "" },
    ],
    subjects: ofSim.subjects,
    incomplete: [{}, NO_CUSTOMER],
  },
  "multi-reactivation": {
    otherEntries: (customerId) => [
      ...cancelledImeis(customerId).map((imei) => ({ imeis: [imei] })),
      { imeis: [] },
      { cvc: "" },
      { plans: { [cancelledImeis(customerId)[0]]: "pro_yearly" } },
    ],
    subjects: cancelledSubjects,
    incomplete: [{}, NO_CUSTOMER],
  },
  cancellation: {
    otherEntries: (customerId) => [
      { imei: "868000000000001" },
      { imei: "12a" },
      { imei: "" },
      { comment: "" },
      { reasons: [] },
      { imei: inUse(customerId) },
    ],
    subjects: (customerId) => [`imei:${inUse(customerId)}`],
    carriedOut: async (sandbox, customerId) => {
      const path = `/info/cancel/validate/${inUse(customerId)}`;
      return (await isFound(sandbox, path, "message")) ? [] : [inUse(customerId)];
    },
    incomplete: [],
  },
  "card-update": {
    isReadBackFromMemory: true,
    otherEntries: () => [
      { firstSix: "424243" },
      { firstSix: "" },
      { cvc: "" },
      { companyName: "Sample Ltd" },
      { billingAddress: "" },
    ],
    subjects: () => ["card"],
    carriedOut: async (sandbox, customerId) => {
      const path = `/info/card/validate/${customerId}/${CARD.cardnumber.slice(0, 6)}`;
      return (await isFound(sandbox, path, "response")) ? ["card"] : [];
    },
    isRepeatable: true,
    incomplete: [{}, NO_CUSTOMER],
  },
  "plan-update": {
    takesAnyReply: true,
    carriedOut: async (sandbox) => sandbox.planChanges().map(({ imei }) => imei),
    otherEntries: () => [
      { imei: "868000000000001" },
      { imei: "" },
      { servicePlan: "" },
      { servicePlan: "plus_quarterly" },
    ],
    subjects: (customerId) => [`imei:${inUse(customerId)}`],
    isRepeatable: true,
    incomplete: [{}, { imei: "358000000000001" }],
  },
  "pay-dormant-fee": {
    ...ofSim,
    otherEntries: () => [{ cvc: "" }, { cardHoldername: "Another Customer" }],
  },
  "activate-dormant": {
    ...ofSim,
    carriedOut: async (sandbox, owner) => {
      const [imei] = cancelledImeis(owner);
      return (await dormantList(sandbox, owner)).includes(imei) ? [imei] : [];
    },
  },
  "terminate-sim": {
    ...ofSim,
    carriedOut: async (sandbox, owner) => {
      const [imei] = cancelledImeis(owner);
      const list = await ask(sandbox, `/auth/re-activation/devices/${owner}`, owner);
      return list.includes(imei) ? [] : [imei];
    },
    incomplete: [...incompleteSims("no", "yes"), SIM_QUERY],
  },
  "dormant-cancellation": {
    carriedOut: async (sandbox, owner) => {
      const imei = dormantImei(owner);
      return (await dormantList(sandbox, owner)).includes(imei) ? [] : [imei];
    },
    otherEntries: () => [{ imei: "" }],
    subjects: (customerId) => [`imei:${dormantImei(customerId)}`],
    incomplete: [{}, { imei: "358000000000005" }],
  },
};

/** The members of a request that say what it is about. */
interface AboutRequest {
  readonly imei?: string;
  readonly devices?: readonly { readonly imei: string; readonly device_plan: string }[];
  readonly service_plan?: string;
  readonly service_plan_id?: string;
  readonly sms_pack_id?: string;
  readonly eta_id?: string;
}

function subjectsOf({ devices, imei, sms_pack_id, eta_id }: AboutRequest): readonly string[] {
  if (devices !== undefined) return devices.map((device) => `imei:${device.imei}`);
  if (imei !== undefined) return [`imei:${imei}`];
  const pack = sms_pack_id ?? eta_id;
  return [pack === undefined ? "card" : `pack:${pack}`];
}

const plansOf = (request: AboutRequest): readonly string[] =>
  request.devices?.map(({ device_plan }) => device_plan) ?? [
    request.service_plan ??
      request.service_plan_id ??
      request.sms_pack_id ??
      request.eta_id ??
      "none",
  ];

/** The call of an operation as "POST /path", and its name in the sandbox. */
function callOf(operation: OperationName) {
  const [feature = "", method = ""] = operation.split(".");
  const call = features[feature]?.[method]?.endpoint.split("?")[0] ?? "";
  const known = documentedCalls.find((one) => `${one.method.toUpperCase()} ${one.path}` === call);
  return { call, name: known?.operationId ?? "" };
}

/** All self-service tasks, as customers of the sandbox use them. */
export const TASK_ROWS = Object.entries(OWN).map(([name, own]) => {
  const rowFor = (customerId: string) => flowRows(accountOf(customerId))[name as keyof typeof OWN];
  const { flow, operation, reads, prepares, readBack } = rowFor(CUSTOMER);
  const nameOf = (read?: OperationName) => (read === undefined ? undefined : callOf(read).name);
  const { call, name: sent } = callOf(operation);
  return {
    ...own,
    flow,
    /** Method and path of the call that pays for or ends something, and its name in the sandbox. */
    call,
    operation: sent,
    /** The read that a stage waits for, and that of the read-back, by their names in the sandbox. */
    prepares: nameOf(prepares),
    looksUp: nameOf(readBack),
    /** True if it opens without a request to the server. */
    readsNothing: reads === undefined,
    input: (customerId: string) => rowFor(customerId).input,
    entries: (customerId: string) => rowFor(customerId).entries,
    /** The subjects of a request that was sent. */
    subjectsOf,
    /** The plans and packs that a request pays for; undefined if no listed price is paid. */
    plansOf: reads?.includes("lookups.servicePlans") === true ? plansOf : undefined,
  };
});

export type AnyTaskRow = (typeof TASK_ROWS)[number];

/** From the open form to the review, whose prices were read again. */
export async function fillIn<Shape extends TaskShape>(
  { runner, waypost }: TaskAtWork<Shape>,
  entries: readonly Partial<Shape["draft"]>[],
): Promise<void> {
  runner.send({ type: "open" });
  await fillTask(runner, entries, waypost.now());
}
