import { expect, test } from "vitest";
import { accountDevices, accountDue } from "./account-devices.ts";

const onPlan = (imei_no: string) => ({
  imei_no,
  activated_plan_id: "plus_quarterly",
  activated_plan_description: "GPS Plus Quarterly",
  nextBillingDate: "2027-02-21",
  category: "gps",
});
const asleep = (imei: string) => ({
  imei,
  iccid: "8901",
  customer_id: 7,
  email: null,
  end_date: "2027-05-01",
});
const named = { service_plan_name: "Business", email_content: null };

const ended = (imei_no: string, category = "obd") => ({ imei_no, category });

test("each device comes from the list that contains it", () => {
  const lists = { active: [onPlan("1")], dormant: [asleep("2")], cancelled: [ended("3")] };
  const plans = [{ ...named, service_plan_id: "plus_quarterly", price: 44.85 }];
  expect(accountDevices({ ...lists, plans })).toEqual([
    {
      imei: "1",
      kind: "gps",
      state: "active",
      planId: "plus_quarterly",
      plan: "GPS Plus Quarterly",
      planName: "Business",
      price: 44.85,
      date: "2027-02-21",
    },
    {
      imei: "2",
      kind: null,
      state: "dormant",
      planId: null,
      plan: null,
      planName: "",
      price: null,
      date: "2027-05-01",
    },
    {
      imei: "3",
      kind: "obd",
      state: "cancelled",
      planId: null,
      plan: null,
      planName: "",
      price: null,
      date: null,
    },
  ]);
});

test.each([
  ["on a plan", { active: [onPlan("1")], dormant: [] }, "active"],
  ["dormant", { active: [], dormant: [asleep("1")] }, "dormant"],
  ["dormant and on a plan", { active: [onPlan("1")], dormant: [asleep("1")] }, "dormant"],
])("a device to reactivate that is also listed as %s is shown once, as %s", (_, lists, state) => {
  const devices = accountDevices({ ...lists, cancelled: [ended("1", "gps")] });
  expect(devices).toMatchObject([{ imei: "1", kind: "gps", state }]);
});

test("a cancelled device works until its next billing date, if known", () => {
  const lastBilling = new Map([["1", "2027-02-21"]]);
  const cancelled = [ended("1"), ended("2")];
  const devices = accountDevices({ active: [], dormant: [], cancelled, lastBilling });
  expect(devices.map(({ date }) => date)).toEqual(["2027-02-21", null]);
});

test("an account without lists has no devices", () => {
  expect(accountDevices({ active: [], dormant: [], cancelled: [] })).toEqual([]);
});

const account = (...billing: (readonly [date: string | null, planId?: string])[]) =>
  accountDevices({
    active: billing.map(([nextBillingDate, activated_plan_id = "plus"], place) => ({
      ...onPlan(String(place)),
      nextBillingDate,
      activated_plan_id,
    })),
    dormant: [asleep("d")],
    cancelled: [ended("c")],
    plans: [
      { ...named, service_plan_id: "plus", price: 16.95 },
      { ...named, service_plan_id: "plus_yearly", price: 179.4 },
    ],
  });

test("devices on a plan are ordered by their next billing date, unknown dates last", () => {
  const devices = account([null], ["2027-03-01T10:00:00Z"], ["soon"], ["2027-02-21"]);
  expect(devices.map(({ imei }) => imei)).toEqual(["3", "1", "0", "2", "d", "c"]);
});

const FEB_1 = new Date(2027, 1, 1, 23, 59);

test.each<[string, Parameters<typeof account>, object | null, object]>([
  [
    "one device",
    [["2027-02-21"]],
    { date: "2027-02-21", dollars: 16.95, isAtLeast: false },
    { dollars: 16.95, isAtLeast: false },
  ],
  [
    "two devices on the same day, and one on the last of 30 days",
    [["2027-03-02", "plus_yearly"], ["2027-02-01"], ["2027-02-01T00:00:00Z"]],
    { date: "2027-02-01", dollars: 33.9, isAtLeast: false },
    { dollars: 213.3, isAtLeast: false },
  ],
  [
    "a device after the 30 days",
    [["2027-03-03"]],
    { date: "2027-03-03", dollars: 16.95 },
    { dollars: 0, isAtLeast: false },
  ],
  [
    "a price that the list lacks",
    [["2027-02-21", "custom"], ["2027-02-21"]],
    { dollars: 16.95, isAtLeast: true },
    { dollars: 16.95, isAtLeast: true },
  ],
  [
    "a date that is not known or in the past",
    [["2027-02-21"], [null], ["2027-01-31"]],
    { date: "2027-02-21", dollars: 16.95, isAtLeast: false },
    { dollars: 16.95, isAtLeast: true },
  ],
  ["no date at all", [[null]], null, { dollars: 0, isAtLeast: true }],
  ["no device on a plan", [], null, { dollars: 0, isAtLeast: false }],
])("what is due: %s", (_, billing, next, month) => {
  expect(accountDue(account(...billing), FEB_1)).toMatchObject({ next, month });
});

test("what is due names its devices", () => {
  const { next, month } = accountDue(account(["2027-02-21"], ["2027-02-20"]), FEB_1);
  expect(next?.devices.map(({ imei }) => imei)).toEqual(["1"]);
  expect(month.devices.map(({ imei }) => imei)).toEqual(["1", "0"]);
});
