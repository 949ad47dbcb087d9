import { useLocale } from "@waypost/hooks";
import { useEffect, useRef } from "react";
import { useConfig } from "./ConfigContext.ts";

let isFirst = true;

/**
 * Sets the window's title and moves the focus to the heading, so that a screen reader announces
 * the new screen. On the first screen after loading, the focus moves only to the field with the id
 * `firstFocus`, and not on touch screens, because their keyboard would cover the page.
 */
export function useShownTitle(title: string, firstFocus = ""): void {
  const { brand } = useConfig();
  const locale = useLocale();
  const shown = useRef<{ title: string; locale: string }>(undefined);
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
    const before = shown.current;
    shown.current = { title, locale };
    // After a change of language on the same screen, the focus stays on the select. In development,
    // React also runs effects twice.
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
