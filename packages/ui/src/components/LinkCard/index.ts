export { LinkCard } from "./LinkCard.tsx";
export type { LinkCardIcon, LinkCardProps } from "./LinkCard.tsx";
