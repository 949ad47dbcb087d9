import { planCards, type PlanCardView } from "../rules/plan-cards.ts";
import type { FeatureKey } from "../rules/plan-rules.ts";
import type { PlanKind, PlanPeriod } from "../rules/plans.ts";
import { usePlanRules, useServicePlans } from "./use-lookups.ts";

/** The cards of a kind and a period, and how their price list fares. */
export function usePlanCards(
  kind: PlanKind,
  period: PlanPeriod,
  alwaysOn: readonly FeatureKey[] = [],
): {
  readonly cards: readonly PlanCardView[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
} {
  const { data: plans, isLoading, hasFailed, retry } = useServicePlans(kind);
  const { data: rules } = usePlanRules();
  return {
    cards: planCards({ kind, period, plans, rules, alwaysOn }),
    isLoading,
    hasFailed,
    retry,
  };
}
