import { planCards, type PlanCardView } from "../rules/plan-cards.ts";
import type { FeatureKey } from "../rules/plan-rules.ts";
import type { PlanKind, PlanPeriod } from "../rules/plans.ts";
import { usePlanRules, useServicePlans } from "./use-lookups.ts";

/** The three cards of a kind and a period, and how the reads behind them fare. */
export interface PlanOffer {
  readonly cards: readonly PlanCardView[];
  readonly isLoading: boolean;
  /** The prices could not be read. */
  readonly hasFailed: boolean;
  /** The rules of the plans could not be read: only what every plan includes is listed. */
  readonly areFeaturesUnknown: boolean;
  /** Loads again what failed. */
  readonly retry: () => void;
}

/** What can be chosen of a kind in a period; `alwaysOn` features show as included. */
export function usePlanCards(
  kind: PlanKind,
  period: PlanPeriod,
  alwaysOn: readonly FeatureKey[] = [],
): PlanOffer {
  const prices = useServicePlans(kind);
  const rules = usePlanRules();
  const cards = planCards({ kind, period, plans: prices.data, rules: rules.data, alwaysOn });
  // A minus would say of a feature that it is missing, which nobody knows without the rules.
  const withWhatIsKnown = (card: PlanCardView): PlanCardView => ({
    ...card,
    features: card.features.filter(({ key }) => alwaysOn.includes(key)),
  });
  return {
    cards: rules.hasFailed ? cards.map(withWhatIsKnown) : cards,
    isLoading: prices.isLoading || rules.isLoading,
    hasFailed: prices.hasFailed,
    areFeaturesUnknown: rules.hasFailed && !prices.hasFailed,
    retry: () => {
      if (prices.hasFailed) prices.retry();
      if (rules.hasFailed) rules.retry();
    },
  };
}
