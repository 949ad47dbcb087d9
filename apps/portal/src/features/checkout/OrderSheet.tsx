import { useMessages } from "@waypost/hooks";
import { DialogWindow } from "@waypost/ui/Dialog";
import { Spinner } from "@waypost/ui/Spinner";
import { useEffect, useRef, useState } from "react";
import type { Elements } from "../../app/elements.ts";
import { toasts } from "../../app/notices.ts";
import { useLeaveGuard } from "../../app/use-leave-guard.ts";
import { CHARGES } from "./ReviewDialog.tsx";
import "./review.css";

/** How often a request that is still running is announced, in seconds. */
const ANNOUNCED_EVERY = 10;

/**
 * The sheet of an order, from its confirmation to a known outcome: a `ReviewDialog` until a reply
 * arrives, an `UnknownOutcome` if none does. While the request is sent, the focus is on the status,
 * which is described by the charges, and nothing closes the sheet.
 */
export function OrderSheet(props: {
  screen: {
    phase: "reviewing" | "sending" | "reading-back" | "unknown";
    message?: string;
    back?: () => void;
  };
  /** The status while the outcome is looked up: "Checking what happened to your request…" */
  looking: string;
  children: Elements;
}) {
  const { looking, children } = props;
  const { phase, message, back } = props.screen;
  const isSending = phase === "sending";
  const say = useMessages();
  const output = useRef<HTMLOutputElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [seconds, setSeconds] = useState(0);
  useLeaveGuard(isSending);
  useEffect(() => {
    if (phase === "reviewing" || isSending) toasts.clear();
  }, [phase, isSending]);
  useEffect(() => {
    // A region that is inserted with its text is often not announced.
    const timer = setTimeout(() => setDrawn(true), 100);
    return () => clearTimeout(timer);
  }, []);
  // After the effects of the dialog, which takes the focus when it opens.
  useEffect(() => {
    const element = output.current;
    if (!isSending) {
      if (element?.matches(":focus") === true)
        element.parentElement?.querySelector<HTMLElement>("[role=alertdialog]")?.focus();
      return undefined;
    }
    element?.focus();
    const count = () => setSeconds((before) => before + ANNOUNCED_EVERY);
    const timer = setInterval(count, ANNOUNCED_EVERY * 1000);
    return () => {
      clearInterval(timer);
      setSeconds(0);
    };
  }, [isSending]);
  return (
    <DialogWindow isOpen className="order-sheet" onClose={isSending ? undefined : back}>
      {children}
      <output ref={output} tabIndex={-1} aria-describedby={CHARGES} className="order-status">
        {isDrawn && (isSending || phase === "reading-back") && (
          <>
            <Spinner />
            {/* While the request is sent, the title is the same text. */}
            <span className={isSending ? "waypost-hidden" : undefined}>
              {isSending ? message : looking}
            </span>
            {isSending && <span className="waypost-quiet">{say("task.stay")}</span>}
          </>
        )}
      </output>
      <output className="waypost-hidden">
        {seconds > 0 && say("task.stillRunning", { seconds })}
      </output>
    </DialogWindow>
  );
}
