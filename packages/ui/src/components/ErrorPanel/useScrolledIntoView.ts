import { type RefObject, useEffect } from "react";

/** Scrolls an element into view whenever `shown` changes to a new text. Does nothing for null. */
export function useScrolledIntoView(element: RefObject<Element | null>, shown: string | null) {
  useEffect(() => {
    if (shown !== null) element.current?.scrollIntoView({ block: "nearest" });
  }, [element, shown]);
}
