"use client";

import { planCards, type PlanCardView } from "../rules/plans/plan-cards.ts";
import type { FeatureKey } from "../rules/plans/plan-rules.ts";
import type { PlanKind, PlanPeriod } from "../rules/plans/plans.ts";
import { usePlanRules, useServicePlans } from "./use-lookups.ts";

/** The three cards of a kind and a period, with the status of the reads that they depend on. */
export interface PlanOffer {
  readonly cards: readonly PlanCardView[];
  /** The prices are loading. */
  readonly isPending: boolean;
  /** The prices could not be loaded. */
  readonly isError: boolean;
  /**
   * The status of the plan rules. Prices are shown before they have loaded. Until then, or if they
   * fail, the cards list only the features that every plan includes.
   */
  readonly features: "loading" | "known" | "failed";
  /** Reloads the reads that failed. */
  readonly refetch: () => void;
}

/**
 * The plans of a kind and a period; `alwaysOn` features are shown as included.
 *
 * @example
 * const { cards, isPending, refetch } = usePlanCards("gps", "quarterly");
 */
export function usePlanCards(
  kind: PlanKind,
  period: PlanPeriod,
  alwaysOn: readonly FeatureKey[] = [],
): PlanOffer {
  const prices = useServicePlans(kind);
  const rules = usePlanRules();
  const features = rules.isPending ? "loading" : rules.isError ? "failed" : "known";
  const cards = planCards({ kind, period, plans: prices.data, rules: rules.data, alwaysOn });
  // Without the rules it is unknown which of the other features a plan lacks.
  const withKnownFeatures = (card: PlanCardView): PlanCardView => ({
    ...card,
    features: card.features.filter(({ key }) => alwaysOn.includes(key)),
  });
  return {
    cards: features === "known" ? cards : cards.map(withKnownFeatures),
    isPending: prices.isPending,
    isError: prices.isError,
    features,
    refetch: () => {
      if (prices.isError) prices.refetch();
      if (rules.isError) rules.refetch();
    },
  };
}
