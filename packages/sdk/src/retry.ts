import type { Reply } from "./reply.ts";
import type { Failure } from "./transport.ts";

const ATTEMPTS = 3;
const FIRST_WAIT = 300;
const LONGEST_RETRY_AFTER = 10_000;
const PASSING = [429, 502, 503, 504, "network", "timeout"];

/**
 * Milliseconds to wait before the next attempt of a read, or undefined when there is none:
 * the failure does not pass by itself, it was the last attempt, or the server asks for too long.
 */
export function retryWait(attempt: Reply | Failure, made: number): number | undefined {
  const isReply = typeof attempt === "object";
  if (made >= ATTEMPTS || !PASSING.includes(isReply ? attempt.status : attempt)) return undefined;
  const backoff = FIRST_WAIT * 2 ** (made - 1) * (0.5 + Math.random() / 2);
  const asked = isReply && attempt.retryAfter ? askedFor(attempt.retryAfter) : 0;
  const delay = Math.max(0, asked) || backoff;
  return delay > LONGEST_RETRY_AFTER ? undefined : delay;
}

/** Reads a `Retry-After`, seconds or a date, as milliseconds; NaN when it is neither. */
function askedFor(retryAfter: string): number {
  return Number(retryAfter) * 1000 || Date.parse(retryAfter) - Date.now();
}
