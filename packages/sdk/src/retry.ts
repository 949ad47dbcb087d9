import type { NoReply, Reply } from "./transport.ts";

/**
 * Returns the milliseconds to wait before the next attempt of a read. Returns undefined when there
 * must not be one: the failure is not transient, this was the last attempt, or the server asks for
 * too long a wait.
 */
export function retryDelay(
  { reason, response }: Reply | NoReply,
  attempts: number,
): number | undefined {
  const MAX_ATTEMPTS = 3;
  const FIRST_DELAY = 150;
  const MAX_RETRY_AFTER = 10_000;
  const isTransient = /429|50[234]|network|timeout/.test(`${reason ?? response?.status}`);
  const retryAfter = response?.headers.get("Retry-After") ?? "";
  // The header holds either seconds or a date.
  const requested = Number(retryAfter) * 1000 || Date.parse(retryAfter) - Date.now();
  if (attempts >= MAX_ATTEMPTS || !isTransient || requested > MAX_RETRY_AFTER) return undefined;
  return requested > 0 ? requested : FIRST_DELAY * 2 ** (attempts - 1) * (1 + Math.random());
}
