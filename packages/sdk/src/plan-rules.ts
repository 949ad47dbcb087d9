import type { PlanRules } from "./lookups-types.ts";
import { listAt, requiredText } from "./parse.ts";
import type { Parser } from "./parse.ts";
import { fieldsOf, isObject } from "./reply.ts";

interface RulesRow {
  service_plan_id: string;
  rules: string;
}

const parseRows = listAt<RulesRow>("plans", { service_plan_id: requiredText, rules: requiredText });

/** Parses the rules, which the server sends as a list or as a map by plan id, into a map. */
export const planRules: Parser<PlanRules | undefined> = (reply, report) => {
  const { plans } = fieldsOf(reply);
  const list = isObject(plans)
    ? Object.entries(plans).map(([service_plan_id, rules]) => ({ service_plan_id, rules }))
    : plans;
  const rows = parseRows({ plans: list }, report);
  return rows && Object.fromEntries(rows.map((row) => Object.values(row)));
};
