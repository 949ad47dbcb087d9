import type { Reply } from "./reply.ts";
import type { Failure } from "./transport.ts";

const ATTEMPTS = 3;
const SHORTEST_WAIT = 150;
const LONGEST_RETRY_AFTER = 10_000;
const PASSING: readonly Attempt["status"][] = [429, 502, 503, 504, "network", "timeout"];

type Attempt = Reply | Failure;

/**
 * Milliseconds to wait before the next attempt of a read, or undefined when there is none:
 * the failure does not pass by itself, it was the last attempt, or the server asks for too long.
 */
export function retryWait(attempt: Attempt, made: number): number | undefined {
  if (made >= ATTEMPTS || !PASSING.includes(attempt.status)) return undefined;
  const backoff = SHORTEST_WAIT * 2 ** (made - 1) * (1 + Math.random());
  const delay = Math.max(0, milliseconds(attempt.retryAfter ?? "")) || backoff;
  return delay > LONGEST_RETRY_AFTER ? undefined : delay;
}

/** Reads a `Retry-After`, seconds or a date; NaN when it is neither. */
function milliseconds(retryAfter: string): number {
  return Number(retryAfter) * 1000 || Date.parse(retryAfter) - Date.now();
}
