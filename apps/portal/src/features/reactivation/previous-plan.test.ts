import type { ServicePlan } from "@waypost/sdk";
import { expect, test } from "vitest";
import { previousPlan } from "./previous-plan.ts";

const planOf = (id: string, name: string, price: number | null = 16.95): ServicePlan => ({
  service_plan_id: id,
  service_plan_name: name,
  email_content: `${name} Plan`,
  plan_description: `${name}: 7-8 days`,
  price,
  duration: 1,
  category: "gps",
});

const PLANS = [planOf("standard", "Standard"), planOf("plus", "Plus"), planOf("pro", "Pro", null)];

const idOf = (description: string | null, plans: readonly ServicePlan[] = PLANS) =>
  previousPlan({ imei_no: null, imei_iccid: null, activated_plan_description: description }, plans)
    ?.service_plan_id;

test.each(["Standard", " Standard Plan ", "Standard: 7-8 days"])(
  "the description %j matches one plan",
  (description) => expect(idOf(description)).toBe("standard"),
);

test.each([null, "", "standard", "Standard Monthly", "Standard, Plus"])(
  "the description %j matches no plan",
  (description) => expect(idOf(description)).toBeUndefined(),
);

test("a plan without a price, or one of two with the same name, is not offered", () => {
  expect(idOf("Pro")).toBeUndefined();
  expect(idOf("Plus", [...PLANS, planOf("plus_quarterly", "Plus")])).toBeUndefined();
  expect(previousPlan(null, PLANS)).toBeNull();
});
