import { type RefObject, useLayoutEffect, useState } from "react";

/** The maximum height of the bar as a fraction of the window's height. */
const MAX_HEIGHT_SHARE = 1 / 4;

/**
 * Sets `--waypost-bar` on the root element to the height that a bar covers, so that the page ends
 * above the bar and focused elements are scrolled to above it. Returns true if the bar is too high
 * to stay at the bottom of the window.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): boolean {
  const [isTall, setTall] = useState(false);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const root = document.documentElement.style;
    const measure = () => {
      const height = element.offsetHeight;
      const isTooHigh = height > MAX_HEIGHT_SHARE * window.innerHeight;
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
    // When the bar is no longer too high, it is measured again at the bottom.
  }, [bar, isTall]);
  return isTall;
}
