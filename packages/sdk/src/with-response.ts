import type { FetchResponse } from "./platform.ts";
import type { Trace } from "./trace.ts";

/** What a call keeps of its requests while it runs. */
export interface Exchange {
  trace: Trace;
  response?: FetchResponse | undefined;
}

/** The exchange of every call, by the promise that the call returned. */
export const exchanges = new WeakMap<Promise<unknown>, Exchange>();

/** The result of a call with what is known of its last reply. */
export interface ResultWithResponse<T> {
  /** What the call returned. */
  readonly data: T;
  /** The HTTP status of the last reply, 2xx unless the operation accepts another one. */
  readonly status: number;
  /** All headers that the runtime shows; in a browser, those that the API exposes. */
  readonly headers: FetchResponse["headers"];
  /** The header `X-Request-Id`. */
  readonly requestId: string | null;
  /** How many requests were sent. */
  readonly attempts: number;
}

/**
 * Waits for a call and adds the HTTP status, the headers and the id of its reply. `call` is the
 * promise that a method of a client returned.
 * @throws TypeError for any other promise
 */
export async function withResponse<T>(call: Promise<T>): Promise<ResultWithResponse<T>> {
  const data = await call;
  const { trace, response } = exchanges.get(call) ?? {};
  if (!trace || !response) throw new TypeError("Not the promise of a call");
  const { attempts, requestId } = trace;
  return { data, status: response.status, headers: response.headers, requestId, attempts };
}
