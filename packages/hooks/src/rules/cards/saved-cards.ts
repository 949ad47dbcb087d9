import type { SavedCard } from "@waypost/sdk";

/** Uses the server's `expired` flag, not the expiry date. */
export function isExpired(card: Pick<SavedCard, "expired">): boolean {
  return card.expired;
}

/** The card to preselect on the payment step; undefined to preselect a new card. */
export function firstUsable<Card extends Pick<SavedCard, "expired">>(
  cards: readonly Card[],
): Card | undefined {
  return cards.find((card) => !isExpired(card));
}

/** "•••• •••• •••• 1111". */
export function masked(card: Pick<SavedCard, "last_4">): string {
  return `•••• •••• •••• ${card.last_4 ?? "••••"}`;
}
