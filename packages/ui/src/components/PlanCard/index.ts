export { PlanCard } from "./PlanCard.tsx";
export type { PlanCardProps } from "./PlanCard.tsx";
export { PlanCards } from "./PlanCards.tsx";
