import { useState } from "react";
import type { PlanCardView } from "../rules/plan-cards.ts";
import { ALWAYS_ON_PRICING } from "../rules/plan-rules.ts";
import { DEFAULT_PLANS, type PlanId, type PlanKind, type PlanPeriod } from "../rules/plans.ts";
import { usePlanRules } from "./use-lookups.ts";
import { usePlanCards } from "./use-plan-cards.ts";

/** The pricing page: which list it shows, its three cards and the selected plan. */
export function usePricing(): {
  readonly kind: PlanKind;
  readonly period: PlanPeriod;
  /** One plan of all lists; it stays selected while others are looked at. */
  readonly selected: PlanId;
  readonly offer: ReturnType<typeof usePlanCards>;
  /** The rules of the plans could not be read: only what every plan includes is listed. */
  readonly areFeaturesUnknown: boolean;
  readonly showKind: (kind: PlanKind) => void;
  readonly showPeriod: (period: PlanPeriod) => void;
  readonly select: (id: PlanId) => void;
  /** Loads again what failed. */
  readonly retry: () => void;
} {
  const [kind, showKind] = useState<PlanKind>("gps");
  const [period, showPeriod] = useState<PlanPeriod>("quarterly");
  const [selected, select] = useState<PlanId>(DEFAULT_PLANS.gps);
  // Both lists are watched all the time: a read that nobody watches any more would be given up.
  const lists = {
    gps: usePlanCards("gps", period, ALWAYS_ON_PRICING),
    obd: usePlanCards("obd", period, ALWAYS_ON_PRICING),
  };
  const prices = lists[kind];
  const hasPlans = prices.cards.some(({ plan }) => plan !== null);
  const havePlansFailed = prices.hasFailed || !(prices.isLoading || hasPlans);
  const rules = usePlanRules();
  const retry = () => {
    if (havePlansFailed) prices.retry();
    if (rules.hasFailed) rules.retry();
  };
  const offer = {
    cards: rules.hasFailed ? prices.cards.map(withWhatIsKnown) : prices.cards,
    isLoading: prices.isLoading || rules.isLoading,
    hasFailed: havePlansFailed,
    retry,
  };
  const areFeaturesUnknown = rules.hasFailed && !havePlansFailed;
  return {
    kind,
    period,
    selected,
    offer,
    areFeaturesUnknown,
    showKind,
    showPeriod,
    select,
    retry,
  };
}

// A minus would say of a feature that it is missing, which nobody knows without the rules.
const withWhatIsKnown = (card: PlanCardView): PlanCardView => ({
  ...card,
  features: card.features.filter(({ key }) => ALWAYS_ON_PRICING.includes(key)),
});
