import { createError, isWaypostError } from "./errors.ts";
import type { Arguments, Operation } from "./operation.ts";
import type { ClientOptions } from "./options.ts";
import { requiredText } from "./parse.ts";
import type { Report } from "./parse.ts";
import { withTimeout } from "./platform.ts";
import { text } from "./reply.ts";
import { retryDelay } from "./retry.ts";
import { settle } from "./settle.ts";
import { createTransport } from "./transport.ts";
import type { CallOptions } from "./types.ts";

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
        token = requiredText(options.token?.());
      } catch {
        // The caller's function threw: there is no token.
      }
      if (!token) throw createError(name, "no-token");
    }
    const [method, path, request] = takeRequest(operation, args, token);
    const isWrite = method !== "GET";
    const signal = (args[0] as CallOptions | undefined)?.signal;
    const limit = limitOf(options, isWrite);
    const reportProblem: Report = (field, problem) => {
      try {
        // Missing fields are reported for writes only: those that a read may lack are optional.
        if (isWrite || problem === "dropped") report?.({ operation: name, field, problem });
      } catch {
        // A `report` that throws must not cost the caller the reply.
      }
    };

    for (let attempts = 1; ; attempts += 1) {
      if (signal?.aborted) throw createError(name, "aborted");
      const result = await withTimeout(limit, signal, (stop) => send(method, path, request, stop));
      const delay = !isWrite && retryDelay(result, attempts);
      if (!delay) return settle(name, operation, result, isWrite, reportProblem);
      await wait(delay, signal);
    }
  };

  // Any other error comes from an invalid signal, before anything was sent, or from a `wait` that
  // throws between two attempts of a read.
  return (name, operation, args) =>
    execute(name, operation, args).catch((error: unknown) => {
      throw isWaypostError(error) ? error : createError(name, "network");
    });
}

/** Builds a request and removes what it uses from `args`, so that only the options remain. */
function takeRequest(operation: Operation<unknown>, args: Arguments, token: string | undefined) {
  const [method, path, query] = operation.endpoint.split(/[ ?]/) as [string, string, string?];
  const pathNames = path.match(/\w+(?=})/g) ?? [];
  const request = {
    params: {
      path: Object.fromEntries(
        pathNames.map((part) => [
          part,
          // URLs end up in logs, so never put more than the first six digits of a card in one.
          part === "first6" ? text(args.shift())?.replace(/\D/g, "").slice(0, 6) : args.shift(),
        ]),
      ),
      query: query && { [query]: args.shift() },
    },
    body: method === "GET" ? undefined : args.shift(),
    headers: { Authorization: token && `JWT ${token}` },
  };
  return [method, path, request] as const;
}
