"use client";

import type { PriceCheck } from "../flows/payment/price-check.ts";
import { useFormats } from "./use-formats.ts";
import { useMessages } from "./use-messages.ts";

/** The check of the prices in a confirmation; they are read again before it is sent. */
export interface PriceWords {
  /** Confirm was pressed and waits for the new prices. */
  readonly isConfirming: boolean;
  /**
   * The prices could not be read again; offer to retry. `tick` says whether the last ones that are
   * known can be agreed to.
   */
  readonly isPriceUnchecked: boolean;
  /**
   * The state of the price check as text: the old and new total if it changed, the total and the
   * time of its last reading if it could not be read; otherwise `null`.
   */
  readonly priceText: string | null;
}

/** Describes the check of a confirmation's prices. */
export function usePriceCheck(check: PriceCheck | null): PriceWords {
  const say = useMessages();
  const { price, time } = useFormats();
  const isConfirming = (check?.press ?? null) !== null;
  const isPriceUnchecked = check?.status === "failed" && check.terms.total !== "missing";
  const texts = (): string | null => {
    if (isConfirming) return say("price.checking");
    if (check === null) return null;
    const { asOf } = check;
    const now = check.terms.total;
    if (isPriceUnchecked)
      return asOf !== null && typeof now === "number"
        ? say("price.unread", { total: price(now).money, time: time(asOf) })
        : say("price.unchecked");
    if (check.before === null) return null;
    const before = check.before.total;
    if (typeof before !== "number" || typeof now !== "number" || before === now)
      return say("price.changedParts");
    return say("price.changed", { before: price(before).money, now: price(now).money });
  };
  return { isConfirming, isPriceUnchecked, priceText: texts() };
}
