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

const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex='0']";
const GAP = 8;

interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** Returns the parts of the page's height where a control is beside or below the region. */
function takenBy(region: HTMLElement, selector: string): readonly Band[] {
  const { left, right } = region.getBoundingClientRect();
  // Behind a dialog nothing can be used.
  const page = [...document.querySelectorAll(".waypost-Dialog-modal")].at(-1) ?? document;
  return [...page.querySelectorAll(selector)]
    .filter((control) => !region.contains(control) && control.checkVisibility())
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.right > left && box.left < right);
}

/**
 * Moves the region to the nearest place where it covers no control; if there is none, to one where
 * it does not cover the focused control.
 */
function moveAside(region: HTMLElement): void {
  region.style.translate = "";
  const { top: home, height } = region.getBoundingClientRect();
  const bar = document.querySelector(".waypost-ActionBar-bar")?.getBoundingClientRect();
  const end = Math.min(window.innerHeight, bar !== undefined && bar.top > 0 ? bar.top : Infinity);
  const placeFor = (taken: readonly Band[]) =>
    [home, ...taken.flatMap(({ top, bottom }) => [top - height - GAP, bottom + GAP])]
      .filter((at) => at >= 0 && at + height <= end)
      .filter((at) => taken.every(({ top, bottom }) => bottom <= at || top >= at + height))
      .toSorted((one, other) => Math.abs(one - home) - Math.abs(other - home))[0];
  const place = placeFor(takenBy(region, CONTROLS)) ?? placeFor(takenBy(region, ":focus")) ?? home;
  if (place !== home) region.style.translate = `0 ${String(place - home)}px`;
}

/** A toast may join the title and the text of a panel with other signs. */
const compact = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

/** True if the page shows this text in the window, outside the toasts. */
function isInWindow(message: string): boolean {
  const text = compact(message);
  const has = (element: Element) => compact(element.textContent).includes(text);
  const found = [...document.querySelectorAll("main *, .waypost-Dialog *")];
  return found.some((element) => {
    if (!has(element) || [...element.children].some(has)) return false;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) return false;
    const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return element.contains(shown) || shown?.contains(element) === true;
  });
}

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
    // Captured, because the event of an inner scroller does not bubble.
    for (const event of events) window.addEventListener(event, move, true);
    return () => {
      for (const event of events) window.removeEventListener(event, move, true);
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
