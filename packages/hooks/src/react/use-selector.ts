import { useCallback, useRef, useSyncExternalStore } from "react";
import type { Runner } from "../flows/runner.ts";

/** What can be read of a running flow. */
export type Readable<State> = Pick<Runner<State, never>, "getState" | "subscribe">;

/**
 * What `select` takes from a flow's state; renders again only when that changes. Objects and
 * arrays are compared one level deep, so a selector may make a new one each time.
 */
export function useSelector<State, Selected>(
  runner: Readable<State>,
  select: (state: State) => Selected,
): Selected {
  const last = useRef<{ selected: Selected } | null>(null);
  const snapshot = useCallback(() => {
    const selected = select(runner.getState());
    if (last.current === null || !alike(last.current.selected, selected)) {
      last.current = { selected };
    }
    return last.current.selected;
  }, [runner, select]);
  return useSyncExternalStore(runner.subscribe, snapshot, snapshot);
}

function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.is(one[key], other[key]))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
