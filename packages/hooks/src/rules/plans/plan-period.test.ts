import type { ServicePlan } from "@waypost/sdk";
import { expect, test } from "vitest";
import { withPeriods } from "./plan-period.ts";

const plan = (service_plan_id: string, duration: number | null): ServicePlan => ({
  service_plan_id,
  service_plan_name: null,
  email_content: null,
  price: 10,
  duration,
  plan_description: null,
  category: null,
});

test.each([
  ["plus", 1],
  ["plus_obd", 1],
  ["plus_quarterly", 3],
  ["pro_obd_quarterly", 3],
  ["standard_yearly", 12],
  ["fleet_special_yearly", 12],
])("the period of %s is %i months if the price list does not have it", (id, months) => {
  for (const missing of [null, 0]) {
    expect(withPeriods([plan(id, missing)])).toEqual([plan(id, months)]);
  }
});

test("the period of an id that does not name one is unknown", () => {
  expect(withPeriods([plan("gold", null), plan("gold", 0)])).toEqual([
    plan("gold", null),
    plan("gold", null),
  ]);
});

test("a period in the price list is used", () => {
  const plans = [plan("plus_quarterly", 6)];
  expect(withPeriods(plans)[0]).toBe(plans[0]);
});
