"use client";

import { useState } from "react";
import { ALWAYS_ON_PRICING } from "../rules/plans/plan-rules.ts";
import {
  DEFAULT_PLANS,
  type PlanId,
  type PlanKind,
  type PlanPeriod,
} from "../rules/plans/plans.ts";
import { usePlanCards, type PlanOffer } from "./use-plan-cards.ts";

/**
 * The pricing page: which plans it shows, as three cards, and the selected plan.
 *
 * @example
 * const { offer, period, showPeriod, selected, select } = usePricing();
 */
export function usePricing(): {
  readonly kind: PlanKind;
  readonly period: PlanPeriod;
  /** The one selected plan, which stays selected while plans of another kind or period are shown. */
  readonly selected: PlanId;
  readonly offer: PlanOffer;
  readonly showKind: (kind: PlanKind) => void;
  readonly showPeriod: (period: PlanPeriod) => void;
  readonly select: (id: PlanId) => void;
} {
  const [kind, showKind] = useState<PlanKind>("gps");
  const [period, showPeriod] = useState<PlanPeriod>("quarterly");
  const [selected, select] = useState<PlanId>(DEFAULT_PLANS.gps);
  const offer = usePlanCards(kind, period, ALWAYS_ON_PRICING);
  return { kind, period, selected, offer, showKind, showPeriod, select };
}
