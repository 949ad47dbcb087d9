export { PlanCard, PlanCards } from "./PlanCard.tsx";
export type { PlanCardProps, PlanCardsProps } from "./PlanCard.tsx";
export type { PlanFeature } from "./PlanFeatures.tsx";
