/** A request as a call receives it: routed, decoded and parsed. */
export interface CallInput {
  /** Values of the path's `{parameters}`, decoded. */
  params: Readonly<Record<string, string>>;
  /** A decoded value of the URL's query. */
  query: (name: string) => string | undefined;
  /** The parsed JSON of a post; undefined if there was none. */
  body: unknown;
  /** The token of `Authorization: JWT {token}`; undefined if there was none. */
  readonly token: string | undefined;
}

export interface Reply {
  status: number;
  /** Sent as JSON; undefined sends an empty body. */
  body: unknown;
}

/** One documented call: its name, method and path template are those of the contract. */
export interface Call {
  operation: string;
  method: "GET" | "POST" | "PUT";
  path: string;
  /** True for reference data, which is the same for everybody and may be cached. */
  isReference?: boolean;
  answer(input: CallInput): Reply | Promise<Reply>;
}

export function ok(body: unknown): Reply {
  return { status: 200, body };
}

/** A refusal in the documented shape: a message and, if there is more to say, the exact error. */
export function refused(status: number, message: string, error?: string): Reply {
  return {
    status,
    body: error === undefined ? { status: false, message } : { status: false, message, error },
  };
}
