import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Spinner } from "../Spinner/Spinner.tsx";

export interface LoadingOverlayProps {
  isLoading: boolean;
  /** What is being waited for, in words. */
  label: string;
  /** A second line: how long it takes, what not to do meanwhile. */
  detail?: string | undefined;
  /** What is covered and cannot be reached meanwhile. */
  children?: ReactNode;
  /** `page` covers the whole window. Default `section`. */
  cover?: "section" | "page";
}

/** Covers what must wait, with words; gives the focus back to where it was. */
export function LoadingOverlay(props: LoadingOverlayProps) {
  const { isLoading, label, detail, children, cover = "section" } = props;
  const output = useRef<HTMLOutputElement>(null);
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const now = document.activeElement;
    const isNowhere = now === output.current || now === document.body;
    if (isLoading) output.current?.focus({ preventScroll: true });
    else if (isNowhere) focused.current?.focus();
  }, [isLoading]);
  return (
    <div className="wp-LoadingOverlay" data-cover={cover} data-loading={isLoading || undefined}>
      <div
        className="wp-LoadingOverlay-content"
        inert={isLoading}
        onFocus={(event) => {
          focused.current = event.target;
        }}
      >
        {children}
      </div>
      <output ref={output} tabIndex={-1} className="wp-LoadingOverlay-panel">
        {isLoading && (
          <span className="wp-LoadingOverlay-words">
            <Spinner />
            <span>{label}</span>
            {detail !== undefined && <span className="wp-quiet">{detail}</span>}
          </span>
        )}
      </output>
    </div>
  );
}
