import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
  type RefObject,
  useLayoutEffect,
} from "react";
import { classes, type Styled } from "../../classes.ts";
import { ChevronIcon } from "../../icons/Icon.tsx";
import { Reason } from "../Button/Reason.tsx";
import { SummaryContent, TotalAnnouncement } from "../SummaryPanel/SummaryContent.tsx";
import type { SummaryPanelProps } from "../SummaryPanel/SummaryPanel.tsx";

export { Reason } from "../Button/Reason.tsx";

/** The maximum height of the bar as a fraction of the window's height. */
const MAX_HEIGHT_SHARE = 1 / 4;

/**
 * Sets `--waypost-bar` on the root element to the height that a bar covers, so that the page ends
 * above the bar and focused elements are scrolled to above it. Returns true if the bar is too high
 * to stay at the bottom of the window.
 */
function useBarHeight(bar: RefObject<HTMLElement | null>): boolean {
  const [isTall, setTall] = useState(false);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const root = document.documentElement.style;
    const measure = () => {
      const height = element.offsetHeight;
      const isTooHigh = height > MAX_HEIGHT_SHARE * window.innerHeight;
      if (isTooHigh !== isTall) setTall(isTooHigh);
      const isFixed = !isTooHigh && getComputedStyle(element).position !== "relative";
      root.setProperty("--waypost-bar", `${String(isFixed ? height : 0)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
      root.removeProperty("--waypost-bar");
    };
    // When the bar is no longer too high, it is measured again at the bottom.
  }, [bar, isTall]);
  return isTall;
}

export interface ActionBarProps extends Styled {
  /** A `quiet` button that goes back. */
  back?: ReactNode;
  /** The main button. */
  children: ReactNode;
  /** A hint, an error, or the reason of a disabled main button, in a wide window before it. */
  message?: ReactNode;
  /** True if the message is an error. */
  isProblem?: boolean;
  /**
   * The order. In a narrow window its total is beside the main button, and pressing it opens the
   * rest.
   */
  summary?: SummaryPanelProps | undefined;
}

/**
 * The buttons at the end of a form. Below 1024 px, the main button is in a bar at the bottom of
 * the window. The total of the order is next to it and opens the order. A page without a
 * `PageFrame` reserves space for the bar with `padding-block-end: var(--waypost-bar)`.
 */
export function ActionBar(props: ActionBarProps) {
  const { back, children, message, isProblem, className } = props;
  const summary = props.summary?.lines.length === 0 ? undefined : props.summary;
  const total = summary?.total;
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const messageId = useId();
  const hasMessage = message !== undefined && message !== false;
  const isTall = useBarHeight(bar);
  const isShown = isOpen && summary !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    // The open order must not cover the focused element.
    const close = ({ target }: FocusEvent) => {
      if (target instanceof Node && bar.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener("focusin", close);
    return () => document.removeEventListener("focusin", close);
  }, [isShown]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isShown) return;
    event.stopPropagation();
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <div className={classes("waypost-ActionBar", { className })}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape in any part */}
      <div
        ref={bar}
        className="waypost-ActionBar-bar"
        data-tall={isTall || undefined}
        onKeyDown={onKeyDown}
      >
        {hasMessage && (
          <div
            id={messageId}
            className="waypost-ActionBar-message"
            data-problem={isProblem || undefined}
          >
            {message}
          </div>
        )}
        {Boolean(back) && <div className="waypost-ActionBar-back">{back}</div>}
        {summary !== undefined && (
          <button
            ref={toggle}
            type="button"
            className="waypost-ActionBar-summary"
            aria-expanded={isShown}
            aria-controls={isShown ? panelId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="waypost-ActionBar-label">
              {`${total?.amount === undefined ? summary.title : total.label} `}
            </span>
            <strong className="waypost-numbers">{total?.amount}</strong>
            <ChevronIcon />
          </button>
        )}
        {props.summary !== undefined && <TotalAnnouncement {...props.summary.total} />}
        {isShown && (
          <div id={panelId} className="waypost-ActionBar-panel">
            <div className="waypost-SummaryPanel-content">
              <SummaryContent {...summary} />
            </div>
          </div>
        )}
        <div className="waypost-ActionBar-main">
          <Reason id={hasMessage ? messageId : undefined}>{children}</Reason>
        </div>
      </div>
    </div>
  );
}
