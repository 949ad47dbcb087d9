/** What the SDK needs of an abort signal; every platform's own `AbortSignal` satisfies it. */
export interface SignalLike {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** The platform's own signal where its types are loaded, so that its `fetch` fits {@link Fetch}. */
export type PlatformSignal = typeof globalThis extends { AbortSignal: { prototype: infer Signal } }
  ? Signal
  : SignalLike;

/** What the SDK hands to `fetch` beside the address. */
export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal: PlatformSignal;
  credentials?: "omit";
  redirect?: "error";
  cache?: "no-store";
}

/** What the SDK reads of a response. */
export interface FetchResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** The global `fetch` fits; so does a handler: `(url, init) => app.fetch(new Request(url, init))`. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse> | FetchResponse;

// The one place that looks at the runtime: all the rest type-checks without DOM and without Node.
declare const fetch: Fetch;
declare const Request: new (url: string, init: object) => { readonly [option: string]: unknown };
declare const URL: new (url: string) => { readonly href: string };
declare const AbortController: new () => { readonly signal: PlatformSignal; abort(): void };
declare const setTimeout: (run: () => void, milliseconds: number) => unknown;
declare const clearTimeout: (timer: unknown) => void;

/** The global `fetch`, looked up at every call, so that a later replacement counts. */
export const globalFetch: Fetch = (url, init) => fetch(url, init);

/** The address as it is sent. @throws TypeError when it is no full one */
export function fullAddress(address: string): string {
  return new URL(address).href;
}

/** Why work was not waited for to its end. */
export interface Stopped {
  readonly status: "timeout" | "aborted";
}

/**
 * Waits for the work until the time is over or the caller's signal ends, also where the work does
 * not listen to the signal that it is given. Without work it waits for the time alone. It rejects
 * before anything began when the caller's signal is none.
 */
export function within<T>(
  milliseconds: number,
  signal: SignalLike | undefined,
  work?: (signal: PlatformSignal) => Promise<T>,
): Promise<T | Stopped> {
  // The longest time that timers know, 24 days; they take anything longer for none.
  const LONGEST = 2 ** 31 - 1;
  return new Promise((resolve) => {
    const controller = new AbortController();
    const end = (value: T | Stopped) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      resolve(value);
    };
    const stop = (status: Stopped["status"]) => () => {
      end({ status });
      controller.abort();
    };
    const abort = stop("aborted");
    signal?.addEventListener("abort", abort);
    const timer = setTimeout(stop("timeout"), Math.min(milliseconds, LONGEST));
    void work?.(controller.signal).then(end);
  });
}

/** The options that this runtime's requests take as they are: others refuse or misread some. */
export function requestOptions(): Pick<FetchInit, "credentials" | "redirect" | "cache"> {
  // Cookies stay at home; a call goes to the API host and to no other, so that a write is sent
  // once; and what is read back is what the server says now.
  const wanted = { credentials: "omit", redirect: "error", cache: "no-store" };
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => {
      try {
        return new Request("a:", { [name]: value })[name] === value;
      } catch {
        return false;
      }
    }),
  );
}
