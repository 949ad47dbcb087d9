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
  useLayoutEffect(() => {
    const panel = output.current;
    if (!isLoading || panel === null) return undefined;
    const before = document.activeElement;
    panel.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      const isStillOurs = now === panel || now === null || now === document.body;
      if (isStillOurs && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isLoading]);
  return (
    <div className="wp-LoadingOverlay" data-cover={cover} data-loading={isLoading || undefined}>
      <div className="wp-LoadingOverlay-content" inert={isLoading}>
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
