export { PackCard, PackCards, type PackCardsProps } from "./PackCard.tsx";
export type { PackCardProps } from "./PackCard.tsx";
