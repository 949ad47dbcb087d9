import { parsePlanId } from "../rules/plans/plans.ts";
import type { Translate } from "./use-messages.ts";

/**
 * How a plan is called: by the name that the price list gives it (`planName`), otherwise by its tier
 * and period in words. Its id is never shown.
 */
export function planLabel(say: Translate, name: string, planId: string | undefined): string {
  if (name.trim() !== "") return name;
  const parts = parsePlanId(planId ?? "");
  if (parts === null) return say("plan.label");
  const { tier, period } = parts;
  return `${say(`plan.${tier}`)}, ${say(`plan.${period}`)}`;
}
