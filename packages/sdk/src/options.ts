import type { Fetch, SignalLike } from "./platform.ts";
import type { ReplyReport } from "./types.ts";

/** Options of `createClient`. */
export interface ClientOptions {
  /** The URL of the API, with any path prefix. It must be final: redirects are not followed. */
  baseUrl: string;
  /**
   * Returns the token for the five calls that need one, and is called for each of them with its
   * feature and method, such as `dormant.cancel`. If it throws, or returns nothing that can be sent
   * in a header, the call fails with `no-token`.
   */
  token?: (operation: string) => string | undefined;
  /** Used instead of the global `fetch`. */
  fetch?: Fetch;
  /**
   * Milliseconds for each attempt of a read (15,000 by default) and for a write (90,000). A value
   * that is not positive means the default; a value above 24 days means 24 days.
   */
  timeout?: { read?: number; write?: number };
  /**
   * Called for everything in a reply that was not as documented, when the reply could be used
   * nevertheless. An error that it throws is ignored.
   */
  report?: (report: ReplyReport) => void;
  /**
   * Used instead of a real delay between the attempts of a read, for tests. Its promise should
   * settle when the signal aborts; nothing is sent after that.
   */
  wait?: (milliseconds: number, signal: SignalLike | undefined) => Promise<void>;
}
