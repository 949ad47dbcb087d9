import type { CheckId } from "../catalogue/catalogue.ts";
import { titleOf, type Session } from "../session.ts";
import type { Exchange } from "../transport/exchange.ts";
import { fieldsOf, jsonOf, rowsOf, textOf } from "./body.ts";
import { planRows, listedProblems } from "./customer-cases.ts";
import type { ReadCase } from "./read-case.ts";

const LISTS_CHECK: CheckId = "lists-exclusive";

/** Compares valid replies with each other. */
export function createConsistency({ results, scenario }: Session) {
  const { gps, obd, cancelled = [] } = scenario.devices ?? {};
  const inUse = [gps, obd].filter((imei) => imei !== undefined);
  const devicePlans = new Set<string>();
  let plansWithRules: ReadonlySet<string> | undefined;

  function addPlans({ plans }: Body, category = ""): void {
    const rows = rowsOf(plans);
    const others = rows.filter((plan) => textOf(plan.category) !== category);
    results.record(
      "plan-category",
      titleOf("listServicePlans"),
      others.map(({ service_plan_id }) => `${textOf(service_plan_id)} is listed as ${category}`),
    );
    if (!category.endsWith("_pack"))
      for (const { service_plan_id } of rows) devicePlans.add(textOf(service_plan_id));
  }

  return {
    /** Extracts the compared values from a reply. The reply itself is not stored. */
    add({ call, variant }: ReadCase, exchange: Exchange): void {
      const body = jsonOf(exchange);
      const fields = fieldsOf(body);
      if (call === "listServicePlans") addPlans(fields, variant);
      // A missing list is reported elsewhere.
      if (call === "listPlanRules" && fields.plans != null) plansWithRules = planIdsOf(fields);
      if (call === "listReactivationDevices")
        results.record(LISTS_CHECK, titleOf(call), listedProblems(rowsOf(fields.devices), inUse));
      if (call === "listPlanUpdateDevices")
        results.record(LISTS_CHECK, titleOf(call), listedProblems(planRows(body), cancelled));
    },
    /** Records the results that need all replies. */
    record(): void {
      const withRules = plansWithRules;
      if (!withRules) return;
      const withoutRules = [...devicePlans].filter((id) => !withRules.has(id));
      results.record(
        "plan-rules",
        titleOf("listPlanRules"),
        withoutRules.map((id) => `${id} has no rules`),
      );
    },
  };
}

type Body = ReturnType<typeof fieldsOf>;

/** Returns the ids of the plans that have rules. The reply is a list or a map. */
function planIdsOf({ plans }: Body): ReadonlySet<string> {
  return new Set(
    Array.isArray(plans)
      ? rowsOf(plans).map(({ service_plan_id }) => textOf(service_plan_id))
      : Object.keys(fieldsOf(plans)),
  );
}
