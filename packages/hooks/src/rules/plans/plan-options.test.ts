import type { ServicePlan } from "@waypost/sdk";
import { expect, test } from "vitest";
import { planOptions } from "./plan-options.ts";

const plan = (service_plan_id: string, price: number | null): ServicePlan => ({
  service_plan_id,
  service_plan_name: null,
  email_content: null,
  price,
  duration: 3,
  plan_description: "GPS: Battery 10 days",
  category: "gps",
});

const cards = (plans: readonly ServicePlan[]) =>
  planOptions({
    kind: "gps",
    period: "quarterly",
    plans,
    rules: { plus_quarterly: "coverage,geofence_10" },
  });

test("a period has the three tiers in order, and only Plus is recommended", () => {
  const shown = cards([]).map(({ id, isRecommended }) => [id, isRecommended]);
  expect(shown).toEqual([
    ["standard_quarterly", false],
    ["plus_quarterly", true],
    ["pro_quarterly", false],
  ]);
});

test("a card shows the price per month, the subtitle after the colon and its plan's features", () => {
  const listed = plan("plus_quarterly", 59.85);
  const [standard, plus] = cards([plan("standard_monthly", 1), listed]);
  expect(standard?.servicePlan).toBeNull();
  expect(plus?.servicePlan).toBe(listed);
  expect([plus?.price, plus?.months, plus?.perMonth]).toEqual([59.85, 3, 19.95]);
  expect(plus?.subtitle).toBe("Battery 10 days");
  expect(plus?.features.filter(({ isIncluded }) => isIncluded).map(({ key }) => key)).toEqual([
    "coverage",
    "geofence_",
  ]);
});

test("a plan without a duration can be chosen: its period is in its id", () => {
  const [, plus] = cards([{ ...plan("plus_quarterly", 59.85), duration: null }]);
  expect(plus?.servicePlan?.duration).toBe(3);
  expect(plus?.perMonth).toBe(19.95);
});

test("a plan that is missing or has no price shows no price and cannot be chosen", () => {
  const unpriced = [plan("plus_quarterly", null), { ...plan("pro_quarterly", 90), duration: -3 }];
  expect(cards(unpriced).map((card) => [card.servicePlan, card.price, card.perMonth])).toEqual([
    [null, null, null],
    [null, null, null],
    [null, null, null],
  ]);
});

test("the pricing page can show features as included even if the rules do not list them", () => {
  const [standard] = planOptions({
    kind: "obd",
    period: "monthly",
    plans: [],
    rules: {},
    alwaysIncluded: ["coverage", "customer_report_"],
  });
  expect(standard?.features.filter(({ isIncluded }) => isIncluded).map(({ key }) => key)).toEqual([
    "coverage",
    "customer_report_",
  ]);
});

test("a card shows how much less a year costs than with the tier's monthly plan, if both are listed", () => {
  const monthly = { ...plan("plus", 21.95), duration: 1 };
  const listed = [monthly, plan("plus_quarterly", 59.85), plan("pro_quarterly", 71.85)];
  expect(cards(listed).map((card) => card.savedPerYear)).toEqual([null, 24, null]);
  const shown = planOptions({ kind: "gps", period: "monthly", plans: listed, rules: {} });
  expect(shown.map((card) => card.savedPerYear)).toEqual([null, null, null]);
});

test("the features that differ from the card before are marked", () => {
  const shown = planOptions({
    kind: "gps",
    period: "monthly",
    plans: [],
    rules: {
      standard: "coverage,geofence_5,sms_alerts_100",
      plus: "coverage,geofence_20,sms_alerts_100,sos_button",
      pro: "coverage,geofence_20,sms_alerts_100,sos_button",
    },
  });
  const marked = shown.map(({ features }) =>
    features.filter(({ isDifferent }) => isDifferent).map(({ key }) => key),
  );
  expect(marked).toEqual([[], ["geofence_", "sos_button"], []]);
});
