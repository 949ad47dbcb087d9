"use client";

import { useRef, useSyncExternalStore } from "react";
import type { Runner } from "../flows/engine/runner-types.ts";

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
  const last = useRef<Selected | undefined>(undefined);
  const keep = (state: State): Selected => {
    const selected = select(state);
    if (shallowEqual(last.current, selected)) return last.current as Selected;
    last.current = selected;
    return selected;
  };
  return useSyncExternalStore(
    runner.subscribe,
    () => keep(runner.getState()),
    () => keep(runner.getServerState()),
  );
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
