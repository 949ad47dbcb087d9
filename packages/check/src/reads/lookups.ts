import { fieldIs, fieldsOf, isAmount, rowsOf, type Fields, textOf } from "./body.ts";
import { readRules } from "./read-rule.ts";

/** The id of the country whose states are loaded when a page opens. */
const START_COUNTRY = 250;

/** The lookups of the first page, and one that must be refused. */
export const lookups = readRules([
  {
    check: "start-country",
    severity: "major",
    rule: "The list of countries contains the id 250, because its states are loaded first.",
    impact: "The form offers no states until the customer chooses another country.",
    fix: "Keep the id 250 for the United States.",
    call: "listCountries",
    key: "countries",
    needsRows: true,
    problems: ({ countries }) =>
      rowsOf(countries).some(({ id }) => String(id) === String(START_COUNTRY))
        ? []
        : [
            `none of ${rowsOf(countries).length} countries has the id ${START_COUNTRY}: the first ${fieldIs("id", rowsOf(countries)[0]?.id)}`,
          ],
  },
  {
    call: "listStates",
    ask: () => ({ params: { countryId: START_COUNTRY } }),
    key: "states",
    needsRows: true,
  },
  { call: "listTimeZones", key: "time_zone", needsRows: true },
  { call: "listMobileProviders", key: "providers", needsRows: true },
  { call: "listPlanRules", key: "plans" },
  {
    check: "prices",
    severity: "critical",
    rule: "Every plan and pack has a price of zero or more, and every plan has a duration in months.",
    impact: "The page cannot show a total, so nothing can be bought.",
    fix: "Send price and duration as numbers or numeric strings.",
    call: "listServicePlans",
    variant: ["gps", "obd", "sms_pack", "eta_pack"],
    soldBy: { sms_pack: "buySmsPack", eta_pack: "buyEtaPack" },
    // Without a category the API lists the GPS plans.
    ask: (_facts, category) => (category === "gps" ? {} : { query: { category } }),
    key: "plans",
    needsRows: true,
    problems: ({ plans }, _facts, { variant }) =>
      rowsOf(plans).flatMap((plan) => priceProblems(plan, !variant.endsWith("_pack"))),
  },
  {
    check: "discounts",
    severity: "major",
    rule: "The discounts `discount_3` and `discount_12` are percentages.",
    impact: "The page shows no saving for a longer plan, or a wrong one.",
    fix: "Send `10` or `10%`.",
    call: "getAppConfig",
    variant: ["discount_3", "discount_12"],
    ask: (_facts, key) => ({ query: { key } }),
    key: "value",
    problems: ({ value }) => discountProblems(fieldsOf(value)),
  },
  {
    call: "getAppConfig",
    variant: "unknown key",
    ask: () => ({ query: { key: "waypost-check-no-such-key" } }),
    expect: "refusal",
  },
]);

function priceProblems(
  { service_plan_id, price, duration }: Fields,
  needsDuration: boolean,
): string[] {
  const isPrice = isAmount(price) && Number(price) >= 0;
  const isDuration = !needsDuration || (isAmount(duration) && Number(duration) > 0);
  return [
    ...(isPrice ? [] : [`${fieldIs(`price of ${textOf(service_plan_id)}`, price)}, not an amount`]),
    ...(isDuration
      ? []
      : [`${fieldIs(`duration of ${textOf(service_plan_id)}`, duration)}, not a number of months`]),
  ];
}

function discountProblems({ key_value }: Fields): string[] {
  const percent = /^\s*(\d+(?:\.\d+)?)\s*%?\s*$/.exec(textOf(key_value).slice(0, 100))?.[1];
  return percent !== undefined && Number(percent) <= 100
    ? []
    : [`${fieldIs("key_value", key_value)}, not a percentage`];
}
