import type { RegistrationQuestion } from "@waypost/hooks";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { useEffect, useRef } from "react";
import { RetryPanel } from "../../app/RetryPanel.tsx";

type Note = NonNullable<RegistrationQuestion["priceNote"]>;

/**
 * A note in a confirmation: its prices are being reloaded, have changed, or could not be loaded.
 */
export function PriceNote({ note: { kind, text }, retry }: { note: Note; retry: () => void }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Confirm is disabled now. A disabled button loses the focus, at once or, in Firefox, later.
    const at = document.activeElement;
    if (at === document.body || at?.matches(":disabled") === true)
      note.current?.closest<HTMLElement>("[role=alertdialog]")?.focus();
  });
  return (
    <div ref={note} className="review-price">
      {kind === "reading" ? (
        <output className="waypost-quiet">{text}</output>
      ) : kind === "unread" ? (
        <RetryPanel tone="warning" message={text} retry={retry} />
      ) : (
        <ErrorPanel tone="warning" message={text} />
      )}
    </div>
  );
}
