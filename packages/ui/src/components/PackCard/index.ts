export { PackCard, PackCards } from "./PackCard.tsx";
export type { PackCardProps, PackCardsProps } from "./PackCard.tsx";
