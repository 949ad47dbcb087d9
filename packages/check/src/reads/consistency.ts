import type { CheckId } from "../catalogue/catalogue.ts";
import { titleOf, type Session } from "../session.ts";
import { fieldsOf, rowsOf } from "./body.ts";
import { planRows, present } from "./customer-cases.ts";

type Bodies = ReadonlyMap<string, unknown>;

/** Compares the replies with each other. What was not answered properly is left out. */
export function consistency({ results, scenario }: Session, bodies: Bodies): void {
  const plans = (category: string) => listAt(bodies, `listServicePlans ${category}`, "plans");

  for (const category of ["gps", "obd", "sms_pack", "eta_pack"]) {
    const others = plans(category).filter((plan) => String(plan.category) !== category);
    if (bodies.has(`listServicePlans ${category}`))
      results.judge(
        "plan-category",
        titleOf("listServicePlans"),
        others.map(({ service_plan_id }) => `${String(service_plan_id)} is listed as ${category}`),
      );
  }

  const rules = ruledPlans(bodies.get("listPlanRules"));
  const without = [...plans("gps"), ...plans("obd")]
    .map(({ service_plan_id }) => String(service_plan_id))
    .filter((id) => !rules.has(id));
  // A list that is missing altogether has been told already.
  if (rules.size > 0 || fieldsOf(bodies.get("listPlanRules")).plans != null)
    results.judge(
      "plan-rules",
      titleOf("listPlanRules"),
      without.map((id) => `${id} has no rules`),
    );

  const { gps, obd, cancelled = [] } = scenario.devices ?? {};
  const inUse = [gps, obd].filter((imei) => imei !== undefined);
  const check: CheckId = "lists-exclusive";
  if (bodies.has("listReactivationDevices")) {
    const rows = listAt(bodies, "listReactivationDevices", "devices");
    results.judge(check, titleOf("listReactivationDevices"), present(rows, inUse));
  }
  if (bodies.has("listPlanUpdateDevices")) {
    const rows = planRows(bodies.get("listPlanUpdateDevices"));
    results.judge(check, titleOf("listPlanUpdateDevices"), present(rows, cancelled));
  }
}

const listAt = (bodies: Bodies, name: string, key: string) =>
  rowsOf(fieldsOf(bodies.get(name))[key]);

/** The ids of the plans that have rules, given as a list or as a map. */
function ruledPlans(body: unknown): ReadonlySet<string> {
  const { plans } = fieldsOf(body);
  return new Set(
    Array.isArray(plans)
      ? rowsOf(plans).map(({ service_plan_id }) => String(service_plan_id))
      : Object.keys(fieldsOf(plans)),
  );
}
