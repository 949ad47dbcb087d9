import type { PriceWords } from "@waypost/hooks";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { RetryPanel } from "../../app/RetryPanel.tsx";

/** In a question: that its prices are being read again, have changed, or could not be read. */
export function PriceNote(props: { words: PriceWords; retry: () => void }) {
  const { words, retry } = props;
  const { isConfirming, isPriceUnchecked, priceText } = words;
  if (priceText === null) return null;
  if (isConfirming) return <output className="waypost-quiet">{priceText}</output>;
  if (isPriceUnchecked) return <RetryPanel tone="warning" message={priceText} retry={retry} />;
  return <ErrorPanel tone="warning" message={priceText} />;
}
