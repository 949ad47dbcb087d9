import { parsePlanId } from "../rules/plans/plans.ts";
import type { Translate } from "./use-messages.ts";

/**
 * Returns the label of a plan: its name in the price list (`planName`), or else its tier and
 * period in words. The id is never shown.
 */
export function planLabel(say: Translate, name: string, planId: string | undefined): string {
  if (name.trim() !== "") return name;
  const parts = parsePlanId(planId ?? "");
  if (parts === null) return say("plan.label");
  const tier = say(`plan.${parts.tier}`);
  // An own product has no names for tiers.
  return tier === "" ? say("plan.label") : `${tier}, ${say(`plan.${parts.period}`)}`;
}
