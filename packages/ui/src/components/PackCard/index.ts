export { PackCard, PackCards } from "./PackCard.tsx";
export type { PackCardProps } from "./PackCard.tsx";
