/** Milliseconds for which a registration may be under way: the time limit of a write in the SDK. */
export const WRITE_LIMIT = 90_000;

/**
 * Milliseconds until nothing of an attempt made at this time (ISO 8601) can be on its way any
 * more. Where the clock cannot tell, because the time is unreadable or to come, the whole limit.
 */
export function timeToSettle(since: string, now: Date): number {
  const passed = now.getTime() - Date.parse(since);
  return passed > 0 ? Math.max(0, WRITE_LIMIT - passed) : WRITE_LIMIT;
}
