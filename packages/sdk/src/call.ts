import { createError } from "./errors.ts";
import { isWrite } from "./operation.ts";
import type { Call } from "./operation.ts";
import type { ClientOptions } from "./options.ts";
import { SOMETHING_WENT_WRONG } from "./reply.ts";
import { pause, realWait, retryWait } from "./retry.ts";
import { settle } from "./settle.ts";
import { createTransport } from "./transport.ts";

/** Makes the function that carries out every operation: token, attempts, and what they came to. */
export function createCall(options: ClientOptions): Call {
  const { timeout, wait = realWait, report } = options;
  const transport = createTransport(options.baseUrl, options.fetch);

  return async (operation, input, { signal } = {}) => {
    const stop = (kind: "no-token" | "aborted") =>
      createError({ kind, operation: operation.name, displayMessage: SOMETHING_WENT_WRONG });
    const write = isWrite(operation);
    const token = operation.authorized ? options.token?.() : undefined;
    if (operation.authorized && !token) throw stop("no-token");

    for (let made = 1; ; made += 1) {
      if (signal?.aborted) throw stop("aborted");
      const attempt = await transport({
        ...input,
        endpoint: operation.endpoint,
        token,
        timeout: write ? (timeout?.write ?? 90_000) : (timeout?.read ?? 15_000),
        signal,
      });
      const delay = write ? undefined : retryWait(attempt, made);
      if (delay === undefined) return settle(operation, attempt, report);
      await pause(wait, delay, signal);
    }
  };
}
