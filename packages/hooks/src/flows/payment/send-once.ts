import { isWaypostError, type WaypostError } from "@waypost/sdk/pure";
import type { PlainCode } from "../../messages/messages.ts";
import type { Attempt, Attempts } from "./attempts.ts";
import { beginAttempt, settleAttempt } from "./guard.ts";
import { BUSY, windowsOf } from "./windows.ts";

/** What became of a call that pays. */
export type SendOutcome<Reply> =
  | { readonly kind: "accepted"; readonly reply: Reply }
  /** The server answered that it did not do it, or nothing was sent: see the error's kind. */
  | { readonly kind: "refused"; readonly error: WaypostError }
  /** Nobody can tell whether it was carried out; `null` where not even an error of the SDK came. */
  | { readonly kind: "unknown"; readonly error: WaypostError | null; readonly attempt: Attempt }
  /** Nothing was sent: another window is sending something for the same customer. */
  | { readonly kind: "busy" }
  /** Nothing was sent: the page knows that there is no network. */
  | { readonly kind: "offline" }
  /** Nothing was sent: the browser's storage is full, so no other window would know of it. */
  | { readonly kind: "unrecorded" }
  /** Nothing was sent: these attempts are about the same money. */
  | Blocked;

interface Blocked {
  readonly kind: "blocked";
  readonly attempts: readonly [Attempt, ...Attempt[]];
}

/** The server answered that it did not do it; false also if nothing was sent. */
export const isRejection = ({ kind }: WaypostError): boolean =>
  kind === "rejected" || kind === "http";

/** Why nothing was sent, where no earlier attempt is in the way. */
export type NotSent = Exclude<
  SendOutcome<unknown>["kind"],
  "accepted" | "refused" | "unknown" | "blocked"
>;

/** The words for it. */
export const NOT_SENT: Readonly<Record<NotSent, PlainCode>> = {
  busy: "elsewhere.busy",
  offline: "offline.notSent",
  unrecorded: "elsewhere.full",
};

/** What is sent, and which earlier attempts the customer agreed to repeat. */
interface Sending {
  readonly attempt: Attempt;
  readonly consentTo: readonly string[];
  /** Sending the same again would do no harm. */
  readonly isHarmless?: boolean;
  /** The client's time limit of a write, in milliseconds. */
  readonly writeTimeout: number;
}

/**
 * Sends a call that pays: its attempt is stored before it leaves, and its outcome afterwards. While
 * it is on its way, no other window of the browser sends anything for the same customer.
 */
export async function sendOnce<Reply>(
  attempts: Attempts,
  { attempt: pressed, consentTo, isHarmless = false, writeTimeout }: Sending,
  call: () => Promise<Reply>,
): Promise<SendOutcome<Reply>> {
  if (attempts.shared.isOffline?.() === true) return { kind: "offline" };
  const windows = windowsOf(attempts);
  const attempt = { ...pressed, monotonicAt: attempts.clock.monotonicNow() };
  const [first, ...others] = await beginAttempt(attempts, attempt, consentTo);
  if (first !== undefined) return { kind: "blocked", attempts: [first, ...others] };
  const open = { status: isHarmless ? "harmless" : "open", writeTimeout } as const;
  const outcome = await windows.alone(attempt, async (): Promise<Answered<Reply> | Unsent> => {
    const [earlier, ...more] = await windows.sentElsewhere(attempt, consentTo);
    if (earlier !== undefined) return { kind: "blocked", attempts: [earlier, ...more] };
    if (!(await windows.record(attempt, open))) return { kind: "unrecorded" };
    const answered = await outcomeOf(attempt, call);
    if (answered.kind === "refused") await windows.takeBack(attempt);
    // Again after an unknown outcome, because the storage may have been cleared meanwhile.
    else
      await windows.record(attempt, {
        ...open,
        ...(answered.kind === "accepted" && !isHarmless && { status: "accepted" }),
      });
    return answered;
  });
  settleAttempt(attempts, attempt, isAnswered(outcome) ? outcome.kind : "refused");
  return outcome === BUSY ? { kind: BUSY } : outcome;
}

type Answered<Reply> = Extract<SendOutcome<Reply>, { kind: "accepted" | "refused" | "unknown" }>;

type Unsent = Blocked | { readonly kind: "unrecorded" };

const isAnswered = <Reply>(
  outcome: Answered<Reply> | Unsent | typeof BUSY,
): outcome is Answered<Reply> =>
  outcome !== BUSY && outcome.kind !== "blocked" && outcome.kind !== "unrecorded";

async function outcomeOf<Reply>(
  attempt: Attempt,
  call: () => Promise<Reply>,
): Promise<Answered<Reply>> {
  try {
    return { kind: "accepted", reply: await call() };
  } catch (thrown) {
    const error = isWaypostError(thrown) ? thrown : null;
    if (error === null || error.kind === "unknown-outcome") {
      return { kind: "unknown", error, attempt: { ...attempt, outcome: "unknown" } };
    }
    return { kind: "refused", error };
  }
}
