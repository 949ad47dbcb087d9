import type { CheckId } from "../catalogue/catalogue.ts";
import { titleOf, type Session } from "../session.ts";
import type { Exchange } from "../transport/exchange.ts";
import { fieldsOf, jsonOf, rowsOf, textOf } from "./body.ts";
import { planRows, present } from "./customer-cases.ts";
import type { ReadCase } from "./read-case.ts";

const LISTS: CheckId = "lists-exclusive";

/** Compares replies with each other. What was not answered properly is left out. */
export function createConsistency({ results, scenario }: Session) {
  const { gps, obd, cancelled = [] } = scenario.devices ?? {};
  const inUse = [gps, obd].filter((imei) => imei !== undefined);
  const devicePlans = new Set<string>();
  let ruledPlans: ReadonlySet<string> | undefined;

  function addPlans({ plans }: Body, category = ""): void {
    const rows = rowsOf(plans);
    const others = rows.filter((plan) => textOf(plan.category) !== category);
    results.judge(
      "plan-category",
      titleOf("listServicePlans"),
      others.map(({ service_plan_id }) => `${textOf(service_plan_id)} is listed as ${category}`),
    );
    if (!category.endsWith("_pack"))
      for (const { service_plan_id } of rows) devicePlans.add(textOf(service_plan_id));
  }

  return {
    /** Takes from a reply what is compared. The reply itself is not kept. */
    add({ call, about }: ReadCase, exchange: Exchange): void {
      const body = jsonOf(exchange);
      const fields = fieldsOf(body);
      if (call === "listServicePlans") addPlans(fields, about);
      // A missing list is reported elsewhere.
      if (call === "listPlanRules" && fields.plans != null) ruledPlans = ruled(fields);
      if (call === "listReactivationDevices")
        results.judge(LISTS, titleOf(call), present(rowsOf(fields.devices), inUse));
      if (call === "listPlanUpdateDevices")
        results.judge(LISTS, titleOf(call), present(planRows(body), cancelled));
    },
    /** Compares what only all of the replies show. */
    judge(): void {
      const rules = ruledPlans;
      if (!rules) return;
      const without = [...devicePlans].filter((id) => !rules.has(id));
      results.judge(
        "plan-rules",
        titleOf("listPlanRules"),
        without.map((id) => `${id} has no rules`),
      );
    },
  };
}

type Body = ReturnType<typeof fieldsOf>;

/** The ids of the plans that have rules, given as a list or as a map. */
function ruled({ plans }: Body): ReadonlySet<string> {
  return new Set(
    Array.isArray(plans)
      ? rowsOf(plans).map(({ service_plan_id }) => textOf(service_plan_id))
      : Object.keys(fieldsOf(plans)),
  );
}
