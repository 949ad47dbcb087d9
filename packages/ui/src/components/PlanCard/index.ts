export { PlanCard } from "./PlanCard.tsx";
export type { PlanCardProps } from "./PlanCard.tsx";
export { PlanCards, type PlanCardsProps } from "./PlanCards.tsx";
export type { PlanFeature } from "./PlanFeatures.tsx";
export type { PlanCardPrice } from "./PlanPrice.tsx";
