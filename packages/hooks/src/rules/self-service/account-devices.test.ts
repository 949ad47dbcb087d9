import { expect, test } from "vitest";
import { accountDevices } from "./account-devices.ts";

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
const ended = (imei_no: string, category = "obd") => ({ imei_no, category });

test("each device comes from the list that contains it", () => {
  const lists = { active: [onPlan("1")], dormant: [asleep("2")], cancelled: [ended("3")] };
  expect(accountDevices(lists)).toEqual([
    {
      imei: "1",
      kind: "gps",
      state: "active",
      planId: "plus_quarterly",
      plan: "GPS Plus Quarterly",
      date: "2027-02-21",
    },
    { imei: "2", kind: null, state: "dormant", planId: null, plan: null, date: "2027-05-01" },
    { imei: "3", kind: "obd", state: "cancelled", planId: null, plan: null, date: null },
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
