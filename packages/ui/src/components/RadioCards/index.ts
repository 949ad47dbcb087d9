export { RadioCards } from "./RadioCards.tsx";
export type { RadioCard, RadioCardsProps } from "./RadioCards.tsx";
