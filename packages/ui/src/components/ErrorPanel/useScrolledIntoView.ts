import { type RefObject, useEffect } from "react";

/** Scrolls an element into view whenever `shown` changes to a new text. Does nothing for null. */
export function useScrolledIntoView(element: RefObject<Element | null>, shown: string | null) {
  useEffect(() => {
    if (shown === null || element.current === null) return;
    // "nearest" may show the end of an element that is higher than the window.
    const isHigh = element.current.clientHeight > window.innerHeight / 2;
    element.current.scrollIntoView({ block: isHigh ? "start" : "nearest" });
  }, [element, shown]);
}
