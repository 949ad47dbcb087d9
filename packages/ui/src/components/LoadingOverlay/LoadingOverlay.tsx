import { type ReactNode, useLayoutEffect, useRef } from "react";
import { classes, type Styled } from "../../classes.ts";
import { inertOutside } from "./inert-outside.ts";
import { Spinner } from "../Spinner/Spinner.tsx";

export interface LoadingOverlayProps extends Styled {
  isLoading: boolean;
  /** The text of the message: "Checking your e-mail". */
  label: string;
  /** A second line, such as the expected duration or a warning. */
  detail?: string | undefined;
  /** The content, which is covered and inert while loading. */
  children?: ReactNode;
  /** `page` covers the whole window and makes everything else inert, too. Default `section`. */
  cover?: "section" | "page";
}

/** Covers its content with a message while loading, and restores focus afterwards. */
export function LoadingOverlay(props: LoadingOverlayProps) {
  const { isLoading, label, detail, children, cover = "section" } = props;
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
            {detail !== undefined && <span className="waypost-quiet">{detail}</span>}
          </span>
        )}
      </output>
    </div>
  );
}
