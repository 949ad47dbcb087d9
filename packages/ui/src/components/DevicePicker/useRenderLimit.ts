import { type RefCallback, useCallback, useState } from "react";
import { MAX_RENDERED, useInView } from "../../lists/useGrowingList.ts";

/**
 * The initial number of options, which is more than the list shows without scrolling. Each option
 * takes time to render.
 */
const INITIAL_ROWS = 14;

/** The ref of the last row of each group. */
export type LastRow = Readonly<Record<"gps" | "obd", RefCallback<Element>>>;

/**
 * Returns the number of options to render: a few at first and after typing, more once the last one
 * is in view.
 */
export function useRenderLimit(): {
  room: number;
  setSmall: (isSmall: boolean) => void;
  /** The ref of the last row of each group; undefined once all options are rendered. */
  lastRow: LastRow | undefined;
} {
  const [isSmall, setSmall] = useState(true);
  const showAll = useCallback(() => setSmall(false), []);
  const gps = useInView(showAll);
  const obd = useInView(showAll);
  return {
    room: isSmall ? INITIAL_ROWS : MAX_RENDERED,
    setSmall,
    lastRow: isSmall ? { gps, obd } : undefined,
  };
}
