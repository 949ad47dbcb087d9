import type { Clock } from "../../platform.ts";
import type { Attempt } from "./attempts.ts";

/** When a request left, by both clocks. */
export type SentAt = Pick<Attempt, "at" | "monotonicAt" | "origin">;

/** What a request may need beyond the client's own time limit until nothing of it is on its way. */
const MARGIN = 60_000;

/**
 * Milliseconds until nothing of a request can be on its way any more: the client's time limit of a
 * write (milliseconds) and a minute. The page that sent it goes by its monotonic clock, which
 * nobody can set. Any other page waits until both clocks agree that the time is over. Where a clock
 * cannot tell, because a time is unknown or yet to come, all of it is left.
 */
export function timeToSettle(sent: SentAt, clock: Clock, writeTimeout: number): number {
  const limit = writeTimeout + MARGIN;
  const left = (passed: number) => (passed > 0 ? Math.max(0, limit - passed) : limit);
  const byMonotonic = left(clock.monotonicNow() - (sent.monotonicAt ?? Infinity));
  if (sent.origin === "this-page") return byMonotonic;
  return Math.max(byMonotonic, left(clock.now().getTime() - Date.parse(sent.at)));
}
