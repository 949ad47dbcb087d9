import { useLocale } from "@waypost/hooks";
import { useEffect, useRef } from "react";
import { useConfig } from "./ConfigContext.ts";

let isFirst = true;

/**
 * Sets the window's title and moves the focus to the heading, so that a screen reader announces the
 * new screen. The first screen after the page has loaded does not move the focus.
 */
export function useShownTitle(title: string): void {
  const { brand } = useConfig();
  const locale = useLocale();
  const shownIn = useRef(locale);
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
    // The same screen in another language: the focus stays where the language was chosen.
    if (shownIn.current !== locale) {
      shownIn.current = locale;
      return;
    }
    if (isFirst) {
      isFirst = false;
      return;
    }
    window.scrollTo(0, 0);
    // An open dialog takes the focus itself.
    if (document.querySelector(".waypost-Dialog") !== null) return;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [title, brand.name, locale]);
}

/** The heading of a screen. */
export function Heading({ children }: { children: string }) {
  useShownTitle(children);
  return (
    <h1 tabIndex={-1} className="waypost-heading">
      {children}
    </h1>
  );
}
