import { retryAfterOf } from "./trace.ts";
import type { NoReply, Reply } from "./transport.ts";

/**
 * Returns the milliseconds to wait before the next attempt of a read. Returns undefined if the
 * failure is not transient, if this was the last attempt, or if the server asks for too long a
 * wait.
 */
export function retryDelay(
  result: Reply | NoReply,
  attempts: number,
  retries: number,
): number | undefined {
  const FIRST_DELAY = 150;
  const MAX_RETRY_AFTER = 10;
  const isTransient = /429|50[234]|network|timeout/.test(
    `${result.reason ?? result.response.status}`,
  );
  // With NaN as the number of retries, the comparison fails and nothing is retried.
  if (!isTransient || !(attempts <= retries)) return undefined;
  const retryAfter = retryAfterOf(result);
  if ((retryAfter ?? 0) > MAX_RETRY_AFTER) return undefined;
  return retryAfter ? retryAfter * 1000 : FIRST_DELAY * 2 ** (attempts - 1) * (1 + Math.random());
}
