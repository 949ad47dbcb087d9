import { expect, test } from "vitest";
import { tiersWithFeature } from "./plan-tiers.ts";

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
