import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "react-aria-components/Button";
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from "react-aria-components/Toast";
import { classes, type Styled } from "../../classes.ts";
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from "../../icons/Icon.tsx";
import type { ToastMessage, ToastQueue } from "../ToastQueue/ToastQueue.tsx";
import { useLook } from "../Root/context.ts";
import { truncate } from "../../text/truncate.ts";
import { InElement } from "../../text/InElement.tsx";
import { isInWindow, moveAside } from "./place.ts";

export interface ToastRegionProps extends Styled {
  queue: ToastQueue;
  /** Time until a toast disappears, in ms. Default 6000. */
  timeout?: number;
  /** Default: in English. */
  labels?:
    | {
        /** Label of the landmark: "Notifications". */
        region?: string;
        /** "Close" */
        close?: string;
      }
    | undefined;
}

const ICONS = { danger: ErrorIcon, success: SuccessIcon, info: InfoIcon };

/** Calls `act` when the page has been drawn, with the messages that come with a toast. */
function onceDrawn(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => requestAnimationFrame(act));
}

/**
 * Messages at the top centre, or on a phone above the bar of actions, that disappear automatically,
 * pause while hovered or focused, and can be closed. F6 moves focus to them, even from a dialog. A
 * success removes earlier errors. They cover no control, and a message whose text the window
 * already shows is only announced.
 */
export function ToastRegion({ queue, timeout = 6000, labels, className }: ToastRegionProps) {
  const [shown] = useState(() => new AriaToastQueue<ToastMessage>({ maxVisibleToasts: 3 }));
  const [announced, announce] = useState("");
  useEffect(() => {
    const waiting = new Set<ToastMessage>();
    const dropErrors = (text?: string) => {
      for (const { key, content } of shown.visibleToasts) {
        if (content.tone === "danger" && (text ?? content.message) === content.message)
          shown.close(key);
      }
    };
    const showWaiting = () => {
      for (const message of waiting) {
        // A success removes all earlier errors. An error removes only an equal one.
        dropErrors(message.tone === "success" ? undefined : message.message);
        if (isInWindow(message.message)) announce(message.message);
        else shown.add(message, { timeout });
      }
      waiting.clear();
    };
    return queue.connect(
      (message) => {
        announce("");
        waiting.add(message);
        if (waiting.size === 1) onceDrawn(showWaiting);
      },
      (isOutdated) => {
        for (const message of waiting) if (isOutdated(message)) waiting.delete(message);
        for (const { key, content } of shown.visibleToasts)
          if (isOutdated(content)) shown.close(key);
      },
    );
  }, [queue, shown, timeout]);
  const subscribe = useCallback((listener: () => void) => shown.subscribe(listener), [shown]);
  const toasts = useSyncExternalStore(subscribe, () => shown.visibleToasts);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (element === null || toasts.length === 0) return undefined;
    const move = () => moveAside(element);
    move();
    const events = ["focusin", "resize", "scrollend"] as const;
    for (const event of events) window.addEventListener(event, move);
    return () => {
      for (const event of events) window.removeEventListener(event, move);
    };
  }, [toasts]);
  const look = useLook();
  return (
    <>
      {/* Not hidden by a dialog, like the region. */}
      <div aria-live="assertive" className="waypost-hidden" data-react-aria-top-layer="true">
        {announced}
      </div>
      {/* React Aria makes it a landmark, which F6 reaches from a dialog, only if it has a toast when
          it is mounted. */}
      {toasts.length > 0 && (
        <AriaToastRegion
          {...look}
          ref={region}
          queue={shown}
          aria-label={labels?.region ?? "Notifications"}
          className={classes("waypost-ToastRegion", { className })}
        >
          {({ toast }) => {
            const { tone, message } = toast.content;
            const ToneIcon = ICONS[tone];
            return (
              <Toast toast={toast} className="waypost-Toast" data-tone={tone}>
                <ToneIcon />
                <ToastContent className="waypost-Toast-content">
                  <Text slot="title">
                    <InElement>{truncate(message)}</InElement>
                  </Text>
                </ToastContent>
                <Button
                  slot="close"
                  className="waypost-Toast-close"
                  aria-label={labels?.close ?? "Close"}
                >
                  <CloseIcon />
                </Button>
              </Toast>
            );
          }}
        </AriaToastRegion>
      )}
    </>
  );
}
