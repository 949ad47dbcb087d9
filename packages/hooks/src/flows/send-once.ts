import { isWaypostError, type WaypostError } from "@waypost/sdk/pure";
import type { Attempt, Attempts } from "./attempts.ts";
import { beginAttempt, settleAttempt } from "./guard.ts";

/** What became of a call that pays. */
export type SendOutcome<Reply> =
  | { readonly kind: "accepted"; readonly reply: Reply }
  /** The server answered that it did not do it, or nothing was sent: see the error's kind. */
  | { readonly kind: "refused"; readonly error: WaypostError }
  /** Nobody can tell whether it was carried out; `null` where not even an error of the SDK came. */
  | { readonly kind: "unknown"; readonly error: WaypostError | null; readonly attempt: Attempt }
  /** Nothing was sent: these attempts are about the same money. */
  | { readonly kind: "blocked"; readonly attempts: readonly [Attempt, ...Attempt[]] };

/** Sends a call that pays: its attempt is stored before it leaves, and its outcome afterwards. */
export async function sendOnce<Reply>(
  attempts: Attempts,
  { attempt: pressed, consentTo }: { attempt: Attempt; consentTo: readonly string[] },
  call: () => Promise<Reply>,
): Promise<SendOutcome<Reply>> {
  const attempt = { ...pressed, monotonicAt: attempts.clock.monotonicNow() };
  const [first, ...others] = await beginAttempt(attempts, attempt, consentTo);
  if (first !== undefined) return { kind: "blocked", attempts: [first, ...others] };
  try {
    const reply = await call();
    settleAttempt(attempts, attempt, "accepted");
    return { kind: "accepted", reply };
  } catch (thrown) {
    const error = isWaypostError(thrown) ? thrown : null;
    if (error === null || error.kind === "unknown-outcome") {
      settleAttempt(attempts, attempt, "unknown");
      return { kind: "unknown", error, attempt: { ...attempt, outcome: "unknown" } };
    }
    settleAttempt(attempts, attempt, "refused");
    return { kind: "refused", error };
  }
}
