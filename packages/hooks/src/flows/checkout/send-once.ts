import type { CallOptions } from "@waypost/sdk";
import { isWaypostError, type WaypostError } from "@waypost/sdk/pure";
import type { PlainCode } from "../../messages/messages.ts";
import type { Attempt, Attempts } from "./attempts.ts";
import {
  type Agreement,
  gateCodeOf,
  gateHeaders,
  gateRepeatsOf,
  rememberAccepted,
} from "./gate-headers.ts";
import { newGateKey } from "./gate-key.ts";
import { beginAttempt, settleAttempt } from "./guard.ts";
import type { Related } from "./related.ts";
import { BUSY, windowsOf } from "./windows.ts";

/** The outcome of a request that pays. */
export type SendOutcome<Reply> =
  | { readonly kind: "accepted"; readonly reply: Reply }
  /** The server rejected the request, or it was not sent: see the error's kind. */
  | { readonly kind: "refused"; readonly error: WaypostError }
  /** The outcome is unknown. `error` is `null` if the call failed without an error of the SDK. */
  | { readonly kind: "unknown"; readonly error: WaypostError | null; readonly attempt: Attempt }
  /** Not sent: another window is sending something for the same customer. */
  | { readonly kind: "busy" }
  /** Not sent: the browser is offline. */
  | { readonly kind: "offline" }
  /** Not sent: the browser's storage is full, so other windows would not see this request. */
  | { readonly kind: "unrecorded" }
  /** Not sent: the gate read another price than the one that was agreed to. */
  | { readonly kind: "price-changed" }
  /** Not sent: the gate knows recent orders about the same thing, from another browser. */
  | { readonly kind: "consent-needed"; readonly attempts: readonly Attempt[] }
  /** Not sent: other requests about the same device, which the customer did not see. */
  | NewRelated
  /** Not sent: these attempts concern the same money. */
  | Blocked;

interface Blocked {
  readonly kind: "blocked";
  readonly attempts: readonly [Attempt, ...Attempt[]];
}

interface NewRelated {
  readonly kind: "related";
  readonly related: readonly Related[];
}

/** True if the server rejected the request; false also if it was not sent. */
export const isRejection = ({ kind }: WaypostError): boolean =>
  kind === "rejected" || kind === "http";

/** The reason why a request was not sent, except for earlier attempts. */
export type NotSent = Exclude<
  SendOutcome<unknown>["kind"],
  "accepted" | "refused" | "unknown" | "blocked"
>;

/** The message code for each reason. */
export const NOT_SENT: Readonly<Record<NotSent, PlainCode>> = {
  busy: "elsewhere.busy",
  offline: "offline.notSent",
  unrecorded: "elsewhere.full",
  "price-changed": "gate.priceChanged",
  "consent-needed": "gate.consentNeeded",
  related: "elsewhere.related",
};

/** A request, and the ids of the earlier requests that its question named. */
interface Sending {
  readonly attempt: Attempt;
  readonly consentTo: readonly string[];
  /** The ids of accepted requests when the question opened, if they were read. */
  readonly accepted?: readonly string[] | undefined;
  /** Sending the request twice is harmless. */
  readonly isHarmless?: boolean;
  /** The client's timeout for writes, in milliseconds. */
  readonly writeTimeout: number;
  /** The agreement to the request, for a gate. Without one the request gets no key. */
  readonly agreement?: Agreement | undefined;
}

/**
 * Sends a request that pays. Its attempt is stored before it is sent, and its outcome afterwards.
 * Until then no other window of the browser sends anything for the same customer.
 */
export async function sendOnce<Reply>(
  attempts: Attempts,
  { attempt: pressed, consentTo, accepted, isHarmless = false, writeTimeout, agreement }: Sending,
  call: (options?: CallOptions) => Promise<Reply>,
): Promise<SendOutcome<Reply>> {
  if (attempts.shared.isOffline?.() === true) return { kind: "offline" };
  const windows = windowsOf(attempts);
  const terms = attempts.shared.gate ? agreement : undefined;
  const attempt: Attempt = {
    ...pressed,
    monotonicAt: attempts.clock.monotonicNow(),
    ...(terms !== undefined && { key: newGateKey() }),
  };
  const options = terms && { headers: gateHeaders(attempts, attempt, terms) };
  const [first, ...others] = await beginAttempt(attempts, attempt, consentTo);
  if (first !== undefined) return { kind: "blocked", attempts: [first, ...others] };
  const open = { status: isHarmless ? "harmless" : "open", writeTimeout } as const;
  const outcome = await windows.runExclusively(
    attempt,
    async (): Promise<Answered<Reply> | Unsent> => {
      const { open: earlier, related } = await windows.findUnnamed(attempt, consentTo, accepted);
      const [blocking, ...more] = earlier;
      if (blocking !== undefined) return { kind: "blocked", attempts: [blocking, ...more] };
      if (related.length > 0) return { kind: "related", related };
      if (!(await windows.record(attempt, open))) return { kind: "unrecorded" };
      const answered = await outcomeOf(attempt, () => call(options));
      if (answered.kind === "refused") await windows.removeRecord(attempt);
      // Recorded again after an unknown outcome, because the storage may have been cleared in the
      // meantime.
      else
        await windows.record(attempt, {
          ...open,
          ...(answered.kind === "accepted" && !isHarmless && { status: "accepted" }),
        });
      return answered;
    },
  );
  settleAttempt(attempts, attempt, isAnswered(outcome) ? outcome.kind : "refused");
  if (outcome === BUSY) return { kind: BUSY };
  if (outcome.kind === "accepted") rememberAccepted(attempts, attempt);
  return outcome.kind === "refused" ? refusedBy(attempt, outcome.error) : outcome;
}

/** A refusal of the gate itself can be a question to the customer. */
function refusedBy(attempt: Attempt, error: WaypostError): SendOutcome<never> {
  switch (attempt.key === undefined ? null : gateCodeOf(error)) {
    case "price-changed":
      return { kind: "price-changed" };
    case "consent-needed":
      return {
        kind: "consent-needed",
        attempts: gateRepeatsOf(error).map((handle) => namedBy(handle, attempt)),
      };
    default:
      return { kind: "refused", error };
  }
}

/** An order that the gate wants to be named: about the same thing, from another browser. */
const namedBy = (handle: string, attempt: Attempt): Attempt => ({
  ...attempt,
  id: `gate ${handle}`,
  key: handle,
  amount: null,
  last4: null,
  at: "",
  monotonicAt: null,
  origin: "other-window",
  outcome: "unknown",
});

type Answered<Reply> = Extract<SendOutcome<Reply>, { kind: "accepted" | "refused" | "unknown" }>;

type Unsent = Blocked | NewRelated | { readonly kind: "unrecorded" };

const isAnswered = <Reply>(
  outcome: Answered<Reply> | Unsent | typeof BUSY,
): outcome is Answered<Reply> =>
  outcome !== BUSY && !["blocked", "related", "unrecorded"].includes(outcome.kind);

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
