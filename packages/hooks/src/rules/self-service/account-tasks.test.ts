import { expect, test } from "vitest";
import {
  ACCOUNT_TASKS,
  accountPath,
  accountTasks,
  deviceTasks,
  taskOfRequest,
} from "./account-tasks.ts";
import { addressQuery } from "../address.ts";

const pathsAt = (query: string, hasToken = false) =>
  accountTasks((name) => addressQuery(`https://x/#/account?${query}`, name), { hasToken }).map(
    ({ path }) => path,
  );

test("a customer id alone opens every task that requires no more", () => {
  expect(pathsAt("customer_id=7")).toEqual([
    "/device-plan/update?customer_id=7",
    "/registration/customer-information",
    "/credit-card/update?customer_id=7",
    "/reactivation?customer_id=7",
    "/multi-reactivation?customer_id=7",
    "/activate-smspack?customer_id=7",
    "/activate-etapack?customer_id=7",
    "/cancellation?customer_id=7",
  ]);
});

test("with all parameters and a token every task is offered", () => {
  const query = "customer_id=7&email=a%2Bb@c.co&imei=350000000000001&iccid=8901";
  const paths = pathsAt(query, true);
  expect(paths).toHaveLength(ACCOUNT_TASKS.length);
  expect(paths).toContain("/registration/customer-information?email=a%2Bb%40c.co");
  expect(paths).toContain("/dormant-cancellation?customer_id=7&email=a%2Bb%40c.co");
  expect(paths).toContain(
    "/pay-dormantfee?customer_id=7&imei=350000000000001&iccid=8901&email=a%2Bb%40c.co",
  );
});

test.each(["imei", "iccid", "email"])("without %s dormant mode is not offered", (missing) => {
  const known = { customer_id: "7", imei: "1", iccid: "2", email: "3", [missing]: "" };
  const query = new URLSearchParams(known).toString();
  expect(pathsAt(query).filter((path) => path.startsWith("/pay-dormantfee"))).toEqual([]);
});

test("a page gets only the parameters that it takes, unchanged", () => {
  const id = "7&x=1#/ü +";
  const known: Readonly<Record<string, string>> = { customer_id: id, email: "e", secret: "s" };
  const [{ path } = { path: "" }] = accountTasks((name) => known[name] ?? null, {
    hasToken: false,
  });
  expect(path).not.toContain("secret");
  expect(addressQuery(`https://x/#${path}`, "customer_id", () => true)).toBe(id);
  expect(addressQuery(`https://x/#${path}`, "x")).toBeNull();
});

test("a value that a URL cannot contain counts as unknown", () => {
  const tasks = accountTasks(() => "\ud800", { hasToken: false });
  expect(tasks.map(({ path }) => path)).toEqual([
    "/registration/customer-information",
    "/cancellation",
  ]);
});

const IMEI = "350000000000001";

const besideCards = (
  states: readonly ("active" | "dormant" | "cancelled")[],
  { isComplete = true, query = "customer_id=7&email=a@example.com" } = {},
) =>
  accountTasks((name) => addressQuery(`https://x/#/account?${query}`, name), {
    hasToken: true,
    cards: { devices: states.map((state) => ({ imei: IMEI, state })), isComplete },
  }).map(({ task }) => task);

const OF_THE_ACCOUNT = ["add", "cardUpdate", "etaPack"];

test.each([["active"], ["active", "dormant", "cancelled"]] as const)(
  "next to the card of a device that is %s only the tasks of the account are offered",
  (...states) => {
    expect(besideCards(states)).toEqual(OF_THE_ACCOUNT);
  },
);

test("next to cards without an active device an SMS pack is offered, too", () => {
  expect(besideCards(["cancelled"])).toEqual(["add", "cardUpdate", "smsPack", "etaPack"]);
});

test("while lists are missing, the tasks of their devices are offered next to the cards", () => {
  expect(besideCards(["active"], { isComplete: false })).toEqual([
    "add",
    "cardUpdate",
    "reactivation",
    "multiReactivation",
    "etaPack",
    "dormantCancellation",
  ]);
});

test.each([
  [IMEI, false],
  ["860000000000001", true],
])("the SIM of %s can be paused next to the card of another device: %s", (imei, isOffered) => {
  const query = `customer_id=7&email=a@example.com&iccid=8901&imei=${imei}`;
  expect(besideCards(["active"], { query }).includes("dormantMode")).toBe(isOffered);
});

const devicePaths = (query: string, state: "active" | "dormant" | "cancelled" = "active") =>
  deviceTasks((name) => addressQuery(`https://x/#/account?${query}`, name), {
    imei: IMEI,
    state,
  }).map(({ path }) => path);

test("the tasks of a device have its IMEI and its customer", () => {
  expect(devicePaths("customer_id=7&email=a@example.com")).toEqual([
    `/device-plan/update?customer_id=7&imei=${IMEI}&email=a%40example.com`,
    "/activate-smspack?customer_id=7&email=a%40example.com",
    `/cancellation?customer_id=7&imei=${IMEI}&email=a%40example.com`,
  ]);
});

test("a cancelled device can be reactivated, and a dormant one cancelled", () => {
  expect(devicePaths("customer_id=7", "cancelled")).toEqual([
    `/reactivation?customer_id=7&imei=${IMEI}`,
  ]);
  expect(devicePaths("customer_id=7", "dormant")).toEqual(["/dormant-cancellation?customer_id=7"]);
});

const pausesWithSimOf = (imei: string) =>
  devicePaths(`customer_id=7&email=a@example.com&iccid=8901&imei=${imei}`).filter((path) =>
    path.startsWith("/pay-dormantfee"),
  );

test("a device can be paused only with its own SIM, which is in the address of that device", () => {
  expect(pausesWithSimOf("860000000000001")).toEqual([]);
  expect(pausesWithSimOf(IMEI)).toEqual([
    `/pay-dormantfee?customer_id=7&imei=${IMEI}&iccid=8901&email=a%40example.com`,
  ]);
});

test("requests of every family lead to a task", () => {
  const families = ["card-update", "dormant", "dormant-cancellation", "packs", "plan-update"];
  for (const family of [...families, "reactivation", "cancellation", "registration"]) {
    const task = taskOfRequest(family);
    expect(ACCOUNT_TASKS.some((one) => one.task === task)).toBe(true);
  }
  expect(taskOfRequest("")).toBeNull();
});

test.each([
  ["customer_id=7&email=a@example.com&imei=1", "/account?customer_id=7&email=a%40example.com"],
  ["customer_id=7&imei=1&iccid=8901", "/account?customer_id=7&imei=1&iccid=8901"],
  ["email=a@example.com", null],
])("the account of %s is %s", (query, path) => {
  expect(accountPath((name) => addressQuery(`https://x/#/reactivation?${query}`, name))).toBe(path);
});
