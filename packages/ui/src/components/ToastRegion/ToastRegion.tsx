import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
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

/**
 * Messages at the top centre, or on a phone above the bar of actions, that disappear automatically, pause while hovered or focused, and can
 * be closed. F6 moves focus to them, even from a dialog. A success removes earlier errors.
 */
export function ToastRegion({ queue, timeout = 6000, labels, className }: ToastRegionProps) {
  const [shown] = useState(() => new AriaToastQueue<ToastMessage>({ maxVisibleToasts: 3 }));
  useEffect(() => {
    const dropErrors = (text?: string) => {
      for (const { key, content } of shown.visibleToasts) {
        if (content.tone === "danger" && (text ?? content.message) === content.message)
          shown.close(key);
      }
    };
    return queue.connect(
      (message) => {
        // A success removes all earlier errors. An error removes only an equal one.
        dropErrors(message.tone === "success" ? undefined : message.message);
        shown.add(message, { timeout });
      },
      (isOutdated) => {
        for (const { key, content } of shown.visibleToasts)
          if (isOutdated(content)) shown.close(key);
      },
    );
  }, [queue, shown, timeout]);
  const subscribe = useCallback((listener: () => void) => shown.subscribe(listener), [shown]);
  const isEmpty = useSyncExternalStore(subscribe, () => shown.visibleToasts.length === 0);
  const look = useLook();
  // React Aria makes it a landmark, which F6 reaches from a dialog, only if it has a toast when it
  // is mounted.
  if (isEmpty) return null;
  return (
    <AriaToastRegion
      {...look}
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
  );
}
