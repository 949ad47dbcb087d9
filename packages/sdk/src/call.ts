import { CURRENCY_HEADER } from "./amount.ts";
import {
  addTrace,
  createError,
  isWaypostError,
  type UnknownOutcomeError,
  type WaypostError,
  type NoTokenError,
} from "./errors.ts";
import type { Arguments, Operation } from "./operation.ts";
import type { ClientOptions } from "./options.ts";
import { withTimeout, globalFetch, type SignalLike } from "./platform.ts";
import { attachExchange } from "./with-response.ts";
import { createRequests, type PrepareRequest } from "./request.ts";
import { headerOf, retryAfterOf, traceOf, type Exchange } from "./trace.ts";
import { send, type NoReply, type Reply } from "./transport.ts";
import { parseExact } from "./exact-json.ts";
import { outcomeOfWrite } from "./outcome.ts";
import type { Parser, Report } from "./parse.ts";
import {
  codeOf,
  isPlausibleBody,
  messagesOf,
  parseJson,
  statusIsNotFalse,
  exact,
} from "./reply.ts";

type CreateMethod = <T>(
  name: string,
  operation: Operation<T>,
) => (...args: Arguments) => Promise<T>;

const positive = (value: number | undefined, otherwise: number): number =>
  (value ?? 0) > 0 ? Number(value) : otherwise;

/** The time limit of one attempt in milliseconds. Defaults to 15 s for a read, 90 s for a write. */
export function timeLimitOf({ timeout }: ClientOptions, isWrite: boolean): number {
  return isWrite ? positive(timeout?.write, 90_000) : positive(timeout?.read, 15_000);
}

/**
 * Calls a listener. An error that it throws is ignored, so that the caller still gets the reply.
 */
function notify<E>(listener: ((event: E) => unknown) | undefined, event: E): void {
  if (!listener) return;
  const call = async () => listener(event);
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
      const { signal, timeout, retries = options.retries ?? 2, token, currency } = given;
      const canRetry = init.method === "GET";
      const limit = positive(timeout, timeLimitOf(options, !!write));
      const end = Date.now() + (canRetry ? positive(options.timeout?.total, Infinity) : Infinity);
      if (needsToken || token) {
        const {
          token: found,
          reason,
          code = null,
        } = await requestToken(options.token, name, limit, signal);
        if (reason && !signal?.aborted) {
          exchange.last = { reason: "network", isUnsent: true, code };
          // The hint is for developers: a user can do nothing about a missing token.
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
        // False when the signal had aborted before this attempt was sent.
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
            (field, problem, instead) => {
              // Only writes report missing fields. In the reply to a read, these fields are
              // optional.
              if (!canRetry || problem !== "missing")
                notify(options.report, {
                  operation: name,
                  field,
                  problem,
                  instead,
                });
            },
            { sent: init.body, currency },
          );
        }
        await wait(delay, signal);
      }
    } catch (error) {
      // Other errors have two causes: `wait` threw between two attempts of a read, or the reply
      // cannot be processed, for example because its lists are nested thousands of times.
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
      attachExchange(result, exchange);
      return result;
    };
  };
}

/**
 * Returns the milliseconds to wait before the next attempt of a read. Returns undefined if the
 * failure is not transient, if this was the last attempt, or if the server asks for too long a
 * wait.
 */
function retryDelay(
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

/**
 * Turns the last attempt of an operation into its value, or throws its error. This is the only
 * place that decides whether the operation succeeded, failed, or has an unknown outcome. `sent` is
 * the body of the request, `currency` that of the call.
 */
function settle<T>(
  name: string,
  { isSuccess = statusIsNotFalse, parse, write, preservesDigits }: Operation<T>,
  result: Reply | NoReply,
  report: Report,
  call: Pick<Parameters<Parser<T>>[2] & {}, "sent" | "currency">,
): T {
  const { reason, isUnsent, hint, response, content } = result;
  if (!response) {
    throw write && !isUnsent
      ? unknownOutcome(name, reason)
      : createError(name, reason, undefined, hint);
  }
  const { ok, status } = response;
  const body = preservesDigits ? parseExact(content) : parseJson(content);
  const isJson = body !== undefined;
  const success = write ?? isSuccess(body, ok, status);
  const details = () => ({ status, ...messagesOf(body) });
  if (write) {
    const outcome = outcomeOfWrite(write, status, body, isPlausibleBody(content, body));
    if (outcome === "unknown-outcome") {
      // A 202 only means that the server will try.
      throw unknownOutcome(name, ok && status !== 202 ? "unreadable" : "server", status, body);
    }
    if (outcome !== "accepted") throw createError(name, outcome, details());
  } else if (isJson ? !success : !ok) {
    throw createError(name, ok ? "rejected" : "http", details());
  }
  /** The last field that could not be used. */
  let problem: string | undefined;
  // An empty reply, or one that is not JSON, cannot be parsed as a documented reply.
  const value =
    success && (isJson || isPlausibleBody(content, body))
      ? parse(body, (...seen) => report(...([problem] = seen)), {
          ...call,
          status,
          named: headerOf(result, CURRENCY_HEADER),
        })
      : undefined;
  if (value === undefined) {
    throw createError(name, "malformed", { status }, /^\s*</.test(content) ? "HTML" : problem);
  }
  return value;
}

/** Creates the error of a write that was sent; `status` and `reply` are those of its reply. */
function unknownOutcome(
  name: string,
  reason: UnknownOutcomeError["reason"],
  status: number | null = null,
  reply?: unknown,
): WaypostError {
  return createError(name, "unknown-outcome", { reason, status, ...messagesOf(reply) });
}

/** The token, or why there is none: a reason, and the code of the error that was thrown. */
interface FoundToken {
  readonly token?: string | null | undefined;
  readonly reason?: NoTokenError["reason"] | undefined;
  readonly code?: string | null;
}

/**
 * Calls the `token` option of the client. Only the code of an error that it throws is passed on.
 */
async function requestToken(
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
