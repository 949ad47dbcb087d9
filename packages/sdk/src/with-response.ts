import type { FetchResponse } from "./platform.ts";
import { traceOf } from "./trace.ts";
import type { Exchange } from "./trace.ts";

/** The property under which the promise of a call holds its exchange. */
const EXCHANGE = Symbol("exchange");

interface CallPromise extends Promise<unknown> {
  [EXCHANGE]?: () => Exchange;
}

/**
 * Attaches the exchange of a call to its promise. A WeakMap would take as long as building the
 * request. The property is a function, so that the reply does not appear when the promise is
 * logged.
 */
export function attachExchange(call: CallPromise, exchange: Exchange): void {
  call[EXCHANGE] = () => exchange;
}

/** The result of a call with details of its last reply. */
export interface ResultWithResponse<T> {
  /** The result of the call. */
  readonly data: T;
  /** The HTTP status of the last reply, 2xx unless the operation accepts another one. */
  readonly status: number;
  /** The headers that the runtime exposes. In a browser, these are the ones that CORS allows. */
  readonly headers: FetchResponse["headers"];
  /** The header `X-Request-Id`. */
  readonly requestId: string | null;
  /** The number of requests that were sent. */
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
  if (!response) throw new TypeError("withResponse needs the promise of a client method");
  const { attempts, requestId } = traceOf(exchange);
  return { data, status: response.status, headers: response.headers, requestId, attempts };
}
