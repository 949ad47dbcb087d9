import type { PlanRules } from "./lookups.ts";
import { fieldsOf, isObject } from "./reply.ts";
import { listAt, textNeeded } from "./shape.ts";
import type { Shape } from "./shape.ts";

interface RulesRow {
  service_plan_id: string;
  rules: string;
}

const rows = listAt<RulesRow>("plans", { service_plan_id: textNeeded, rules: textNeeded });

/** The rules come as a list of plans or as a map of strings by plan id; here they are a map. */
export const planRules: Shape<PlanRules> = (reply, note) => {
  const { plans } = fieldsOf(reply);
  const list = isObject(plans)
    ? Object.entries(plans).map(([service_plan_id, rules]) => ({ service_plan_id, rules }))
    : plans;
  const read = rows({ plans: list }, note);
  return read && Object.fromEntries(read.map((row) => Object.values(row)));
};
