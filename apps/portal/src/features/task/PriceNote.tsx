import type { PriceWords } from "@waypost/hooks";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { useEffect, useRef } from "react";
import { RetryPanel } from "../../app/RetryPanel.tsx";

/** Shown in a confirmation: its prices are being read again, have changed, or could not be read. */
export function PriceNote(props: { words: PriceWords; retry: () => void }) {
  const { words, retry } = props;
  const { isConfirming, isPriceUnchecked, priceText } = words;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Confirm is disabled now, and a disabled button loses the focus: at once, or in Firefox later.
    const at = document.activeElement;
    if (at === document.body || at?.matches(":disabled") === true)
      note.current?.closest<HTMLElement>("[role=alertdialog]")?.focus();
  });
  if (priceText === null) return null;
  return (
    <div ref={note} className="review-price">
      {isConfirming ? (
        <output className="waypost-quiet">{priceText}</output>
      ) : isPriceUnchecked ? (
        <RetryPanel tone="warning" message={priceText} retry={retry} />
      ) : (
        <ErrorPanel tone="warning" message={priceText} />
      )}
    </div>
  );
}
