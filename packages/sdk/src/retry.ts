import type { Failure, Reply } from "./transport.ts";

/**
 * Milliseconds to wait before the next attempt of a read, or Infinity when there is none:
 * the failure does not pass by itself, or it was the last attempt.
 */
export function retryWait({ status, response }: Reply | Failure, made: number): number {
  const ATTEMPTS = 3;
  const SHORTEST_WAIT = 150;
  if (made >= ATTEMPTS) return Infinity;
  const passes = /429|50[234]|network|timeout/.test(`${status ?? response?.status}`);
  if (!passes) return Infinity;
  const after = response?.headers.get("Retry-After") ?? "";
  // Seconds or a date.
  const asked = Number(after) * 1000 || Date.parse(after) - Date.now();
  return asked > 0 ? asked : SHORTEST_WAIT * 2 ** (made - 1) * (1 + Math.random());
}
