import type { ObservedTransition } from "../flows/engine/observed.ts";

/** A transition in the log. */
export interface LoggedTransition extends ObservedTransition {
  /** Counts from 1. */
  readonly number: number;
}

/** The last events that flows have handled. */
export interface TransitionLog {
  /** Pass it to `createWaypost` as `onTransition`. */
  readonly observe: (transition: ObservedTransition) => void;
  /** Newest first. */
  readonly list: () => readonly LoggedTransition[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly clear: () => void;
}

/**
 * Records the last events that flows have handled, without secrets, for `TransitionPanel`.
 * @param limit the number of recorded events, 200 by default
 */
export function createTransitionLog(limit = 200): TransitionLog {
  const listeners = new Set<() => void>();
  let entries: readonly LoggedTransition[] = [];
  let count = 0;
  const set = (next: readonly LoggedTransition[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    observe: (transition) => {
      count += 1;
      set([{ ...transition, number: count }, ...entries].slice(0, limit));
    },
    list: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear: () => set([]),
  };
}
