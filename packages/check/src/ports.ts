import { setTimeout as sleep } from "node:timers/promises";

/** Time, as the check uses it. Tests replace it, so that none of them waits. */
export interface Ports {
  /** Milliseconds of a clock that nobody can set. */
  readonly now: () => number;
  /** The date and time. */
  readonly date: () => Date;
  /**
   * Resolves after this time, or when the signal aborts. `what` says what is waited for: a call
   * such as `GET /info/countries`, or `settling`, `idle` or `body`.
   */
  readonly wait: (milliseconds: number, what: string, signal?: AbortSignal) => Promise<void>;
}

export const realTime: Ports = {
  now: () => performance.now(),
  date: () => new Date(),
  wait: (milliseconds, _what, signal) =>
    sleep(milliseconds, undefined, signal && { signal }).catch(() => undefined),
};
