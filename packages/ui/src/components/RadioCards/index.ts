export { RadioCards } from "./RadioCards.tsx";
export type { RadioCardsProps } from "./RadioCards.tsx";
