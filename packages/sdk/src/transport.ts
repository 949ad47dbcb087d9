import { codeOf } from "./error-code.ts";
import {
  hostOf,
  type Fetch,
  type FetchInit,
  type FetchResponse,
  type Interrupted,
} from "./platform.ts";
import { exact, fieldsOf } from "./reply.ts";

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
  /** The code and the host that the request was for. */
  readonly hint?: string;
  readonly response?: undefined;
  readonly content?: undefined;
}

/**
 * Error codes by which Node and Bun report that there was no connection: the name of the host did
 * not resolve, the host refused, or its certificate is invalid. Browsers report no such code. Deno's
 * words do not prove it: when a connection that it uses again closes, it sends a POST a second time,
 * and says that this second connection was refused.
 */
const NO_CONNECTION =
  /^(ECONNREFUSED|ENOTFOUND|EAI_|CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)/;

/** True when an error certainly tells that nothing was sent. */
function isUnsentBy(error: unknown): boolean {
  const { cause, message } = fieldsOf(error);
  const { errors, syscall, message: reason } = fieldsOf(cause);
  // Several addresses were tried: the errors are those of their connections.
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
    // Some runtimes signal a network error by a response with status 0.
    if (response.status) return { response, content: await response.text() };
  } catch (error) {
    // The error is not passed on, because it may contain the request and its secrets.
    code = codeOf(error);
    isUnsent = !response && isUnsentBy(error);
  }
  return { reason: "network", isUnsent, code, hint: `${code ?? "no reply"}, ${hostOf(url)}` };
}
