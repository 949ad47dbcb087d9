import { type RefCallback, useCallback, useState } from "react";
import { SHOWN_AT_MOST } from "../../lists/useGrowingList.ts";

/** More than the list shows without scrolling. Each row takes time, so that the rest can wait. */
const ROOM_AT_FIRST = 14;

/** How many options are rendered: a few at first and after typing, more once the last is in view. */
export function useRoom(): {
  room: number;
  setSmall: (isSmall: boolean) => void;
  /** The ref of the last row of a group that has more; none once there is no more room. */
  lastRow: RefCallback<Element> | undefined;
} {
  const [isSmall, setSmall] = useState(true);
  const watch = useCallback((row: Element | null) => {
    if (row === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSmall(false);
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return {
    room: isSmall ? ROOM_AT_FIRST : SHOWN_AT_MOST,
    setSmall,
    lastRow: isSmall ? watch : undefined,
  };
}
