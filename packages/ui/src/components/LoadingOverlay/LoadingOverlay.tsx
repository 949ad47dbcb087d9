import { type ReactNode, useLayoutEffect, useRef } from "react";
import { classes, type Styled } from "../../classes.ts";
import { inertOutside } from "./inert-outside.ts";
import { Spinner } from "../Spinner/Spinner.tsx";

export interface LoadingOverlayProps extends Styled {
  isLoading: boolean;
  /** What is being loaded: "Checking your e-mail". */
  label: string;
  /** A second line, such as how long it takes or what not to do meanwhile. */
  detail?: string | undefined;
  /** The content that is covered and inert while loading. */
  children?: ReactNode;
  /** `page` covers the whole window, in which all else is inert, too. Default `section`. */
  cover?: "section" | "page";
}

/** Covers its content with a message while loading, and restores focus afterwards. */
export function LoadingOverlay(props: LoadingOverlayProps) {
  const { isLoading, label, detail, children, cover = "section" } = props;
  const root = useRef<HTMLDivElement>(null);
  const output = useRef<HTMLOutputElement>(null);
  // A field that was removed must not stay in memory, because it may hold a secret.
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
