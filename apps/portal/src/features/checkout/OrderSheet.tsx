import { DialogWindow } from "@waypost/ui/Dialog";
import { Spinner } from "@waypost/ui/Spinner";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { Elements } from "../../app/elements.ts";
import { toasts } from "../../app/notices.ts";
import { useLeaveGuard } from "../../app/use-leave-guard.ts";
import "./review.css";

/**
 * The sheet of an order, from its confirmation to a known outcome: a `ReviewDialog` until a reply
 * arrives, an `UnknownOutcome` if none does. While the request is sent, the focus is on the status,
 * and nothing closes the sheet.
 */
export function OrderSheet(props: {
  screen: { phase: "reviewing" | "sending" | "reading-back" | "unknown"; back?: () => void };
  /** The current call: "Sending your request…", with the consequence for the customer. */
  status: { text: string; detail?: string } | null;
  children: Elements;
}) {
  const { screen, status, children } = props;
  const isSending = screen.phase === "sending";
  const output = useRef<HTMLOutputElement>(null);
  useLeaveGuard(isSending);
  useEffect(() => {
    if (screen.phase === "reviewing" || isSending) toasts.clear();
  }, [screen.phase, isSending]);
  useLayoutEffect(() => {
    const element = output.current;
    if (isSending) element?.focus();
    else if (element !== null && element === document.activeElement)
      element.parentElement?.querySelector<HTMLElement>("[role=alertdialog]")?.focus();
  }, [isSending]);
  return (
    <DialogWindow isOpen className="order-sheet" onClose={isSending ? undefined : screen.back}>
      {children}
      <output ref={output} tabIndex={-1} className="order-status">
        {status !== null && (
          <>
            <Spinner />
            {/* While the request is sent, the title is the same text. */}
            <span className={isSending ? "waypost-hidden" : undefined}>{status.text}</span>
            {status.detail !== undefined && <span className="waypost-quiet">{status.detail}</span>}
          </>
        )}
      </output>
    </DialogWindow>
  );
}
