import type { SavedCard } from "@waypost/sdk";

/** The server's `expired` flag decides; the expiry date is not evaluated. */
export function isExpired(card: Pick<SavedCard, "expired">): boolean {
  return card.expired;
}

/** The card to preselect on the payment step; undefined preselects the new card. */
export function firstUsable<Card extends Pick<SavedCard, "expired">>(
  cards: readonly Card[],
): Card | undefined {
  return cards.find((card) => !isExpired(card));
}

/** "•••• •••• •••• 1111". */
export function masked(card: Pick<SavedCard, "last_4">): string {
  return `•••• •••• •••• ${card.last_4 ?? "••••"}`;
}
