import type { AccountDevice } from "./account-devices.ts";

/** The parameters of a task page's address. @inline */
type TaskParameter = "customer_id" | "email" | "imei" | "iccid";

/** A task that an account offers. */
export type AccountTaskName =
  | "add"
  | "planUpdate"
  | "reactivation"
  | "multiReactivation"
  | "smsPack"
  | "etaPack"
  | "cardUpdate"
  | "dormantMode"
  | "dormantCancellation"
  | "cancellation";

/** What kind of change a task makes. @inline */
type AccountGroup = "plans" | "packs" | "end";

interface TaskEntry {
  readonly task: AccountTaskName;
  readonly group: AccountGroup;
  /** The path of its page in the route table. */
  readonly path: string;
  /** Without these its page can do nothing. */
  readonly needs: readonly TaskParameter[];
  /** These it can do without. The e-mail of a customer is for the way back to the account. */
  readonly takes: readonly TaskParameter[];
  /** Its page reads a list that only a token opens. */
  readonly needsToken?: true;
}

const entry = (
  task: AccountTaskName,
  group: AccountGroup,
  path: string,
  needs: readonly TaskParameter[] = ["customer_id"],
  takes: readonly TaskParameter[] = [],
): TaskEntry => ({ task, group, path, needs, takes });

/** Every task that an account can offer, in the order in which it does. */
export const ACCOUNT_TASKS: readonly TaskEntry[] = [
  entry("planUpdate", "plans", "/device-plan/update", ["customer_id"], ["imei", "email"]),
  entry("add", "plans", "/registration/customer-information", [], ["email"]),
  entry("cardUpdate", "plans", "/credit-card/update", ["customer_id"], ["email"]),
  entry("reactivation", "plans", "/reactivation", ["customer_id"], ["imei", "email"]),
  entry("multiReactivation", "plans", "/multi-reactivation", ["customer_id"], ["imei", "email"]),
  entry("smsPack", "packs", "/activate-smspack", ["customer_id"], ["email"]),
  entry("etaPack", "packs", "/activate-etapack", ["customer_id"], ["email"]),
  entry("dormantMode", "end", "/pay-dormantfee", ["customer_id", "imei", "iccid", "email"]),
  {
    ...entry("dormantCancellation", "end", "/dormant-cancellation", ["customer_id"], ["email"]),
    needsToken: true,
  },
  entry("cancellation", "end", "/cancellation", [], ["customer_id", "imei", "email"]),
];

/** A task with the address of its page for this customer. */
export interface AccountTask {
  readonly task: AccountTaskName;
  readonly group: AccountGroup;
  /** Path and query: `/reactivation?customer_id=7`. */
  readonly path: string;
}

/** The devices whose cards are shown beside the tasks. @inline */
interface DeviceCards {
  readonly devices: readonly Pick<AccountDevice, "imei" | "state">[];
  /** Whether every list of the customer's devices is known. */
  readonly isComplete: boolean;
}

/**
 * The tasks whose inputs are known. A page gets only what it takes, so that nothing travels further
 * than it has to. With `cards`, tasks that the cards offer, or that no device can need, are left
 * out.
 */
export function accountTasks(
  known: (name: TaskParameter) => string | null,
  { hasToken, cards }: { readonly hasToken: boolean; readonly cards?: DeviceCards },
): readonly AccountTask[] {
  return ACCOUNT_TASKS.filter(
    ({ task, needs, needsToken }) =>
      needs.every((name) => encoded(name, known(name)) !== null) &&
      (needsToken !== true || hasToken) &&
      (cards === undefined || isBesideCards(task, known("imei"), cards)),
  ).map(({ task, group, path, needs, takes }) => ({
    task,
    group,
    path: pathWith(path, [...needs, ...takes], known),
  }));
}

const OF_ONE_DEVICE: Readonly<Record<AccountDevice["state"], readonly AccountTaskName[]>> = {
  active: ["planUpdate", "smsPack", "dormantMode", "cancellation"],
  dormant: ["dormantCancellation"],
  cancelled: ["reactivation"],
};

/** Whether a task is offered beside the cards, which have those of a single device. */
function isBesideCards(
  task: AccountTaskName,
  imei: string | null,
  { devices, isComplete }: DeviceCards,
): boolean {
  switch (task) {
    case "add":
    case "cardUpdate":
    case "etaPack":
      return true;
    // An address names the SIM of one device, which may not be on a plan.
    case "dormantMode":
      return !devices.some((device) => device.state === "active" && device.imei === imei);
    // A customer can buy messages without a device, too.
    case "smsPack":
      return devices.length > 0 && !devices.some(({ state }) => state === "active");
    case "planUpdate":
    case "cancellation":
      return false;
    case "dormantCancellation":
      return !isComplete && !devices.some(({ state }) => state === "dormant");
    case "reactivation":
    case "multiReactivation":
      return !isComplete && !devices.some(({ state }) => state === "cancelled");
  }
}

/**
 * The tasks of one device of the account, each with all that its page can take, so that nothing is
 * chosen or typed twice.
 */
export function deviceTasks(
  known: (name: TaskParameter) => string | null,
  { imei, state }: Pick<AccountDevice, "imei" | "state">,
): readonly AccountTask[] {
  // The SIM that the address names is that of its own device.
  const iccid = known("imei") === imei ? known("iccid") : null;
  const knownOfDevice = (name: TaskParameter) =>
    name === "imei" ? imei : name === "iccid" ? iccid : known(name);
  // Only a token tells that a device is dormant.
  return accountTasks(knownOfDevice, { hasToken: state === "dormant" }).filter(({ task }) =>
    OF_ONE_DEVICE[state].includes(task),
  );
}

/**
 * The account that a task's address belongs to, with its e-mail, and with the SIM and its device
 * where both are known; `null` where no customer is.
 */
export function accountPath(known: (name: TaskParameter) => string | null): string | null {
  if (encoded("customer_id", known("customer_id")) === null) return null;
  const sim: TaskParameter[] = known("iccid") === null ? [] : ["imei", "iccid"];
  return pathWith("/account", ["customer_id", "email", ...sim], known);
}

const BY_FAMILY: Readonly<Record<string, AccountTaskName>> = {
  cancellation: "cancellation",
  "card-update": "cardUpdate",
  "dormant-cancellation": "dormantCancellation",
  dormant: "dormantMode",
  packs: "smsPack",
  "plan-update": "planUpdate",
  reactivation: "multiReactivation",
  registration: "add",
};

/** The task whose page looks up what became of requests of this family; `null` if there is none. */
export const taskOfRequest = (family: string): AccountTaskName | null => BY_FAMILY[family] ?? null;

/** A path with those of the parameters that are known. */
function pathWith(
  path: string,
  names: readonly TaskParameter[],
  known: (name: TaskParameter) => string | null,
): string {
  const query = names.map((name) => encoded(name, known(name))).filter((one) => one !== null);
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}

/** `null` for a value that no address can hold: one with half of a surrogate pair. */
function encoded(name: TaskParameter, value: string | null): string | null {
  try {
    return value === null ? null : `${name}=${encodeURIComponent(value)}`;
  } catch {
    return null;
  }
}
