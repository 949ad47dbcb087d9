import { useLocale } from "@waypost/hooks";
import { useEffect, useRef } from "react";
import { useConfig } from "./ConfigContext.ts";

let isFirst = true;

/**
 * Sets the window's title and moves the focus to the heading, so that a screen reader announces the
 * new screen. The first screen after the page has loaded moves it at most to the field with the id
 * `firstFocus`, and not on a touch screen, whose keyboard would cover the page.
 */
export function useShownTitle(title: string, firstFocus = ""): void {
  const { brand } = useConfig();
  const locale = useLocale();
  const shown = useRef<{ title: string; locale: string }>(undefined);
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
    const before = shown.current;
    shown.current = { title, locale };
    // The same screen in another language: the focus stays where the language was chosen. And in
    // development React runs effects twice.
    if (before && (before.locale !== locale || before.title === title)) return;
    if (isFirst) {
      isFirst = false;
      const isFree = document.activeElement === document.body;
      if (isFree && matchMedia("(pointer: fine)").matches) {
        document.getElementById(firstFocus)?.focus({ preventScroll: true });
      }
      return;
    }
    window.scrollTo(0, 0);
    // An open dialog takes the focus itself.
    if (document.querySelector(".waypost-Dialog") !== null) return;
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, [title, brand.name, locale, firstFocus]);
}

/** The heading of a screen. */
export function Heading({ children, firstFocus }: { children: string; firstFocus?: string }) {
  useShownTitle(children, firstFocus);
  return (
    <h1 tabIndex={-1} className="waypost-heading">
      {children}
    </h1>
  );
}
