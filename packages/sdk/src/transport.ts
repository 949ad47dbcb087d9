import { codeOf, exact, fieldsOf } from "./reply.ts";
import {
  contentOf,
  hostOf,
  type Fetch,
  type FetchInit,
  type FetchResponse,
  type Interrupted,
} from "./platform.ts";

/** A reply with its body as text. */
export interface Reply {
  readonly response: FetchResponse;
  readonly content: string;
  readonly reason?: undefined;
  readonly isUnsent?: undefined;
  readonly hint?: undefined;
  readonly code?: undefined;
}

/** The result of an attempt without a reply. */
export interface NoReply {
  readonly reason: Interrupted["reason"] | "network";
  /** True when the request certainly never reached a server. */
  readonly isUnsent: boolean;
  readonly code: string | null;
  /** The code and the host of the request. */
  readonly hint?: string;
  readonly response?: undefined;
  readonly content?: undefined;
}

/**
 * Error codes of Node and Bun for a connection that was not established: the host name did not
 * resolve, the host refused the connection, or its certificate is invalid. Browsers have no such
 * code. Deno's message proves nothing: if a reused connection closes, Deno sends a POST a second
 * time and reports that the second connection was refused.
 */
const NO_CONNECTION =
  /^(ECONNREFUSED|ENOTFOUND|EAI_|CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)/;

/** True if the error proves that nothing was sent. */
function wasNotSent(error: unknown): boolean {
  const { cause, message } = fieldsOf(error);
  const { errors, syscall, message: reason } = fieldsOf(cause);
  // If several addresses were tried, `errors` has one error for each connection.
  const step = Array.isArray(errors) ? fieldsOf(errors[0]).syscall : syscall;
  const code = codeOf(error) ?? "";
  return (
    NO_CONNECTION.test(code) ||
    (step === "connect" && code !== "ECONNRESET") ||
    // Node and Deno never connect to the ports that the Fetch standard blocks.
    /^(bad port|.*Requests to port \d+ are blocked)$/.test(exact(reason ?? message) ?? "")
  );
}

/** Sends one attempt of a request, once, and reads its reply. It never rejects. */
export async function send(fetch: Fetch, url: string, init: FetchInit): Promise<Reply | NoReply> {
  let response: FetchResponse | undefined;
  let code: string | null = null;
  let isUnsent = false;
  try {
    response = await fetch(url, init);
    // Some runtimes report a network error as a response with status 0.
    if (response.status) return { response, content: await contentOf(response) };
  } catch (error) {
    // The error is not passed on, because it may contain the request and its secrets.
    code = codeOf(error);
    isUnsent = !response && wasNotSent(error);
  }
  return { reason: "network", isUnsent, code, hint: `${code ?? "no reply"}, ${hostOf(url)}` };
}
