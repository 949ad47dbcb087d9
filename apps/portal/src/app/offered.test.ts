import { expect, test } from "vitest";
import { calls } from "../../../../packages/adapter/src/description.ts";
import { cancellationLink, offersPage, TASKS, tasksWith, type Task } from "./offered.ts";

const all = calls.map(({ operationId }) => operationId);
const without = (...names: string[]) => all.filter((name) => !names.includes(name));

test("with all calls, every service is offered, and with none, none is", () => {
  expect(tasksWith(all)).toEqual(TASKS);
  expect(tasksWith([])).toEqual([]);
});

test.each<[string, Task[]]>([
  ["buyEtaPack", ["eta-pack"]],
  ["buySmsPack", ["sms-pack"]],
  ["payDormantFee", ["dormant-mode"]],
  ["cancelDormant", ["dormant-cancellation"]],
  ["register", ["registration"]],
  ["registerCharge", ["registration-charge"]],
  ["checkImei", ["registration-charge", "registration"]],
  ["reactivateMany", ["multi-reactivation"]],
  ["updateCard", ["card-update"]],
  ["saveDeviceSettings", ["device-settings"]],
  ["listPlanUpdateDevices", ["account", "plan-update"]],
  ["listMobileProviders", []],
])("without %s, what needs it is not offered", (call, missing) => {
  const offered = tasksWith(without(call));
  expect(TASKS.filter((task) => !offered.includes(task))).toEqual(missing);
});

test("the calls of a service have names that the description knows", () => {
  for (const task of TASKS) {
    const needed = all.filter((call) => !tasksWith(without(call)).includes(task));
    expect(tasksWith(needed)).toContain(task);
  }
});

test.each([
  ["#/activate-smspack?customer_id=7", true],
  ["/registration/terms", true],
  ["/registration/charge/terms", false],
  ["#/activate-etapack", false],
  ["/activate-dormantfee?imei=1#x", false],
  ["/pay-dormantfee", false],
  ["/", true],
  ["#/unknown", true],
  ["https://other.example/#/pay-dormantfee", true],
])("the page %s is offered: %s", (link, offered) => {
  expect(offersPage({ tasks: ["sms-pack", "registration"] }, link)).toBe(offered);
  expect(offersPage({}, link)).toBe(true);
});

test("customers are told to contact a vendor without a cancellation page", () => {
  const links = { contact: "mailto:a@example.com" };
  expect(cancellationLink({ links })).toBe("#/cancellation");
  expect(cancellationLink({ links, tasks: [] })).toBe("mailto:a@example.com");
});
