import { planCards, type PlanCardView } from "../rules/plan-cards.ts";
import type { FeatureKey } from "../rules/plan-rules.ts";
import type { PlanKind, PlanPeriod } from "../rules/plans.ts";
import { usePlanRules, useServicePlans } from "./use-lookups.ts";

/** The three cards of a kind and a period, and how the reads behind them fare. */
export interface PlanOffer {
  readonly cards: readonly PlanCardView[];
  /** The prices are on their way. */
  readonly isPending: boolean;
  /** The prices could not be read. */
  readonly isError: boolean;
  /**
   * What is known of the plans' rules; prices do not wait for them. Until they are known, and where
   * they could not be read, the cards list only the features that every plan includes.
   */
  readonly features: "loading" | "known" | "failed";
  /** Loads again what failed. */
  readonly refetch: () => void;
}

/** What can be chosen of a kind in a period; `alwaysOn` features show as included. */
export function usePlanCards(
  kind: PlanKind,
  period: PlanPeriod,
  alwaysOn: readonly FeatureKey[] = [],
): PlanOffer {
  const prices = useServicePlans(kind);
  const rules = usePlanRules();
  const features = rules.isPending ? "loading" : rules.isError ? "failed" : "known";
  const cards = planCards({ kind, period, plans: prices.data, rules: rules.data, alwaysOn });
  // A minus would say of a feature that it is missing, which nobody knows without the rules.
  const withWhatIsKnown = (card: PlanCardView): PlanCardView => ({
    ...card,
    features: card.features.filter(({ key }) => alwaysOn.includes(key)),
  });
  return {
    cards: features === "known" ? cards : cards.map(withWhatIsKnown),
    isPending: prices.isPending,
    isError: prices.isError,
    features,
    refetch: () => {
      if (prices.isError) prices.refetch();
      if (rules.isError) rules.refetch();
    },
  };
}
