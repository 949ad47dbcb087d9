import { codeOf, fieldsOf } from "./reply.ts";

/** The part of an abort signal that the SDK uses. Any platform's `AbortSignal` satisfies it. */
export interface SignalLike {
  /** True once it has been aborted, also before the call. */
  readonly aborted: boolean;
  /** The reason for the abort. Only its name becomes part of an error. */
  readonly reason?: unknown;
  /** As in the DOM. */
  addEventListener(type: "abort", listener: () => void): void;
  /** As in the DOM. */
  removeEventListener(type: "abort", listener: () => void): void;
}

/** The platform's `AbortSignal` if its types are loaded, so that its `fetch` is a {@link Fetch}. */
type PlatformSignal = typeof globalThis extends { AbortSignal: { prototype: infer Signal } }
  ? Signal
  : SignalLike;

/** The second argument that the SDK passes to `fetch`. */
export interface FetchInit {
  /** `GET`, `POST` or `PUT`. */
  method: string;
  /** Content type of the body, and `Authorization` for the five calls that need the token. */
  headers: Record<string, string>;
  /** The payload as JSON. Missing for a GET. */
  body?: string;
  /**
   * Aborts at the time limit, or when the caller's signal aborts. It is the platform's
   * `AbortSignal` if its types are loaded, otherwise a {@link SignalLike}.
   */
  signal: PlatformSignal;
  /** Sends no cookies. This field and the next two are missing if the runtime lacks support. */
  credentials?: "omit";
  /**
   * Makes a redirect fail instead of repeating a write at another address. It is `manual` if the
   * runtime has no `error`, as in Cloudflare Workers. Then the redirect itself is the reply.
   */
  redirect?: "error" | "manual";
  /** Bypasses the HTTP cache of the browser; `reload` stores the reply in it. */
  cache?: "no-store" | "reload";
}

/** The part of a response that the SDK reads. */
export interface FetchResponse {
  /** True for a 2xx status. */
  readonly ok: boolean;
  /** The HTTP status, for example 200. */
  readonly status: number;
  /** Only `get` is used, for example for `Retry-After`. */
  readonly headers: { get(name: string): string | null };
  /** The whole body. */
  text(): Promise<string>;
  /** The whole body, read instead of `text` if its charset is not UTF-8. */
  arrayBuffer?(): Promise<ArrayBuffer>;
}

/**
 * The signature of the global `fetch`. A server's request handler can be adapted to it:
 * `(url, init) => app.fetch(new Request(url, init))`.
 */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse> | FetchResponse;

// Only this module and fetch-once.ts declare and use globals of the runtime, so that the SDK can be
// type-checked without the types of the DOM and of Node.
declare const fetch: Fetch;
declare const Headers: new (values?: object) => Iterable<[string, string]> & {
  set(name: string, value: string): void;
  delete(name: string): void;
};
declare const TextDecoder: new (charset: string) => { decode(bytes?: ArrayBuffer): string };
declare const Request: new (url: string, init: object) => { readonly [option: string]: unknown };
declare const URL: new (url: string) => { readonly href: string; readonly host: string };
declare const AbortController: new () => { readonly signal: PlatformSignal; abort(): void };
declare const setTimeout: <T>(
  run: (argument: T) => void,
  milliseconds: number,
  argument: T,
) => unknown;
declare const clearTimeout: (timer: unknown) => void;

/** Looks up the global `fetch` at each call, so that it can be replaced later. */
export const globalFetch: Fetch = (url, init) => fetch(url, init);

/** Merges headers without regard to case. Null removes a header. @throws if one cannot be sent */
export function mergeHeaders(
  ...all: readonly ({ readonly [name: string]: string | null | undefined } | undefined)[]
): Record<string, string> {
  const merged = new Headers();
  for (const headers of all)
    for (const [name, value] of Object.entries(headers ?? {})) {
      if (value === null) merged.delete(name);
      else if (value !== undefined) merged.set(name, value);
    }
  return Object.fromEntries(merged);
}

