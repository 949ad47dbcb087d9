import createFetchClient from "openapi-fetch";
import { fullAddress, globalFetch, requestOptions } from "./platform.ts";
import type { Fetch, FetchInit, FetchResponse, PlatformSignal, Stopped } from "./platform.ts";

/** A reply as it arrived, in the shape of openapi-fetch. */
export interface Reply {
  readonly response: FetchResponse;
  /** Of a 2xx reply its text; undefined where there can be none. */
  readonly data?: unknown;
  /** Of another reply what its text says as JSON, else the text. */
  readonly error?: unknown;
  readonly status?: undefined;
}

/** An attempt without a reply: why, or undefined where not even a request could be made. */
export interface Failure {
  readonly status: Stopped["status"] | "network" | undefined;
  readonly response?: undefined;
  readonly data?: undefined;
  readonly error?: undefined;
}

/** Sends one attempt. It never throws. */
export type Transport = (
  method: string,
  /** Template; its parts stand in the params. */
  path: string,
  parts: { readonly params: object; readonly body: unknown; readonly headers: object },
  signal: PlatformSignal,
) => Promise<Reply | Failure>;

/** What openapi-fetch gives to `new Request` and, as that request, to `fetch`. */
type PlainRequest = [
  url: string,
  init: Omit<FetchInit, "headers"> & { headers: Iterable<readonly [string, string]> },
];

/** What is used of openapi-fetch: paths and bodies are typed by the operations above it. */
interface FetchClient {
  request(method: string, path: string, init: object): Promise<Reply>;
}

/** @throws TypeError when `baseUrl` is no full address */
export function createTransport(baseUrl: string, fetch: Fetch = globalFetch): Transport {
  // Its own types would work through all paths at each call.
  const client = (createFetchClient as unknown as (options: object) => FetchClient)({
    // Not its "follow", which some runtimes refuse to be told.
    redirect: undefined,
    ...requestOptions(),
    baseUrl: fullAddress(baseUrl),
    // Some runtimes lack `Request`, and it costs time in the others.
    Request: function (...request: PlainRequest) {
      return request;
    },
  });

  return async (method, path, parts, signal) => {
    let status: Failure["status"];
    try {
      const reply = await client.request(method, path, {
        ...parts,
        signal,
        parseAs: "text",
        fetch: ([url, init]: PlainRequest) => {
          // A part of the path is missing, empty, or a step of a relative address.
          if (/{|[^:/]\/\.{0,2}(?![^/?])/.test(url)) return undefined;
          status = "network";
          return fetch(url, { ...init, headers: Object.fromEntries(init.headers) });
        },
      });
      // Status 0 is a runtime's way to answer that there was no answer.
      if (reply.response.status) return reply;
    } catch {
      // How far it came is all that may be told.
    }
    return { status };
  };
}
