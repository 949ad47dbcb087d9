export interface OutgoingRequest {
  readonly method: string;
  /** Path and query relative to the API's address. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** The maximum size of the reply's body in bytes. Default: 16 MB. */
  readonly maxBytes?: number;
}

/** A request and its reply or failure. */
export interface Exchange {
  readonly method: string;
  /** The HTTP status, or 0 if there was no reply. */
  readonly status: number;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The decompressed body. */
  readonly text: string;
  /** The size of the body before decompression. */
  readonly bytes: number;
  /** True if the body exceeded a limit and was not read. */
  readonly isTooLarge?: true;
  readonly milliseconds: number;
  readonly protocol: Protocol;
  /** Why there was no reply. */
  readonly failure?: string;
}

/** An exchange without its body, to save memory. */
export type ReplyRecord = Omit<Exchange, "text"> & { readonly characters: number };

export function toRecord({ text, ...rest }: Exchange): ReplyRecord {
  return { ...rest, characters: text.length };
}

export type Protocol = "HTTP/1.1" | "HTTP/2";

/** A reply before it is decoded. */
export type Reply = Pick<Exchange, "status" | "headers"> & { readonly body: Buffer };

/**
 * Sends requests to one server. A request is sent once, except for a GET on a reused connection
 * that the server has just closed.
 */
export interface Transport {
  readonly protocol: Protocol;
  readonly send: (outgoing: OutgoingRequest, limit: number) => Promise<Exchange>;
  /**
   * Sends the body after `pause`, and returns whether the reply arrived before it. Only available
   * over HTTP/2.
   */
  readonly sendBodyLate?: (
    outgoing: OutgoingRequest,
    pause: (signal: AbortSignal) => Promise<void>,
  ) => Promise<{ readonly exchange: Exchange; readonly repliedEarly: boolean }>;
  /** Resolves with true if the server closes an idle connection, or with false on abort. */
  readonly waitForIdleClose: (signal: AbortSignal) => Promise<boolean>;
  readonly close: () => void;
}
