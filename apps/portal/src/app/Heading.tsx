import { useEffect } from "react";
import { useConfig } from "./ConfigContext.ts";

let isFirst = true;

/**
 * Names the window after a screen and gives its heading the focus, so that a screen reader
 * says where one has come to. The first screen of a page leaves the focus alone.
 */
export function useShownTitle(title: string): void {
  const { brand } = useConfig();
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
    if (isFirst) {
      isFirst = false;
      return;
    }
    window.scrollTo(0, 0);
    // A question over the page takes the focus itself.
    if (document.querySelector(".wp-Dialog") !== null) return;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [title, brand.name]);
}

/** The heading of a screen. */
export function Heading({ children }: { children: string }) {
  useShownTitle(children);
  return (
    <h1 tabIndex={-1} className="wp-heading">
      {children}
    </h1>
  );
}
