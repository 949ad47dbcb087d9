import { setTimeout as sleep } from "node:timers/promises";

/** The clock of the check. Tests replace it so that they do not have to wait. */
export interface Clock {
  /** Monotonic time in milliseconds. */
  readonly now: () => number;
  /** The system date and time. */
  readonly date: () => Date;
  /**
   * Resolves after this time or when the signal aborts. `purpose` is a call such as
   * `GET /info/countries`, or `settling`, `idle` or `body`. Only tests read it.
   */
  readonly wait: (milliseconds: number, purpose: string, signal?: AbortSignal) => Promise<void>;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => new Date(),
  wait: (milliseconds, _purpose, signal) =>
    sleep(milliseconds, undefined, signal && { signal }).catch(() => undefined),
};
