import { createError, isWaypostError } from "./errors.ts";
import type { Arguments, Operation } from "./operation.ts";
import type { ClientOptions } from "./options.ts";
import { requiredText } from "./parse.ts";
import type { Report } from "./parse.ts";
import { isSignal, withTimeout } from "./platform.ts";
import type { SignalLike } from "./platform.ts";
import { fieldsOf, text } from "./reply.ts";
import { retryDelay } from "./retry.ts";
import { settle, unknownOutcome } from "./settle.ts";
import { createTransport } from "./transport.ts";

type Call = <T>(name: string, operation: Operation<T>, args: Arguments) => Promise<T>;

/** Milliseconds for one attempt: what the caller set, else the default. */
export function limitOf({ timeout }: ClientOptions, isWrite: boolean): number {
  const configured = (isWrite ? timeout?.write : timeout?.read) ?? 0;
  return configured > 0 ? configured : isWrite ? 90_000 : 15_000;
}

/**
 * Creates the function behind every method of the client. It adds the token, sends the request,
 * retries reads, and turns the last attempt into a value or a `WaypostError`.
 * @throws TypeError when `baseUrl` is not an absolute URL
 */
export function createCall(options: ClientOptions): Call {
  const { report, wait = withTimeout } = options;
  const send = createTransport(options.baseUrl, options.fetch);

  const execute: Call = async (name, operation, args) => {
    let token: string | undefined;
    if (operation.needsToken) {
      try {
        token = requiredText(options.token?.(name))?.trim();
      } catch {
        // The caller's function threw: there is no token.
      }
      // Line breaks and characters beyond ASCII are not allowed in a header.
      if (!token || /[^ -~]/.test(token)) throw createError(name, "no-token");
    }
    const { method, path, request, signal } = readArguments(name, operation, args, token);
    const canRetry = method === "GET";
    const limit = limitOf(options, !!operation.write);
    const reportProblem: Report = (field, problem) => {
      try {
        // Missing fields are reported for writes only: those that a read may lack are optional.
        if (!canRetry || problem === "dropped") report?.({ operation: name, field, problem });
      } catch {
        // A `report` that throws must not cost the caller the reply.
      }
    };

    for (let attempts = 1; ; attempts += 1) {
      if (signal?.aborted) throw createError(name, "aborted");
      const result = await withTimeout(limit, signal, (stop) => send(method, path, request, stop));
      const delay = canRetry && retryDelay(result, attempts);
      if (!delay) return settle(name, operation, result, reportProblem, request.body);
      await wait(delay, signal);
    }
  };

  // Any other error comes from a `wait` that throws between two attempts of a read, or from a reply
  // that cannot be processed, for example because its lists are nested thousands of times.
  return (name, operation, args) =>
    execute(name, operation, args).catch((error: unknown) => {
      if (isWaypostError(error)) throw error;
      throw operation.write ? unknownOutcome(name, "unreadable") : createError(name, "network");
    });
}

/** Returns undefined, or throws, when the argument cannot be sent. */
type Reader<V> = (argument: Arguments[number]) => V | undefined;

/**
 * Builds a request from the arguments of a method. Throws a `bad-argument` error for the first one
 * that cannot be sent.
 */
function readArguments(
  name: string,
  { endpoint }: Operation<unknown>,
  args: Arguments,
  token: string | undefined,
) {
  const next = <V>(parameter: string, read: Reader<V>): V => {
    let value: V | undefined;
    try {
      value = read(args.shift());
    } catch {
      // It cannot be encoded or serialized.
    }
    if (value === undefined) throw createError(name, "bad-argument", { parameter });
    return value;
  };
  const [method, path, query, mark] = endpoint.split(/[ ?]/) as [string, string, string?, string?];
  const pathNames = path.match(/\w+(?=})/g) ?? [];
  return {
    method,
    path,
    request: {
      params: {
        path: Object.fromEntries(
          pathNames.map((part) => [part, next(part, part === "first6" ? firstSix : segment)]),
        ),
        query: query && {
          [query]: next<string | null>(query, mark === undefined ? encodable : optional),
        },
      },
      body: method === "GET" ? undefined : next("body", (body) => JSON.stringify(body)),
      headers: { Authorization: token && `JWT ${token}` },
    },
    signal: next("signal", signalOf) ?? undefined,
  };
}

/** A string, or a number as a string. Throws if it contains half of a surrogate pair. */
const encodable: Reader<string> = (argument) => {
  const value = text(argument) ?? undefined;
  encodeURIComponent(value ?? "");
  return value;
};

const optional: Reader<string | null> = (argument) =>
  argument === undefined || argument === null ? null : encodable(argument);

/** An empty segment, "." and ".." would change the path. */
const segment: Reader<string> = (argument) => {
  const value = encodable(argument);
  return /^\.{0,2}$/.test(value ?? "") ? undefined : value;
};

/** URLs end up in logs, so never put more than the first six digits of a card in one. */
const firstSix: Reader<string> = (argument) =>
  segment(text(argument)?.replace(/\D/g, "").slice(0, 6));

/** Options may be missing, and so may their signal. */
const signalOf: Reader<SignalLike | null> = (options) => {
  const { signal = null } = fieldsOf(options);
  return signal === null || isSignal(signal) ? signal : undefined;
};
