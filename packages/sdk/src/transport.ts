import createFetchClient from "openapi-fetch";
import { credentialsOption, globalFetch, newAbortController, within } from "./platform.ts";
import type { Fetch, FetchInit, FetchResponse, SignalLike } from "./platform.ts";
import { readReply } from "./reply.ts";
import type { Reply } from "./reply.ts";

/** Why an attempt has no reply. `unsent`: it could not even be put into a request. */
export type Failure = "network" | "timeout" | "aborted" | "unsent";

/** Sends one attempt within so many milliseconds, the reply's body included. It never throws. */
export type Transport = (
  target: Target,
  milliseconds: number,
  signal: SignalLike | undefined,
) => Promise<Reply | Failure>;

/** Where an attempt goes and what it carries. */
export interface Target {
  readonly method: string;
  /** Template of the path; its parts and the query stand in `params`. */
  readonly path: string;
  readonly params: object;
  readonly body: unknown;
  readonly headers: object;
}

/** What openapi-fetch gives to `new Request` and, as that request, to `fetch`. */
interface PlainRequest extends Pick<FetchInit, "method" | "body" | "signal"> {
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types would work through all paths at each call
  const client = createFetchClient(options) as unknown as FetchClient;

  return async ({ method, path, ...init }, milliseconds, signal) => {
    const controller = newAbortController();
    let sent = false;
    const replied = client
      .request(method, path, {
        ...init,
        parseAs: "text",
        signal: controller.signal,
        fetch: ({ url, headers, body, signal: ending }: PlainRequest) => {
          sent = true;
          const plain = Object.fromEntries(headers);
          return fetch(url, { method, headers: plain, body, signal: ending, ...credentials });
        },
      })
      .then(
        ({ data, error, response }) => readReply(response, data ?? error),
        (): Failure => (sent ? "network" : "unsent"),
      );

    // Ends the wait also where an injected fetch does not listen to its signal.
    const attempt = await within(signal, milliseconds, replied);
    if (typeof attempt === "string") controller.abort();
    return attempt;
  };
}
