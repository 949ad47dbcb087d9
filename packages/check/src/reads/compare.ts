import { checks } from "../check.ts";
import { titleOf, type Session } from "../session.ts";
import type { Exchange } from "../transport/exchange.ts";
import {
  fieldIs,
  fieldsOf,
  isAmount,
  isSuccess,
  jsonOf,
  listedProblems,
  planRows,
  rowsOf,
  textOf,
  type Fields,
} from "./body.ts";
import type { Facts, ReadCase } from "./read-rule.ts";

/** The ids of device plans that the portal shows. */
const PLAN_ID = /^(standard|plus|pro)(_obd)?(_quarterly|_yearly)?$/;

/** Rules for a list and for what else is known, in addition to the rule of its row. */
export const comparisonChecks = checks({
  "lists-exclusive": {
    severity: "critical",
    rule: "A customer's lists contain no device that does not belong there.",
    impact: "A device in use is offered for reactivation, and the customer pays again.",
    fix: "List devices in use and cancelled devices separately.",
  },
  "plan-category": {
    severity: "major",
    rule: "The plan list contains only the requested category, or only GPS plans if none is given.",
    impact: "The page offers a plan that does not fit the device.",
    fix: "Filter the plans by the requested category.",
  },
  "plan-rules": {
    severity: "major",
    rule: "Every plan for a device has rules that list its features.",
    impact: "The page shows paid features as not included.",
    fix: "Send the rules for every plan on sale.",
  },
});
/** Compares replies with what else is known, and finds out if any plan could be sold. */
export function createComparison({ results: { record } }: Session, { inUse, cancelled }: Facts) {
  const devicePlans = new Set<string>();
  const soldPlans = new Map<string, number>();
  let plansWithRules: ReadonlySet<string> | undefined;

  return {
    /** Extracts the compared values from a valid reply. The reply itself is not stored. */
    add({ call, variant = "" }: ReadCase, exchange: Exchange): void {
      const body = jsonOf(exchange);
      const { plans, devices } = fieldsOf(body);
      const title = titleOf(call);
      const recordListed = (...list: Parameters<typeof listedProblems>) =>
        record(comparisonChecks["lists-exclusive"], title, listedProblems(...list));
      if (call === "listReactivationDevices") recordListed(rowsOf(devices), inUse, "devices");
      if (call === "listPlanUpdateDevices") recordListed(planRows(body), cancelled);
      // A missing list is reported elsewhere.
      if (call === "listPlanRules" && plans != null) plansWithRules = planIdsOf(plans);
      if (call !== "listServicePlans") return;
      const others = rowsOf(plans).filter((plan) => textOf(plan.category) !== variant);
      record(
        comparisonChecks["plan-category"],
        title,
        others.map(({ service_plan_id, category }) =>
          fieldIs(`${variant}: category of ${textOf(service_plan_id)}`, category),
        ),
      );
      if (!variant.endsWith("_pack"))
        for (const { service_plan_id } of rowsOf(plans)) devicePlans.add(textOf(service_plan_id));
    },
    /** Counts the plans in a price list that the portal can sell. */
    countSold({ call, variant = "" }: ReadCase, exchange: Exchange): void {
      if (call !== "listServicePlans" || variant.endsWith("_pack")) return;
      const plans = isSuccess(exchange.status) ? rowsOf(fieldsOf(jsonOf(exchange)).plans) : [];
      soldPlans.set(variant, plans.filter(isSold).length);
    },
    /** Records the results that need all replies. Returns the headline for a shop without plans. */
    finish(): string | undefined {
      const withRules = plansWithRules;
      if (withRules) {
        const without = [...devicePlans].filter((id) => !withRules.has(id));
        const problems = without.map((id) => `plans has no entry for ${id}`);
        record(comparisonChecks["plan-rules"], titleOf("listPlanRules"), problems);
      }
      return soldPlans.size > 0 && [...soldPlans.values()].every((count) => count === 0)
        ? "No plan can be sold: the price lists have no plan with a known id, a price and a duration."
        : undefined;
    },
  };
}

/** Returns the ids of the plans that have rules. The reply is a list or a map. */
const planIdsOf = (plans: unknown): ReadonlySet<string> =>
  new Set(
    Array.isArray(plans)
      ? rowsOf(plans).map(({ service_plan_id }) => textOf(service_plan_id))
      : Object.keys(fieldsOf(plans)),
  );

const isSold = ({ service_plan_id: id, price, duration }: Fields): boolean =>
  typeof id === "string" &&
  PLAN_ID.test(id) &&
  isAmount(price) &&
  Number(price) >= 0 &&
  isAmount(duration);
