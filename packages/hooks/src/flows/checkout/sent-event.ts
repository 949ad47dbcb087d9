import type { WaypostError } from "@waypost/sdk";
import type { Attempt } from "./attempts.ts";
import type { Related } from "./related.ts";
import type { NotSent, SendOutcome } from "./send-once.ts";

/** The event for the outcome of a request, or for a request that could not be sent. */
export type SentEvent<Reply> =
  | { type: "accepted"; reply: Reply }
  | { type: "refused"; error: WaypostError }
  /**
   * The outcome of these attempts is unknown. `isOurs` is false if they are earlier attempts, which
   * prevented the request.
   */
  | {
      type: "unknown";
      attempts: readonly [Attempt, ...Attempt[]];
      error: WaypostError | null;
      isOurs: boolean;
    }
  /**
   * The question has to name these first: `repeated` are earlier orders that a gate knows, `related`
   * are requests about the same device.
   */
  | {
      type: "not-sent";
      reason: NotSent;
      repeated?: readonly Attempt[];
      related?: readonly Related[];
    };

/** The event for the outcome of a request that pays. */
export function sentEvent<Reply>(outcome: SendOutcome<Reply>): SentEvent<Reply> {
  switch (outcome.kind) {
    case "accepted":
      return { type: "accepted", reply: outcome.reply };
    case "refused":
      return { type: "refused", error: outcome.error };
    case "unknown":
      return {
        type: "unknown",
        attempts: [outcome.attempt],
        error: outcome.error,
        isOurs: true,
      };
    case "blocked":
      return { type: "unknown", attempts: outcome.attempts, error: null, isOurs: false };
    case "consent-needed":
      return { type: "not-sent", reason: outcome.kind, repeated: outcome.attempts };
    case "related":
      return { type: "not-sent", reason: outcome.kind, related: outcome.related };
    default:
      return { type: "not-sent", reason: outcome.kind };
  }
}
