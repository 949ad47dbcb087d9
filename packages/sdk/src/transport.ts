import createFetchClient from "openapi-fetch";
import { absoluteUrl, globalFetch, requestOptions } from "./platform.ts";
import type { Fetch, FetchInit, FetchResponse, Interrupted, PlatformSignal } from "./platform.ts";

/** A reply as openapi-fetch returns it. */
export interface Reply {
  readonly response: FetchResponse;
  /** The body of a 2xx reply as text; undefined for a reply that cannot have a body. */
  readonly data?: unknown;
  /** The body of any other reply: as JSON if it can be parsed, otherwise as text. */
  readonly error?: unknown;
  readonly reason?: undefined;
}

/** The result of an attempt without a reply. */
export interface NoReply {
  /** Undefined when the request could not be built and nothing was sent. */
  readonly reason: Interrupted["reason"] | "network" | undefined;
  readonly response?: undefined;
  readonly data?: undefined;
  readonly error?: undefined;
}

/** Sends one attempt of a request. It never rejects. */
export type Transport = (
  method: string,
  /** Path template, such as `/info/check/email/{email}`. */
  path: string,
  request: { readonly params: object; readonly body: unknown; readonly headers: object },
  signal: PlatformSignal,
) => Promise<Reply | NoReply>;

/** The arguments that openapi-fetch passes to `new Request`. */
type RequestArguments = [
  url: string,
  init: Omit<FetchInit, "headers"> & { headers: Iterable<readonly [string, string]> },
];

/** The part of openapi-fetch's client that is used. Its own types are slow to type-check. */
interface FetchClient {
  request(method: string, path: string, init: object): Promise<Reply>;
}

/** @throws TypeError when `baseUrl` is not an absolute URL */
export function createTransport(baseUrl: string, fetch: Fetch = globalFetch): Transport {
  const client = (createFetchClient as unknown as (options: object) => FetchClient)({
    // Overrides openapi-fetch's default, "follow", which some runtimes reject.
    redirect: undefined,
    ...requestOptions(),
    baseUrl: absoluteUrl(baseUrl),
    // Some runtimes have no `Request`, and elsewhere creating one takes time. This constructor
    // returns its arguments, which openapi-fetch then passes to `fetch` below.
    Request: function (...args: RequestArguments) {
      return args;
    },
  });

  return async (method, path, request, signal) => {
    let reason: NoReply["reason"];
    try {
      const reply = await client.request(method, path, {
        ...request,
        signal,
        parseAs: "text",
        fetch: ([url, init]: RequestArguments) => {
          // A path parameter is missing, empty, "." or "..". Send nothing.
          if (/{|[^:/]\/\.{0,2}(?![^/?])/.test(url)) return undefined;
          reason = "network";
          return fetch(url, { ...init, headers: Object.fromEntries(init.headers) });
        },
      });
      // Some runtimes signal a network error by a response with status 0.
      if (reply.response.status) return reply;
    } catch {
      // The error is not passed on, because it may contain the request and its secrets.
    }
    return { reason };
  };
}
