export { PlanCard, PlanCards } from "./PlanCard.tsx";
export type { PlanCardProps } from "./PlanCard.tsx";
export type { PlanFeature } from "./PlanFeatures.tsx";
