"use client";

import type { PriceCheck } from "../flows/payment/price-check.ts";
import { useFormats } from "./use-formats.ts";
import { useMessages } from "./use-messages.ts";

/** What a question says of its prices, which are read again before they are agreed to. */
export interface PriceWords {
  /** Confirm was pressed, and waits until the prices have been read again. */
  readonly isConfirming: boolean;
  /** The prices could not be read again, so that Confirm does not work: offer another look. */
  readonly isPriceUnchecked: boolean;
  /** What happens to the prices, with the old and the new sum where it changed; `null` for nothing. */
  readonly priceText: string | null;
}

/** Puts the check of a question's prices into words. */
export function usePriceCheck(check: PriceCheck | null): PriceWords {
  const say = useMessages();
  const { price } = useFormats();
  const isConfirming = (check?.press ?? null) !== null;
  const isPriceUnchecked = check?.status === "failed" && check.terms.total !== "missing";
  const texts = (): string | null => {
    if (isConfirming) return say("price.checking");
    if (isPriceUnchecked) return say("price.unchecked");
    if (check === null || check.before === null) return null;
    const [before, now] = [check.before.total, check.terms.total];
    if (typeof before !== "number" || typeof now !== "number" || before === now)
      return say("price.changedParts");
    return say("price.changed", { before: price(before).money, now: price(now).money });
  };
  return { isConfirming, isPriceUnchecked, priceText: texts() };
}
