import { type RefObject, useEffect } from "react";

/** Brings an element into view as it shows something new; null shows nothing that must be seen. */
export function useScrolledIntoView(element: RefObject<Element | null>, shown: string | null) {
  useEffect(() => {
    if (shown !== null) element.current?.scrollIntoView({ block: "nearest" });
  }, [element, shown]);
}
