import { addTrace, createError, isWaypostError } from "./errors.ts";
import type { Arguments, Operation } from "./operation.ts";
import type { ClientOptions } from "./options.ts";
import { withTimeout } from "./platform.ts";
import { keepExchange } from "./with-response.ts";
import { retryDelay } from "./retry.ts";
import { globalFetch } from "./platform.ts";
import { createRequests } from "./request.ts";
import type { PrepareRequest } from "./request.ts";
import { settle, unknownOutcome } from "./settle.ts";
import { askForToken } from "./token.ts";
import { traceOf } from "./trace.ts";
import type { Exchange } from "./trace.ts";
import { send } from "./transport.ts";

type CreateMethod = <T>(
  name: string,
  operation: Operation<T>,
) => (...args: Arguments) => Promise<T>;

const positive = (value: number | undefined, otherwise: number): number =>
  (value ?? 0) > 0 ? Number(value) : otherwise;

/** Milliseconds for one attempt: what the caller set, else the default. */
export function limitOf({ timeout }: ClientOptions, isWrite: boolean): number {
  return isWrite ? positive(timeout?.write, 90_000) : positive(timeout?.read, 15_000);
}

/** Calls a function of the caller, whose failure must not cost the caller the reply. */
function notify<E>(listener: ((event: E) => unknown) | undefined, event: E): void {
  if (!listener) return;
  const call = async () => listener(event);
  // A failure is the caller's.
  call().catch(() => {});
}

/**
 * Creates the function that creates the methods of the client. A method adds the token, sends the
 * request, retries reads, and turns the last attempt into a value or a `WaypostError`.
 * @throws TypeError when `baseUrl` is not the absolute URL of an API
 */
export function createMethods(options: ClientOptions): CreateMethod {
  const { wait = withTimeout, fetch = globalFetch } = options;
  const requestsOf = createRequests(options);

  const execute = async <T>(
    name: string,
    operation: Operation<T>,
    prepare: PrepareRequest,
    args: Arguments,
    exchange: Exchange,
  ): Promise<T> => {
    const { needsToken, write } = operation;
    try {
      const { url, init, options: given } = prepare(args);
      const { signal, timeout, retries = options.retries ?? 2, token } = given;
      const canRetry = init.method === "GET";
      const limit = positive(timeout, limitOf(options, !!write));
      const end = Date.now() + (canRetry ? positive(options.timeout?.total, Infinity) : Infinity);
      if (needsToken || token) {
        const {
          token: found,
          reason,
          code = null,
        } = await askForToken(options.token, name, limit, signal);
        if (reason && !signal?.aborted) {
          exchange.last = { reason: "network", isUnsent: true, code };
          // Only a developer can do something about it.
          throw createError(
            name,
            "no-token",
            { reason },
            `option token: ${reason}${code ? ` ${code}` : ""}`,
          );
        }
        init.headers.authorization = `JWT ${found}`;
      }

      for (let attempt = 1; ; attempt += 1) {
        const started = Date.now();
        const event = { operation: name, attempt };
        const result = await withTimeout(Math.min(limit, end - started), signal, (stop) => {
          exchange.attempts = attempt;
          notify(options.onRequest, event);
          return send(fetch, url, { ...init, signal: stop });
        });
        exchange.last = result;
        // Otherwise the signal had aborted before.
        if (options.onResponse && exchange.attempts === attempt) {
          notify(options.onResponse, {
            ...event,
            ...traceOf(exchange, options.errorHeaders),
            status: result.response?.status ?? null,
            milliseconds: Date.now() - started,
          });
        }
        const delay =
          canRetry && !signal?.aborted && retryDelay(result, exchange.attempts, retries);
        if (!delay || Date.now() + delay >= end) {
          return settle(
            name,
            operation,
            result,
            (field, problem) => {
              // Missing fields are reported for writes only: those that a read may lack are optional.
              if (!canRetry || problem !== "missing")
                notify(options.report, { operation: name, field, problem });
            },
            init.body,
          );
        }
        await wait(delay, signal);
      }
    } catch (error) {
      // Any other error comes from a `wait` that throws between two attempts of a read, or from a
      // reply that cannot be processed, for example because its lists are nested thousands of times.
      const own = isWaypostError(error)
        ? error
        : write && exchange.attempts
          ? unknownOutcome(name, "unreadable")
          : createError(name, "network");
      throw addTrace(own, traceOf(exchange, options.errorHeaders));
    }
  };

  return (name, operation) => {
    const prepare = requestsOf(name, operation);
    return (...args) => {
      const exchange: Exchange = { attempts: 0 };
      const result = execute(name, operation, prepare, args, exchange);
      keepExchange(result, exchange);
      return result;
    };
  };
}
