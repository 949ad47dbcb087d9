import { effectOf } from "./magic-values.ts";
import type { MagicCall } from "./magic-effects.ts";
import { documented, PayloadProblem } from "./payload.ts";

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

/** One call: its name, method and path template are those of the contract. */
export interface Call {
  operation: string;
  method: string;
  path: string;
  /** True for reference data, which is the same for everybody and may be cached. */
  isReference?: boolean;
  answer(input: CallInput): Reply | Promise<Reply>;
}

/** Creates a documented call. A Refusal or PayloadProblem is answered with the message `failure`. */
export function createCall(operation: string, answer: Call["answer"], failure = ""): Call {
  const call = documented.get(operation);
  if (!call) throw new Error(`There is no call ${operation}.`);
  const { method, segments, isLookup: isReference } = call;
  return {
    operation,
    method,
    path: segments.join("/"),
    isReference,
    answer(input) {
      try {
        const reply = answer(input);
        return reply instanceof Promise
          ? reply.catch((error: unknown) => refusalReply(error, failure))
          : reply;
      } catch (error) {
        return refusalReply(error, failure);
      }
    },
  };
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

/**
 * Thrown if a call is refused. Nothing has changed. The reply has a message, and the exact reason
 * from `detail`.
 */
export class Refusal extends Error {
  readonly detail: string | undefined;
  /** The HTTP status of the reply. */
  readonly status: number;

  constructor(message: string, detail?: string, status = 200) {
    super(message);
    this.detail = detail;
    this.status = status;
  }
}

/** Returns the reply to a refused call. Any other error is rethrown. */
function refusalReply(error: unknown, failure: string): Reply {
  if (error instanceof Refusal) return refused(error.status, error.message, error.detail);
  if (error instanceof PayloadProblem) return refused(400, failure, error.message);
  throw error;
}

interface CustomerWrite<Payload> {
  operation: string;
  /** The call's name in the table of magic values. */
  magicCall: MagicCall;
  /** The message for a payload that violates the contract. */
  failure: string;
  /** @throws PayloadProblem, or Refusal when the token does not permit the call */
  read: (body: unknown, input: CallInput) => Payload;
  /** Returns the success message. @throws Refusal if nothing was done */
  carryOut: (payload: Payload, operation: string) => string;
}

/**
 * Creates a write about one customer. It is carried out, unless the customer's id is a magic value
 * for this call.
 */
export function customerWrite<Payload extends { customer_id: number }>({
  operation,
  magicCall,
  failure,
  read,
  carryOut,
}: CustomerWrite<Payload>): Call {
  const answer = (input: CallInput): Reply => {
    const payload = read(input.body, input);
    const magic = effectOf(magicCall, String(payload.customer_id));
    if (magic?.kind === "reply") return magic;
    const message = carryOut(payload, operation);
    return ok(magic?.kind === "carried-out" ? magic.body : { status: true, message });
  };
  return createCall(operation, answer, failure);
}
