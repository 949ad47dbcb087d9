import type { AccountDevice } from "./account-devices.ts";

/** The parameters of a task page's address. @inline */
type TaskParameter = "customer_id" | "email" | "imei" | "iccid";

/** A task in the account. */
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

/** The kind of change that a task makes. @inline */
type AccountGroup = "plans" | "packs" | "end";

interface TaskEntry {
  readonly task: AccountTaskName;
  readonly group: AccountGroup;
  /** The path of the page in the route table. */
  readonly path: string;
  /** Required parameters. */
  readonly needs: readonly TaskParameter[];
  /** Optional parameters. The e-mail address is needed to return to the account. */
  readonly takes: readonly TaskParameter[];
  /** True if the page reads a list that requires a token. */
  readonly needsToken?: true;
}

const entry = (
  task: AccountTaskName,
  group: AccountGroup,
  path: string,
  needs: readonly TaskParameter[] = ["customer_id"],
  takes: readonly TaskParameter[] = [],
): TaskEntry => ({ task, group, path, needs, takes });

/** All tasks that an account can offer, in display order. */
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

/** A task with the address of its page for a customer. */
export interface AccountTask {
  readonly task: AccountTaskName;
  readonly group: AccountGroup;
  /** Path and query: `/reactivation?customer_id=7`. */
  readonly path: string;
}

/** The devices whose cards are shown next to the tasks. @inline */
interface DeviceCards {
  readonly devices: readonly Pick<AccountDevice, "imei" | "state">[];
  /** True if all lists of the customer's devices are known. */
  readonly isComplete: boolean;
}

/**
 * The tasks whose required parameters are known. Each page gets only the parameters that it takes,
 * so that no data is passed on unnecessarily. With `cards`, tasks are omitted that the cards offer
 * or that no device can need.
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

/** True if a task is shown in addition to the cards, which offer the tasks of one device. */
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
    // The address may name the SIM of a device that is not on a plan.
    case "dormantMode":
      return !devices.some((device) => device.state === "active" && device.imei === imei);
    // A customer can also buy messages without a device.
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
 * The tasks of one device of the account, with all parameters that their pages accept, so that the
 * customer does not choose or type anything twice.
 */
export function deviceTasks(
  known: (name: TaskParameter) => string | null,
  { imei, state }: Pick<AccountDevice, "imei" | "state">,
): readonly AccountTask[] {
  // A SIM in the address belongs to the device in the address.
  const iccid = known("imei") === imei ? known("iccid") : null;
  const knownOfDevice = (name: TaskParameter) =>
    name === "imei" ? imei : name === "iccid" ? iccid : known(name);
  // The list of dormant devices requires a token, so a token is known.
  return accountTasks(knownOfDevice, { hasToken: state === "dormant" }).filter(({ task }) =>
    OF_ONE_DEVICE[state].includes(task),
  );
}

/**
 * The account page for the customer of a task's address, with the e-mail address, and with SIM and
 * IMEI if both are known; `null` without a customer.
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

/** The task whose page looks up attempts of this family; `null` if there is none. */
export const taskOfRequest = (family: string): AccountTaskName | null => BY_FAMILY[family] ?? null;

/** A path with the known ones of these parameters. */
function pathWith(
  path: string,
  names: readonly TaskParameter[],
  known: (name: TaskParameter) => string | null,
): string {
  const query = names.map((name) => encoded(name, known(name))).filter((one) => one !== null);
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}

/** `null` for a value with half a surrogate pair, which a URL cannot contain. */
function encoded(name: TaskParameter, value: string | null): string | null {
  try {
    return value === null ? null : `${name}=${encodeURIComponent(value)}`;
  } catch {
    return null;
  }
}
