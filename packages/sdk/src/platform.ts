import { codeOf } from "./error-code.ts";
import { fieldsOf } from "./reply.ts";

/** The part of an abort signal that the SDK uses. Any platform's `AbortSignal` satisfies it. */
export interface SignalLike {
  /** True once it has been aborted, also before the call. */
  readonly aborted: boolean;
  /** Why it aborted. Only its name becomes part of an error. */
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
  /** The payload as JSON; missing for a GET. */
  body?: string;
  /**
   * Aborts when the time limit is over, or when the caller's signal does. It is the platform's
   * `AbortSignal` where its types are loaded, otherwise a {@link SignalLike}.
   */
  signal: PlatformSignal;
  /** Sends no cookies. Like the next two, missing where the runtime does not support it. */
  credentials?: "omit";
  /**
   * Makes a redirect fail instead of repeating a write at another address. `manual` where the
   * runtime has no `error`, as in Cloudflare Workers: the redirect itself is the reply.
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
}

/**
 * The signature of the global `fetch`. A server's request handler can be adapted to it:
 * `(url, init) => app.fetch(new Request(url, init))`.
 */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse> | FetchResponse;

// The globals of the runtime are declared and used only in this module and in fetch-once.ts, so that the SDK can be
// type-checked without the types of the DOM and of Node.
declare const fetch: Fetch;
declare const Request: new (url: string, init: object) => { readonly [option: string]: unknown };
declare const URL: new (url: string) => { readonly href: string; readonly host: string };
declare const AbortController: new () => { readonly signal: PlatformSignal; abort(): void };
declare const setTimeout: <T>(
  run: (argument: T) => void,
  milliseconds: number,
  argument: T,
) => unknown;
declare const clearTimeout: (timer: unknown) => void;

/** Calls whatever the global `fetch` is at that moment, so that it can be replaced later. */
export const globalFetch: Fetch = (url, init) => fetch(url, init);

/** Normalizes the URL of an API. @throws TypeError when nothing can be appended to it */
export function apiUrl(url: string): string {
  let href = "";
  try {
    ({ href } = new URL(url));
  } catch {
    // Missing, or not absolute.
  }
  if (!/^https?:[^?#]+$/.test(href)) {
    // Without what may be a secret: a user, a password, a query.
    const given: unknown = url;
    const shown = String(given)
      .replace(/^.*@/s, "")
      .replace(/[?#].*/s, "")
      .slice(0, 100);
    throw new TypeError(
      `createClient needs a baseUrl: http(s)://… without a query, not "${shown}"`,
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

/** The result when a time limit or a signal ended the wait for some work. */
export interface Interrupted {
  readonly reason: "timeout" | "aborted";
  /** The name of the signal's reason. */
  readonly code: string | null;
  /** True when the work was not begun. */
  readonly isUnsent: boolean;
  readonly response?: undefined;
  readonly content?: undefined;
}

/**
 * Waits for the work to finish, but no longer than the time limit or until the caller's signal
 * aborts, even if the work ignores the signal that it is given. Without work this is a delay.
 */
export function withTimeout<T>(
  milliseconds: number,
  signal: SignalLike | undefined,
  work?: (signal: PlatformSignal) => Promise<T>,
): Promise<T | Interrupted> {
  // About 24 days. Timers fire at once when given more.
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
 * Returns the function that gives the options of a request, without those that this runtime's
 * `Request` rejects or ignores: no cookies; no redirects, so that a write is not repeated at
 * another host; and, unless the HTTP cache may answer, no cache, so that a read returns the
 * server's present state. Where there is no `reload`, `no-store` takes its place.
 */
export function requestOptions() {
  const wanted = [
    ["credentials", "omit"],
    // The later one is used where both are supported.
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
