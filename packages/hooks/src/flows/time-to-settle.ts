/** What a request may need beyond the client's own time limit until nothing of it is on its way. */
const MARGIN = 60_000;

/**
 * Milliseconds until nothing of an attempt made at this time (ISO 8601) can be on its way any more:
 * the client's time limit of a write (milliseconds) and a minute. Where the clock cannot tell,
 * because the time is unreadable or to come, all of it.
 */
export function timeToSettle(since: string, now: Date, writeTimeout: number): number {
  const limit = writeTimeout + MARGIN;
  const passed = now.getTime() - Date.parse(since);
  return passed > 0 ? Math.max(0, limit - passed) : limit;
}
