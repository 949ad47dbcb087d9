import { type RefObject, useLayoutEffect, useState } from "react";

/** The part of the window's height that a bar may take. */
const MOST = 1 / 3;

/**
 * Keeps the height that a bar covers in `--waypost-bar` on the root element, so that the page ends
 * above it and what has the focus is scrolled to above it. Returns whether the bar is too high to
 * stay at the bottom of the window.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): boolean {
  const [isTall, setTall] = useState(false);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const root = document.documentElement.style;
    const measure = () => {
      const height = element.offsetHeight;
      const isTooHigh = height > MOST * window.innerHeight;
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
    // A bar that is not too high any more is measured again, once it is at the bottom.
  }, [bar, isTall]);
  return isTall;
}
