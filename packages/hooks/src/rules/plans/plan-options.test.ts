import type { ServicePlan } from "@waypost/sdk";
import { expect, test } from "vitest";
import { planOptions, plansOnSale } from "./plan-options.ts";
import { monthsOf } from "./plan-period.ts";
import { GPS_PLAN_IDS, PLAN_PERIODS } from "./plans.ts";

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

const own = (service_plan_id: string, price: number | null, duration: number | null = 1) => ({
  ...plan(service_plan_id, price),
  duration,
});

/** The periods on sale for an own product, the shown one, and its cards. */
function saleOf(plans: readonly ServicePlan[], period: "monthly" | "quarterly" = "quarterly") {
  const of = { kind: "gps", period, plans, isOwn: true } as const;
  const sale = plansOnSale(of);
  const shown = planOptions({ ...of, rules: {} });
  expect(shown.map(({ id }) => id)).toEqual(sale.shown.map(({ id }) => id));
  return [sale.periods, sale.period, shown.map(({ id, months }) => `${id} ${months}`)];
}

test.each([
  ["one plan", [own("plus", 12)], ["monthly"], "monthly", ["plus 1"]],
  [
    "two tiers with one period",
    [own("standard_yearly", 90, 12), own("pro_yearly", 180, 12)],
    ["yearly"],
    "yearly",
    ["standard_yearly 12", "pro_yearly 12"],
  ],
  [
    "two tiers with two periods",
    [own("pro", 20), own("plus", 10), own("plus_yearly", 90, 12), own("pro_yearly", 180, 12)],
    ["monthly", "yearly"],
    "monthly",
    ["plus 1", "pro 1"],
  ],
  ["a plan of another period than its id names", [own("plus", 60, 6)], [], null, ["plus 6"]],
  [
    "plans without a tier, in their order",
    [own("gold", 240, 24), own("plus", 10), own("basic", 60, 6)],
    [],
    null,
    ["gold 24", "plus 1", "basic 6"],
  ],
  ["a plan without a price or a period", [own("gold", 5, null), own("plus", null)], [], null, []],
  ["plans of the other kind only", [own("plus_obd", 10)], [], null, []],
])("of %s an own product shows only what is on sale", (_, plans, periods, period, shown) => {
  expect(saleOf(plans)).toEqual([periods, period, shown]);
});

test("an own product with all nine plans, and the documented one with none, show the wanted period", () => {
  const nine = GPS_PLAN_IDS.map((id) => own(id, 12, monthsOf(id)));
  const all = PLAN_PERIODS.map((one) => one);
  const [periods, , monthly] = saleOf(nine, "monthly");
  expect([periods, monthly]).toEqual([all, ["standard 1", "plus 1", "pro 1"]]);
  const documented = plansOnSale({ kind: "gps", period: "yearly", plans: [] });
  expect([documented.periods, documented.period, documented.shown.length]).toEqual([
    all,
    "yearly",
    3,
  ]);
});

test("nothing is recommended among one plan, or compared with a plan that is not sold", () => {
  const rules = { standard: "coverage", plus: "sos_button", pro: "sos_button,gpx_routing" };
  const shownOf = (...plans: readonly ServicePlan[]) =>
    planOptions({ kind: "gps", period: "monthly", plans, rules, isOwn: true }).map((card) => [
      card.isRecommended,
      card.savedPerYear,
      card.features.filter(({ isDifferent }) => isDifferent).map(({ key }) => key),
    ]);
  expect(shownOf(own("plus", 12))).toEqual([[false, null, []]]);
  expect(shownOf(own("plus", 12), own("pro", 15))).toEqual([
    [true, null, []],
    [false, null, ["gpx_routing"]],
  ]);
});
