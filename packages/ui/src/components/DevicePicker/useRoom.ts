import { type RefCallback, useCallback, useState } from "react";
import { SHOWN_AT_MOST, useSeen } from "../../lists/useGrowingList.ts";

/** More than the list shows without scrolling. Each row takes time, so that the rest can wait. */
const ROOM_AT_FIRST = 14;

/** The ref of the last row of each group. */
export type LastRow = Readonly<Record<"gps" | "obd", RefCallback<Element>>>;

/** How many options are rendered: a few at first and after typing, more once the last is in view. */
export function useRoom(): {
  room: number;
  setSmall: (isSmall: boolean) => void;
  /** The ref of the last row of each group; none once there is no more room. */
  lastRow: LastRow | undefined;
} {
  const [isSmall, setSmall] = useState(true);
  const showAll = useCallback(() => setSmall(false), []);
  const gps = useSeen(showAll);
  const obd = useSeen(showAll);
  return {
    room: isSmall ? ROOM_AT_FIRST : SHOWN_AT_MOST,
    setSmall,
    lastRow: isSmall ? { gps, obd } : undefined,
  };
}
