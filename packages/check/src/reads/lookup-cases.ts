import { fieldsOf, rowsOf, type Fields, textOf } from "./body.ts";
import type { ReadCase } from "./read-case.ts";

/** The id of the country whose states are loaded when a page opens. */
const START_COUNTRY = 250;

const CATEGORIES = ["gps", "obd", "sms_pack", "eta_pack"] as const;

/** Returns the lookups of the first page, and one that must be refused. */
export function lookupCases(): ReadCase[] {
  return [
    {
      call: "listCountries",
      expect: "success",
      key: "countries",
      needsRows: true,
      assertion: {
        check: "start-country",
        problems: ({ countries }) =>
          rowsOf(countries).some(({ id }) => String(id) === String(START_COUNTRY))
            ? []
            : [`no country has the id ${START_COUNTRY}`],
      },
    },
    {
      call: "listStates",
      params: { countryId: START_COUNTRY },
      expect: "success",
      key: "states",
      needsRows: true,
    },
    { call: "listTimeZones", expect: "success", key: "time_zone", needsRows: true },
    { call: "listMobileProviders", expect: "success", key: "providers", needsRows: true },
    { call: "listPlanRules", expect: "success", key: "plans" },
    ...CATEGORIES.map((category): ReadCase => ({
      call: "listServicePlans",
      variant: category,
      // Without a category the API lists the GPS plans.
      ...(category !== "gps" && { query: { category } }),
      expect: "success",
      key: "plans",
      needsRows: true,
      assertion: {
        check: "prices",
        problems: ({ plans }) =>
          rowsOf(plans).flatMap((plan) => priceProblems(plan, !category.endsWith("_pack"))),
      },
    })),
    ...["discount_3", "discount_12"].map((key): ReadCase => ({
      call: "getAppConfig",
      variant: key,
      query: { key },
      expect: "success",
      key: "value",
      assertion: { check: "discounts", problems: ({ value }) => discountProblems(fieldsOf(value)) },
    })),
    {
      call: "getAppConfig",
      variant: "unknown key",
      query: { key: "waypost-check-no-such-key" },
      expect: "refusal",
    },
  ];
}

function priceProblems(
  { service_plan_id, price, duration }: Fields,
  needsDuration: boolean,
): string[] {
  const isPrice = isAmount(price) && Number(price) >= 0;
  const isDuration = !needsDuration || (isAmount(duration) && Number(duration) > 0);
  return [
    ...(isPrice ? [] : [`the price of ${textOf(service_plan_id)} is not a price`]),
    ...(isDuration ? [] : [`the duration of ${textOf(service_plan_id)} is not a number of months`]),
  ];
}

/** True for a number or a numeric text. */
export const isAmount = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && /^\s*-?\d+(\.\d+)?\s*$/.test(value));

function discountProblems({ key_value }: Fields): string[] {
  const percent = /^\s*(\d+(?:\.\d+)?)\s*%?\s*$/.exec(textOf(key_value).slice(0, 100))?.[1];
  return percent !== undefined && Number(percent) <= 100 ? [] : ["key_value is not a percentage"];
}
