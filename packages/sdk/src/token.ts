import { codeOf } from "./error-code.ts";
import type { NoTokenError } from "./errors.ts";
import type { ClientOptions } from "./options.ts";
import { withTimeout } from "./platform.ts";
import type { SignalLike } from "./platform.ts";
import { exact } from "./reply.ts";

/** The token, or why there is none: a reason, and the code of the error that was thrown. */
interface FoundToken {
  readonly token?: string | null | undefined;
  readonly reason?: NoTokenError["reason"] | undefined;
  readonly code?: string | null;
}

/**
 * Calls the `token` option of the client. Only the code of an error that it throws is passed on.
 */
export async function requestToken(
  source: ClientOptions["token"],
  operation: string,
  milliseconds: number,
  signal: SignalLike | undefined,
): Promise<FoundToken> {
  if (typeof source !== "function") return { reason: "missing" };
  let failure: FoundToken | undefined;
  const found = await withTimeout(milliseconds, signal, async () => {
    try {
      return { value: await source(operation) };
    } catch (error) {
      failure = { reason: "failed", code: codeOf(error) };
    }
  });
  if (failure) return failure;
  if (!found || !("value" in found)) return { reason: "timeout" };
  const token = exact(found.value)?.trim();
  // Line breaks and characters beyond ASCII are not allowed in a header.
  const isValid = /^[ -~]+$/.test(token ?? "");
  const isEmpty = found.value == null || token === "";
  return { token, reason: isValid ? undefined : isEmpty ? "empty" : "invalid" };
}
