export { RadioCards, type RadioCard } from "./RadioCards.tsx";
export type { RadioCardsProps } from "./RadioCards.tsx";
