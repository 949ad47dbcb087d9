import type { SavedCard } from "@waypost/sdk";

/** The server's word decides; the dates of a card are not looked at. */
export function isExpired(card: Pick<SavedCard, "expired">): boolean {
  return card.expired;
}

/** The card preselected on the payment step; undefined preselects the new card. */
export function firstUsable<Card extends Pick<SavedCard, "expired">>(
  cards: readonly Card[],
): Card | undefined {
  return cards.find((card) => !isExpired(card));
}

/** "•••• •••• •••• 1111". */
export function masked(card: Pick<SavedCard, "last_4">): string {
  return `•••• •••• •••• ${card.last_4 ?? "••••"}`;
}
