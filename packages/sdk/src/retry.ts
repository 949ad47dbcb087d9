import { after, onAbort } from "./platform.ts";
import type { SignalLike } from "./platform.ts";
import type { Attempt } from "./transport.ts";

const ATTEMPTS = 3;
const FIRST_WAIT = 300;
const LONGEST_RETRY_AFTER = 10_000;
const PASSING_STATUSES = [429, 502, 503, 504];

/**
 * Milliseconds to wait before the next attempt of a read, or undefined when there is none:
 * the failure does not pass by itself, it was the last attempt, or the server asks for too long.
 */
export function retryWait(attempt: Attempt, made: number): number | undefined {
  if (made >= ATTEMPTS) return undefined;
  const backoff = FIRST_WAIT * 2 ** (made - 1) * (0.5 + Math.random() / 2);
  if ("failure" in attempt) {
    return attempt.failure === "aborted" || !attempt.sent ? undefined : backoff;
  }
  const { status, retryAfter } = attempt.reply;
  if (!PASSING_STATUSES.includes(status)) return undefined;
  const asked = askedFor(retryAfter) ?? backoff;
  return asked > LONGEST_RETRY_AFTER ? undefined : asked;
}

/** Reads a `Retry-After`: seconds or a date. */
function askedFor(retryAfter: string | null): number | undefined {
  if (!retryAfter?.trim()) return undefined;
  const seconds = Number(retryAfter);
  const asked = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000;
  return Number.isNaN(asked) ? undefined : Math.max(0, asked);
}

/** Time between two attempts, in milliseconds. The signal tells when nobody waits any more. */
export type Wait = (milliseconds: number, signal: SignalLike | undefined) => Promise<void>;

/** The default {@link Wait}. */
export const realWait: Wait = (milliseconds, signal) =>
  new Promise((resolve) => {
    onAbort(signal, after(milliseconds, resolve));
  });

/** Waits until the time is over or the signal ends it, also where the hook knows no signal. */
export function pause(
  wait: Wait,
  milliseconds: number,
  signal: SignalLike | undefined,
): Promise<void> {
  return new Promise((resolve) => {
    const forget = onAbort(signal, resolve);
    const end = () => {
      forget();
      resolve();
    };
    wait(milliseconds, signal).then(end, end);
  });
}
