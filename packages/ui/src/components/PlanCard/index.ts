export { PlanCard, PlanCards } from "./PlanCard.tsx";
export type { PlanCardProps, PlanFeature } from "./PlanCard.tsx";
