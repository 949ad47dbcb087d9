"use client";

import { useState, useSyncExternalStore } from "react";
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
  const [selection] = useState(createSelection<Selected>);
  const version = useSyncExternalStore(
    runner.subscribe,
    () => selection.update(select(runner.getState())),
    () => selection.update(select(runner.getServerState())),
  );
  return selection.get(version);
}

/**
 * The selected value, with a version that increases when it changes. React keeps the snapshots of
 * earlier renders. They are versions, because a value may contain a secret that was discarded since.
 */
function createSelection<Selected>(): {
  readonly update: (selected: Selected) => number;
  /** The latest value. The version makes its caller depend on it. */
  readonly get: (version: number) => Selected;
} {
  let last: { selected: Selected; version: number } | undefined;
  return {
    update: (selected) => {
      if (last === undefined || !shallowEqual(last.selected, selected)) {
        last = { selected, version: (last?.version ?? 0) + 1 };
      }
      return last.version;
    },
    get: () => last?.selected as Selected,
  };
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
