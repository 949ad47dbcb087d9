import { type ReactNode, useLayoutEffect, useRef } from "react";
import { classes, type Styled } from "../../classes.ts";
import { Spinner } from "../Spinner/Spinner.tsx";

/** Elements above every page: announcements and toasts. */
const TOP_LAYER = "[data-live-announcer], [data-react-aria-top-layer]";

/**
 * Makes everything inert except this element, its ancestors, and the elements above every page.
 * Returns the function that reverts it.
 */
function inertOutside(element: Element): () => void {
  const others: Element[] = [];
  for (let inner: Element | null = element; inner !== null; inner = inner.parentElement) {
    if (inner === document.body) break;
    for (const other of inner.parentElement?.children ?? []) {
      if (other === inner || other.matches(TOP_LAYER) || other.hasAttribute("inert")) continue;
      other.setAttribute("inert", "");
      others.push(other);
    }
  }
  return () => {
    for (const other of others) other.removeAttribute("inert");
  };
}

export interface LoadingOverlayProps extends Styled {
  isLoading: boolean;
  /** The text of the message: "Checking your e-mail". */
  label: string;
  /** The content, which is covered and inert while loading. */
  children?: ReactNode;
  /** `page` covers the whole window and makes everything else inert, too. Default `section`. */
  cover?: "section" | "page";
}

/** Covers its content with a message while loading, and restores focus afterwards. */
export function LoadingOverlay(props: LoadingOverlayProps) {
  const { isLoading, label, children, cover = "section" } = props;
  const root = useRef<HTMLDivElement>(null);
  const output = useRef<HTMLOutputElement>(null);
  // A weak reference, because a removed field may contain a secret and must not stay in memory.
  const focused = useRef<WeakRef<HTMLElement>>(null);
  useLayoutEffect(() => {
    const now = document.activeElement;
    const isNowhere = now === output.current || now === document.body;
    if (isLoading) output.current?.focus({ preventScroll: true });
    else if (isNowhere) focused.current?.deref()?.focus({ preventScroll: true });
  }, [isLoading]);
  const isPageCovered = isLoading && cover === "page";
  useLayoutEffect(
    () => (isPageCovered && root.current !== null ? inertOutside(root.current) : undefined),
    [isPageCovered],
  );
  return (
    <div
      ref={root}
      className={classes("waypost-LoadingOverlay", props)}
      data-cover={cover}
      data-loading={isLoading || undefined}
    >
      <div
        className="waypost-LoadingOverlay-content"
        inert={isLoading}
        onFocus={(event) => {
          focused.current = new WeakRef(event.target);
        }}
      >
        {children}
      </div>
      <output ref={output} tabIndex={-1} className="waypost-LoadingOverlay-panel">
        {isLoading && (
          <span className="waypost-LoadingOverlay-words">
            <Spinner />
            <span>{label}</span>
          </span>
        )}
      </output>
    </div>
  );
}
