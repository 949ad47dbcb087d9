import { expect, test } from "vitest";
import { tierName, tiersWithFeature } from "./plan-tiers.ts";

const rules = {
  standard: "coverage",
  standard_yearly: "coverage,sos_button",
  plus: "coverage,sos_button",
  plus_quarterly: "sos_button",
  pro: "sos_button=false",
  standard_obd: "towing_alert",
};

test.each([
  ["gps", "sos_button", ["plus"]],
  ["gps", "coverage", ["standard"]],
  ["obd", "towing_alert", ["standard"]],
  ["obd", "crash_detection", []],
] as const)("the %s plans with %s in every period are %j", (kind, feature, tiers) => {
  expect(tiersWithFeature(kind, feature, rules)).toEqual(tiers);
});

test("unknown rules match no plan", () => {
  expect(tiersWithFeature("gps", "sos_button", {})).toEqual([]);
});

test("a plan that is not listed has the name of its tier in another period", () => {
  const base = {
    email_content: null,
    price: 1,
    duration: 1,
    plan_description: null,
    category: "gps",
  };
  const plans = [
    { ...base, service_plan_id: "pro", service_plan_name: "Premium" },
    { ...base, service_plan_id: "plus_yearly", service_plan_name: "Business" },
    { ...base, service_plan_id: "standard_obd", service_plan_name: "Plug" },
  ];
  const nameOf = (id: string, tier: "standard" | "plus") => tierName(plans, "gps", { id, tier });
  expect(nameOf("plus_yearly", "plus")).toBe("Business");
  expect(nameOf("plus", "plus")).toBe("Business");
  expect(nameOf("standard", "standard")).toBe("");
});
