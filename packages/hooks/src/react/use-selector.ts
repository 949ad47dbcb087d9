"use client";

import { useCallback, useRef, useSyncExternalStore } from "react";
import type { Runner } from "../flows/runner-types.ts";

/** A runner whose state can be read and observed. */
export type Readable<State> = Pick<
  Runner<State, never>,
  "getState" | "getServerState" | "subscribe" | "isRestoring"
>;

/**
 * Selects a part of a flow's state and re-renders only when that part changes. Objects and arrays
 * are compared shallowly, so a selector may return a new one each time.
 *
 * @example
 * const name = useSelector(useRegistrationRunner(), (state) => state.name);
 */
export function useSelector<State, Selected>(
  runner: Readable<State>,
  select: (state: State) => Selected,
): Selected {
  const last = useRef<{ selected: Selected } | null>(null);
  const keep = useCallback((selected: Selected) => {
    if (last.current === null || !shallowEqual(last.current.selected, selected)) {
      last.current = { selected };
    }
    return last.current.selected;
  }, []);
  const read = useCallback(() => keep(select(runner.getState())), [runner, select, keep]);
  const readServer = () => keep(select(runner.getServerState()));
  return useSyncExternalStore(runner.subscribe, read, readServer);
}

function shallowEqual(one: unknown, other: unknown): boolean {
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
