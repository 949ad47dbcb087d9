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
  body?: string | undefined;
  signal: PlatformSignal;
  credentials?: "omit";
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
declare const Request: (new (url: string) => object) | undefined;
declare const AbortController: new () => { readonly signal: PlatformSignal; abort(): void };
declare const setTimeout: (
  run: (value: "timeout") => void,
  milliseconds: number,
  value: "timeout",
) => unknown;
declare const clearTimeout: (timer: unknown) => void;

/** The global `fetch`, looked up at every call, so that a later replacement counts. */
export const globalFetch: Fetch = (url, init) => fetch(url, init);

export const newAbortController = () => new AbortController();

/**
 * Waits for the work, at most until the time is over or the signal ends. Without milliseconds
 * there is no limit, without work the time is all that is waited for.
 */
export function within<T>(
  signal: SignalLike | undefined,
  milliseconds: number | undefined,
  work: Promise<T> | undefined,
): Promise<T | "timeout" | "aborted"> {
  return new Promise((resolve) => {
    const end = (value: T | "timeout" | "aborted") => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
      resolve(value);
    };
    const abort = () => end("aborted");
    const timer = milliseconds === undefined ? undefined : setTimeout(end, milliseconds, "timeout");
    signal?.addEventListener("abort", abort);
    void work?.then(end);
  });
}

/** Some runtimes refuse the option `credentials`; where requests know it, cookies stay at home. */
export function credentialsOption(): { credentials?: "omit" } {
  return typeof Request === "function" && "credentials" in new Request("a:")
    ? { credentials: "omit" }
    : {};
}
