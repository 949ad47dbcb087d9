import createFetchClient from "openapi-fetch";
import { credentialsOption, globalFetch } from "./platform.ts";
import type { Fetch, FetchInit, FetchResponse, PlatformSignal, Stopped } from "./platform.ts";
import { readReply } from "./reply.ts";
import type { Reply } from "./reply.ts";

/** Why an attempt has no reply. `unsent`: it could not even be put into a request. */
export interface Failure {
  readonly status: Stopped["status"] | "network" | "unsent";
  readonly retryAfter?: undefined;
}

/** Sends one attempt. It never throws. */
export type Transport = (
  method: string,
  /** Template; its parts stand in the params. */
  path: string,
  init: { readonly params: object; readonly body: unknown; readonly headers: object },
  signal: PlatformSignal,
) => Promise<Reply | Failure>;

/** What openapi-fetch gives to `new Request` and, as that request, to `fetch`. */
interface PlainRequest extends Pick<FetchInit, "body"> {
  readonly url: string;
  readonly headers: Iterable<readonly [string, string]>;
}

/** A light stand-in for `Request`, which some runtimes lack and which costs time in the others. */
function RequestStandIn(this: object, url: string, init: object): void {
  Object.assign(this, init, { url });
}

/** What is used of openapi-fetch: paths and bodies are typed by the operations above it. */
interface FetchClient {
  request(
    method: string,
    path: string,
    init: object,
  ): Promise<{ data?: unknown; error?: unknown; response: FetchResponse }>;
}

export function createTransport(baseUrl: string, fetch: Fetch = globalFetch): Transport {
  const credentials = credentialsOption();
  const options: object = { baseUrl, Request: RequestStandIn };
  // Its own types would work through all paths at each call.
  const client = createFetchClient(options) as unknown as FetchClient;

  return (method, path, init, signal) => {
    let sent = false;
    const replied = client.request(method, path, {
      ...init,
      parseAs: "text",
      fetch: (request: PlainRequest) => {
        sent = true;
        const headers = Object.fromEntries(request.headers);
        return fetch(request.url, { method, headers, body: request.body, signal, ...credentials });
      },
    });
    return replied.then(
      ({ data, error, response }) => readReply(response, data ?? error),
      () => ({ status: sent ? "network" : "unsent" }),
    );
  };
}
