export interface Outgoing {
  readonly method: string;
  /** Path and query below the address of the API. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** The most bytes of the reply's body; 16 MB by default. */
  readonly largest?: number;
}

/** A request and what came of it. */
export interface Exchange {
  readonly method: string;
  /** 0 if there was no reply. */
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body, decompressed. */
  readonly text: string;
  /** Of the body as it was sent. */
  readonly bytes: number;
  /** True if the body was too large to be read, so it is not known. */
  readonly isTooLarge?: true;
  readonly milliseconds: number;
  readonly protocol: Protocol;
  /** Why there was no reply. */
  readonly failure?: string;
}

/** What is kept of an exchange, without its body. */
export type Kept = Omit<Exchange, "text"> & { readonly characters: number };

export function withoutText({ text, ...rest }: Exchange): Kept {
  return { ...rest, characters: text.length };
}

export type Protocol = "HTTP/1.1" | "HTTP/2";

/** What a reply consists of. */
export type Reply = Pick<Exchange, "status" | "headers"> & { readonly body: Buffer };

/** Sends requests to one server, each once, apart from a GET on a connection that was closed. */
export interface Transport {
  readonly protocol: Protocol;
  readonly send: (outgoing: Outgoing, limit: number) => Promise<Exchange>;
  /**
   * Sends the body only after `pause`, and tells whether the reply came before it. Only over
   * HTTP/2.
   */
  readonly sendSlowly?: (
    outgoing: Outgoing,
    pause: (signal: AbortSignal) => Promise<void>,
  ) => Promise<{ readonly exchange: Exchange; readonly wasEarly: boolean }>;
  /** Resolves with true when the server closes an idle connection, and with false on abort. */
  readonly idleClose: (signal: AbortSignal) => Promise<boolean>;
  readonly close: () => void;
}
