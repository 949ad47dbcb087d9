import createFetchClient from "openapi-fetch";
import type { Input } from "./operation.ts";
import { after, credentialsOption, globalFetch, newAbortController, onAbort } from "./platform.ts";
import type { Fetch, FetchInit, FetchResponse, PlatformSignal, SignalLike } from "./platform.ts";
import { readReply } from "./reply.ts";
import type { Reply } from "./reply.ts";

/** What came of one attempt: a reply, or the reason why there is none. */
export type Attempt =
  | { readonly reply: Reply }
  | { readonly failure: "network" | "timeout" | "aborted"; readonly sent: boolean };

/** One attempt of one call. */
export interface Outgoing extends Input {
  readonly endpoint: string;
  readonly token: string | undefined;
  /** Milliseconds for this attempt, the body of the reply included. */
  readonly timeout: number;
  readonly signal: SignalLike | undefined;
}

/** What openapi-fetch gives to `new Request` and, as that request, to `fetch`. */
interface PlainRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: { forEach(visit: (value: string, name: string) => void): void };
  readonly body?: string;
  readonly signal: PlatformSignal;
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

/** Makes the function that sends one attempt. It never throws. */
export function createTransport(
  baseUrl: string,
  fetch: Fetch = globalFetch,
): (outgoing: Outgoing) => Promise<Attempt> {
  const credentials = credentialsOption();
  const options: object = { baseUrl, Request: RequestStandIn };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types would work through all paths at each call
  const client = createFetchClient(options) as unknown as FetchClient;

  return async ({ endpoint, path, query, body, token, timeout, signal }) => {
    const [method = "", template = ""] = endpoint.split(" ");
    const controller = newAbortController();
    let sent = false;
    const replied = client
      .request(method, template, {
        params: { path, query },
        body,
        headers: { Authorization: token && `JWT ${token}` },
        parseAs: "text",
        signal: controller.signal,
        fetch: (request: PlainRequest) => {
          sent = true;
          return fetch(request.url, { ...initOf(request), ...credentials });
        },
      })
      .then(
        ({ data, error, response }): Attempt => ({ reply: readReply(response, data ?? error) }),
        (): Attempt => ({ failure: "network", sent }),
      );

    const forget: (() => void)[] = [];
    // Ends the wait also where an injected fetch does not listen to its signal.
    const stopped = new Promise<Attempt>((resolve) => {
      const stop = (failure: "timeout" | "aborted") => () => {
        resolve({ failure, sent });
        controller.abort();
      };
      forget.push(after(timeout, stop("timeout")), onAbort(signal, stop("aborted")));
    });
    const attempt = await Promise.race([stopped, replied]);
    for (const each of forget) each();
    return attempt;
  };
}

function initOf({ method, headers, body, signal }: PlainRequest): FetchInit {
  const plain: Record<string, string> = {};
  headers.forEach((value, name) => (plain[name] = value));
  return body === undefined
    ? { method, headers: plain, signal }
    : { method, headers: plain, body, signal };
}
