import { useEffect, useState } from "react";
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
import type { ToastMessage, ToastQueue } from "../ToastQueue/ToastQueue.ts";
import { useLook } from "../Root/context.ts";
import { shorten } from "../../text/shorten.ts";

export interface ToastRegionProps extends Styled {
  queue: ToastQueue;
  /** Time until a toast disappears, in ms. Default 6000. */
  timeout?: number;
  labels: {
    /** Label of the landmark: "Notifications". */
    region: string;
    /** "Close" */
    close: string;
  };
}

const ICONS = { danger: ErrorIcon, success: SuccessIcon, info: InfoIcon };

/**
 * Messages at the top centre that disappear by themselves, pause while hovered or focused, and can
 * be closed. A new message removes earlier errors.
 */
export function ToastRegion({ queue, timeout = 6000, labels, className }: ToastRegionProps) {
  const [shown] = useState(() => new AriaToastQueue<ToastMessage>({ maxVisibleToasts: 3 }));
  useEffect(() => {
    const dropErrors = () => {
      for (const { key, content } of shown.visibleToasts) {
        if (content.tone === "danger") shown.close(key);
      }
    };
    return queue.connect((message) => {
      // Earlier errors are out of date and must not be shown next to a success.
      dropErrors();
      shown.add(message, { timeout });
    }, dropErrors);
  }, [queue, shown, timeout]);
  return (
    <AriaToastRegion
      {...useLook()}
      queue={shown}
      aria-label={labels.region}
      className={classes("waypost-ToastRegion", { className })}
    >
      {({ toast }) => {
        const { tone, message } = toast.content;
        const ToneIcon = ICONS[tone];
        return (
          <Toast toast={toast} className="waypost-Toast" data-tone={tone}>
            <ToneIcon />
            <ToastContent className="waypost-Toast-content">
              <Text slot="title">{shorten(message)}</Text>
            </ToastContent>
            <Button slot="close" className="waypost-Toast-close" aria-label={labels.close}>
              <CloseIcon />
            </Button>
          </Toast>
        );
      }}
    </AriaToastRegion>
  );
}
