"use client";

import { useState, useSyncExternalStore } from "react";
import type { Runner } from "../flows/engine/runner-types.ts";

/** A runner whose state can be read and observed. */
export type Readable<State> = Pick<
  Runner<State, never>,
  "getState" | "getServerState" | "subscribe" | "isRestoring"
>;

/**
 * Selects a part of a flow's state and re-renders only when that part changes. Plain objects and
 * arrays are compared by value, so a selector may return a new one each time.
 *
 * @example
 * const phase = useSelector(useRegistration().run, ({ screen }) => screen.phase);
 */
export function useSelector<State, Selected>(
  runner: Readable<State>,
  select: (state: State) => Selected,
): Selected {
  const [selection] = useState(createSelection<Selected>);
  const version = useSyncExternalStore(
    runner.subscribe,
    () => selection.update(select(runner.getState())),
    () => selection.update(select(runner.getServerState())),
  );
  return selection.get(version);
}

/**
 * Creates a selected value with a version that increases when the value changes. React keeps the
 * snapshots of earlier renders. They are versions, because a value may contain a secret that was
 * discarded later.
 */
function createSelection<Selected>(): {
  readonly update: (selected: Selected) => number;
  /** Returns the latest value. The version makes the caller depend on it. */
  readonly get: (version: number) => Selected;
} {
  let last: { selected: Selected; version: number } | undefined;
  return {
    update: (selected) => {
      if (last === undefined || !isSameValue(last.selected, selected)) {
        last = { selected, version: (last?.version ?? 0) + 1 };
      }
      return last.version;
    },
    get: () => last?.selected as Selected,
  };
}

/** True if both are the same, or are plain objects or arrays with the same members. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && isSameValue(one[key], other[key]))
  );
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === "object" &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype);