/** Reads a body in the charset of its header. UTF-8 by default, and where the runtime lacks it. */
export async function contentOf(response: FetchResponse): Promise<string> {
  const type = String(response.headers.get("Content-Type"));
  const charset = /charset="?(?!utf-?8)([^\s;"]+)/i.exec(type)?.[1];
  let decoder;
  try {
    decoder = charset && new TextDecoder(charset);
  } catch {
    // Not a charset.
  }
  return decoder && response.arrayBuffer
    ? decoder.decode(await response.arrayBuffer())
    : response.text();
}

/** Normalizes the URL of an API. @throws TypeError when nothing can be appended to it */
export function apiUrl(url: string): string {
  let href = "";
  try {
    ({ href } = new URL(url));
  } catch {
    // Missing, or not absolute.
  }
  if (!/^https?:[^?#]+$/.test(href)) {
    // The user, the password and the query may be secrets.
    const given: unknown = url;
    const withoutSecrets = String(given)
      .replace(/^.*@/s, "")
      .replace(/[?#].*/s, "")
      .slice(0, 100);
    throw new TypeError(
      `createClient needs a baseUrl: http(s)://… without a query, not "${withoutSecrets}"`,
    );
  }
  return href.replace(/\/$/, "");
}

/** The host of an absolute URL, without user and password. */
export const hostOf = (url: string): string => new URL(url).host;

/** True for an abort signal of any platform. */
export function isSignal(value: unknown): value is SignalLike {
  const { aborted, addEventListener, removeEventListener } = fieldsOf(value);
  return (
    typeof aborted === "boolean" &&
    typeof addEventListener === "function" &&
    typeof removeEventListener === "function"
  );
}

/** The result if a time limit or a signal ended the wait. */
export interface Interrupted {
  readonly reason: "timeout" | "aborted";
  /** The name of the signal's reason. */
  readonly code: string | null;
  /** True if the work was not started. */
  readonly isUnsent: boolean;
  readonly response?: undefined;
  readonly content?: undefined;
}

/**
 * Waits for the work until it finishes, the time limit is over, or the caller's signal aborts. It
 * returns in time even if the work ignores its own signal. Without work, it is a delay.
 */
export function withTimeout<T>(
  milliseconds: number,
  signal: SignalLike | undefined,
  work?: (signal: PlatformSignal) => Promise<T>,
): Promise<T | Interrupted> {
  // About 24 days. Timers with a longer delay fire at once.
  const MAX_TIMEOUT = 2 ** 31 - 1;
  return new Promise((resolve) => {
    const controller = new AbortController();
    const finish = (result: T | Interrupted) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      resolve(result);
    };
    const interrupt = (cause: unknown, isUnsent = false) => {
      const code = codeOf(cause);
      finish({ reason: code === "TimeoutError" ? "timeout" : "aborted", code, isUnsent });
      controller.abort();
    };
    const abort = () => interrupt(signal?.reason);
    const timer = setTimeout(interrupt, Math.min(milliseconds, MAX_TIMEOUT), "TimeoutError");
    if (signal?.aborted) interrupt(signal.reason, true);
    else {
      signal?.addEventListener("abort", abort);
      void work?.(controller.signal).then(finish);
    }
  });
}

/**
 * Returns a function that builds the options of a request. Options that this runtime's `Request`
 * rejects or ignores are left out.
 *
 * - No cookies.
 * - No redirects, so that a write is not repeated at another host.
 * - No HTTP cache unless the call allows it, so that a read returns the server's current state. If
 *   the runtime has no `reload`, `no-store` is used instead.
 */
export function requestOptions() {
  const wanted = [
    ["credentials", "omit"],
    // If both are supported, the later one is used.
    ["redirect", "manual"],
    ["redirect", "error"],
    ["cache", "no-store"],
    ["cache", "reload"],
  ] as const;
  const supported = wanted.filter(([name, value]) => {
    try {
      return new Request("a:", { [name]: value })[name] === value;
    } catch {
      return false;
    }
  });
  return (cache?: FetchInit["cache"]): Pick<FetchInit, "credentials" | "redirect" | "cache"> =>
    Object.fromEntries(
      supported.filter(
        ([name, value]) => name !== "cache" || value === cache || (cache && value === "no-store"),
      ),
    );
}
