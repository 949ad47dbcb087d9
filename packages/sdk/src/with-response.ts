import type { FetchResponse } from "./platform.ts";
import { traceOf } from "./trace.ts";
import type { Exchange } from "./trace.ts";

/** The property of the promise of a call that has its exchange. */
const EXCHANGE = Symbol("exchange");

interface CallPromise extends Promise<unknown> {
  [EXCHANGE]?: () => Exchange;
}

/**
 * Keeps the exchange of a call with the promise that the call returns. A WeakMap would take as long
 * as building the request. The property is a function, so that the reply does not appear when the
 * promise is logged.
 */
export function keepExchange(call: CallPromise, exchange: Exchange): void {
  call[EXCHANGE] = () => exchange;
}

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
  const exchange = (call as CallPromise)[EXCHANGE]?.();
  const response = exchange?.last?.response;
  if (!response) throw new TypeError("Not the promise of a call");
  const { attempts, requestId } = traceOf(exchange);
  return { data, status: response.status, headers: response.headers, requestId, attempts };
}
