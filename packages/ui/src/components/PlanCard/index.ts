export { PlanCard } from "./PlanCard.tsx";
export type { PlanCardProps } from "./PlanCard.tsx";
export { PlanCards } from "./PlanCards.tsx";
export type { PlanCardsProps } from "./PlanCards.tsx";
export type { PlanFeature } from "./PlanFeatures.tsx";
