import type { Fetch, SignalLike } from "./platform.ts";
import type { RequestEvent, ResponseEvent } from "./trace.ts";
import type { HeaderValues, ReplyReport } from "./types.ts";

/** Options of `createClient`. */
export interface ClientOptions {
  /**
   * The URL of the API, with `http://` or `https://`, any path prefix, and no query. It must be
   * final: redirects are not followed.
   */
  baseUrl: string;
  /**
   * Returns the token for the five calls that need one, or a promise of it. Each of these calls
   * passes its feature and method, such as `dormant.cancel`. Null and undefined mean that there is
   * no token. The call fails with `no-token` if there is none, if the function throws or exceeds
   * the time limit of the call, or if its result cannot be sent in a header.
   */
  token?: (operation: string) => string | null | undefined | Promise<string | null | undefined>;
  /**
   * The signed link of the customer, for a `@waypost/gate` that requires one, or a function that
   * returns it: the parameter `access` of the link. All calls but `lookups` send it, and nothing is
   * sent without it. Several links are separated by commas.
   */
  access?: string | (() => string | null | undefined);
  /** Used instead of the global `fetch`. */
  fetch?: Fetch;
  /** Headers of every request. */
  headers?: HeaderValues;
  /** The header `User-Agent`. Chromium ignores it. */
  userAgent?: string;
  /**
   * Milliseconds for each attempt of a read (15,000 by default) and for a write (90,000), and for
   * all attempts of a read with the delays between them (no limit by default). A value that is not
   * positive means the default; a value above 24 days means 24 days.
   */
  timeout?: { read?: number; write?: number; total?: number };
  /** The number of times that a read is repeated after a transient failure. Default 2. */
  retries?: number;
  /** Response headers that every error contains in `headers`, for example `["CF-Ray"]`. */
  errorHeaders?: readonly string[];
  /** Called before each attempt. An error that it throws is ignored. */
  onRequest?: (event: RequestEvent) => void;
  /** Called after each attempt, with or without a reply. An error that it throws is ignored. */
  onResponse?: (event: ResponseEvent) => void;
  /**
   * Called for each deviation from the documentation in a reply that could still be used. An error
   * that it throws is ignored.
   */
  report?: (report: ReplyReport) => void;
  /**
   * Used instead of a real delay between the attempts of a read, for tests. Its promise should
   * settle when the signal aborts. Nothing is sent after that.
   */
  wait?: (milliseconds: number, signal: SignalLike | undefined) => Promise<void>;
}
