import type { Fetch, SignalLike } from "./platform.ts";
import type { ReplyReport } from "./types.ts";

/** Settings of `createClient`. */
export interface ClientOptions {
  /** The final address of the API host, with any path prefix: redirects are not followed. */
  baseUrl: string;
  /** The token for the five calls that need one; asked at each of them. A failure is no token. */
  token?: () => string | undefined;
  /** Instead of the global `fetch`. */
  fetch?: Fetch;
  /**
   * Milliseconds: for each attempt of a read (15,000), for a write (90,000). What is not above 0
   * counts as not given; more than 24 days count as 24 days.
   */
  timeout?: { read?: number; write?: number };
  /** Told what was not as documented in a reply that was used all the same. It may throw. */
  report?: (report: ReplyReport) => void;
  /**
   * Instead of real time between the attempts of a read, for tests. Settle it when the signal
   * ends; nothing is sent then.
   */
  wait?: (milliseconds: number, signal: SignalLike | undefined) => Promise<void>;
}
