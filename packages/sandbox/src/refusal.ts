import { refused } from "./call.ts";
import type { Reply } from "./call.ts";
import { PayloadProblem } from "./payload.ts";

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

/**
 * Returns the reply to a refused call. `failure` is the message for a payload that violates the
 * contract. Any other error is rethrown.
 */
export function refusalReply(error: unknown, failure: string): Reply {
  if (error instanceof Refusal) return refused(error.status, error.message, error.detail);
  if (error instanceof PayloadProblem) return refused(400, failure, error.message);
  throw error;
}
