import createFetchClient from "openapi-fetch";
import { codeOf } from "./error-code.ts";
import { apiUrl, globalFetch, requestOptions } from "./platform.ts";
import type { FetchInit, FetchResponse, Interrupted, PlatformSignal } from "./platform.ts";
import type { ClientOptions } from "./options.ts";

/** A reply as openapi-fetch returns it. */
export interface Reply {
  readonly response: FetchResponse;
  /** The body of a 2xx reply as text; undefined for a reply that cannot have a body. */
  readonly data?: unknown;
  /** The body of any other reply: as JSON if it can be parsed, otherwise as text. */
  readonly error?: unknown;
  readonly reason?: undefined;
  readonly isUnsent?: undefined;
  readonly code?: undefined;
}

/** The result of an attempt without a reply. */
export interface NoReply {
  readonly reason: Interrupted["reason"] | "network";
  /** True when the request certainly never reached a server. */
  readonly isUnsent?: boolean;
  readonly code: string | null;
  readonly response?: undefined;
  readonly data?: undefined;
  readonly error?: undefined;
}

/** Sends one attempt of a request. It never rejects. */
export type Transport = (
  method: string,
  /** Path template, such as `/info/check/email/{email}`. */
  path: string,
  request: {
    readonly params: object;
    /** JSON. */
    readonly body: string | undefined;
    readonly headers: object;
  },
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

/** @throws TypeError when `baseUrl` is not the absolute URL of an API */
export function createTransport({
  baseUrl,
  fetch = globalFetch,
  headers,
  userAgent,
}: ClientOptions): Transport {
  const client = (createFetchClient as unknown as (options: object) => FetchClient)({
    // Overrides openapi-fetch's default, "follow", which some runtimes reject.
    redirect: undefined,
    ...requestOptions(),
    baseUrl: apiUrl(baseUrl),
    headers: { "User-Agent": userAgent, ...headers },
    // The body is JSON already.
    bodySerializer: String,
    // Some runtimes have no `Request`, and elsewhere creating one takes time. This constructor
    // returns its arguments, which openapi-fetch then passes to `fetch` below.
    Request: function (...args: RequestArguments) {
      return args;
    },
  });

  return async (method, path, request, signal) => {
    let isUnsent = true;
    let code: string | null = null;
    try {
      const reply = await client.request(method, path, {
        ...request,
        signal,
        parseAs: "text",
        fetch: async ([url, init]: RequestArguments) => {
          isUnsent = false;
          try {
            return await fetch(url, { ...init, headers: Object.fromEntries(init.headers) });
          } catch (error) {
            // The error is not passed on, because it may contain the request and its secrets.
            code = codeOf(error);
            isUnsent = NO_CONNECTION.test(code ?? "");
            throw error;
          }
        },
      });
      // Some runtimes signal a network error by a response with status 0.
      if (reply.response.status) return reply;
    } catch {
      // Without a reply.
    }
    return { reason: "network", isUnsent, code };
  };
}

/**
 * The errors that Node and Bun throw when a connection was never made: the host is unknown, it
 * refused the connection, or its certificate is invalid. Browsers do not tell.
 */
const NO_CONNECTION =
  /^(ECONNREFUSED|ENOTFOUND|EAI_|CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)/;
