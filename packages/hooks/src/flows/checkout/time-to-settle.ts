import type { Clock } from "../../platform.ts";
import type { Attempt } from "./attempts.ts";

/** The time of sending, by both clocks. */
export type SentAt = Pick<Attempt, "at" | "monotonicAt" | "origin">;

/** Milliseconds that a request may take beyond the client's timeout. */
const MARGIN_MS = 60_000;

/**
 * Milliseconds until a request can no longer be in progress: the client's timeout for writes
 * (`writeTimeout`, milliseconds) plus a minute, less the time that has passed. The page that sent
 * it uses its monotonic clock, which cannot be set. Any other page waits until both clocks agree.
 * If a clock cannot decide, because the time is unknown or in the future, no time counts as passed.
 */
export function timeToSettle(sent: SentAt, clock: Clock, writeTimeout: number): number {
  const limit = writeTimeout + MARGIN_MS;
  const left = (passed: number) => (passed > 0 ? Math.max(0, limit - passed) : limit);
  const byMonotonic = left(clock.monotonicNow() - (sent.monotonicAt ?? Infinity));
  if (sent.origin === "this-page") return byMonotonic;
  return Math.max(byMonotonic, left(clock.now().getTime() - Date.parse(sent.at)));
}
