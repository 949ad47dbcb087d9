import { refused } from "./call.ts";
import type { Reply } from "./call.ts";
import { PayloadProblem } from "./payload.ts";

/**
 * The call was refused and changed nothing. The reply has a message and, in `detail`, the exact
 * reason.
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
 * The reply to a call that was refused; `failure` is the message for a payload that the contract
 * does not allow. Any other error is thrown again.
 */
export function refusalReply(error: unknown, failure: string): Reply {
  if (error instanceof Refusal) return refused(error.status, error.message, error.detail);
  if (error instanceof PayloadProblem) return refused(400, failure, error.message);
  throw error;
}
