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
import { newGateKey } from "./gate-headers.ts";
import type { Press } from "./price-check.ts";
import { beginAttempt, settleAttempt } from "./guard.ts";
import type { Related } from "./sent-records.ts";
import { BUSY, windowsOf } from "./windows.ts";

/** The reason why a request was not sent, except for earlier attempts. */
export type NotSent = keyof typeof NOT_SENT;

/** The message code for each reason. */
export const NOT_SENT = {
  /** Another window is sending something for the same customer. */
  busy: "elsewhere.busy",
  offline: "offline.notSent",
  /** The browser's storage is full, so other windows would not see this request. */
  unrecorded: "elsewhere.full",
  /** The prices were read too long before the request. */
  stale: "price.stale",
  /** The gate read another price than the one that was agreed to. */
  "price-changed": "gate.priceChanged",
  /** The gate knows recent orders about the same thing, from another browser. */
  "consent-needed": "gate.consentNeeded",
  /** Other requests about the same device, which the customer did not see. */
  related: "elsewhere.related",
} as const satisfies Readonly<Record<string, PlainCode>>;

/** The outcome of a request that pays, as the event of its flow. */
export type SentEvent<Reply> =
  | { readonly type: "accepted"; readonly reply: Reply }
  /** The server rejected the request, or it was not sent: see the error's kind. */
  | {
      readonly type: "refused";
      readonly error: WaypostError;
      /** The IMEIs that a lookup after the rejection found in use. */
      readonly inUse?: readonly string[];
    }
  /** The outcome is unknown. `error` is `null` if the call failed without an error of the SDK. */
  | { readonly type: "unknown"; readonly error: WaypostError | null; readonly attempt: Attempt }
  /** Not sent: the outcome of these earlier attempts about the same money is unknown. */
  | { readonly type: "blocked"; readonly attempts: readonly [Attempt, ...Attempt[]] }
  /**
   * Nothing was sent. The question has to name the `repeated` and `related` orders first. A `press`
   * continues if the prices, read again, are the same.
   */
  | {
      readonly type: "not-sent";
      readonly reason: NotSent;
      readonly press?: Press;
      readonly repeated?: readonly Attempt[];
      readonly related?: readonly Related[];
    };

/** True if the server rejected the request; false also if it was not sent. */
export const isRejection = ({ kind }: WaypostError): boolean =>
  kind === "rejected" || kind === "http";

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
  /** True if the prices were read too long ago. Asked last before the request. */
  readonly isStale?: () => boolean;
  /** The agreement to the request, for a gate. Without one the request gets no key. */
  readonly agreement?: Agreement | undefined;
}

/**
 * Sends a request that pays. Its attempt is stored before it is sent, and its outcome afterwards.
 * Until then no other window of the browser sends anything for the same customer.
 */
export async function sendOnce<Reply>(
  attempts: Attempts,
  sending: Sending,
  call: (options?: CallOptions) => Promise<Reply>,
): Promise<SentEvent<Reply>> {
  const { attempt: pressed, consentTo, accepted, agreement } = sending;
  const { isHarmless = false, writeTimeout, isStale } = sending;
  if (attempts.shared.isOffline?.() === true) return notSent("offline");
  const windows = windowsOf(attempts);
  const terms = attempts.shared.gate ? agreement : undefined;
  const attempt: Attempt = {
    ...pressed,
    monotonicAt: attempts.clock.monotonicNow(),
    ...(terms !== undefined && { key: newGateKey() }),
  };
  let options: CallOptions | undefined;
  try {
    options = terms && { headers: gateHeaders(attempts, attempt, terms) };
  } catch (error) {
    // Without its consents a gate would not know what was agreed to.
    if (isWaypostError(error)) return { type: "refused", error };
    throw error;
  }
  const [first, ...others] = await beginAttempt(attempts, attempt, consentTo);
  if (first !== undefined) return { type: "blocked", attempts: [first, ...others] };
  const open = { status: isHarmless ? "harmless" : "open", writeTimeout } as const;
  const outcome = await windows.runExclusively(attempt, async (): Promise<SentEvent<Reply>> => {
    const { open: earlier, related } = await windows.findUnnamed(attempt, consentTo, accepted);
    const [blocking, ...more] = earlier;
    if (blocking !== undefined) return { type: "blocked", attempts: [blocking, ...more] };
    if (related.length > 0) return { ...notSent("related"), related };
    if (!(await windows.record(attempt, open))) return notSent("unrecorded");
    const answered =
      isStale?.() === true ? notSent("stale") : await outcomeOf(attempt, () => call(options));
    if (answered.type === "refused" || answered.type === "not-sent")
      await windows.removeRecord(attempt);
    // Recorded again after an unknown outcome, because the storage may have been cleared in the
    // meantime.
    else
      await windows.record(attempt, {
        ...open,
        ...(answered.type === "accepted" && !isHarmless && { status: "accepted" }),
      });
    return answered;
  });
  const sent = outcome === BUSY ? notSent(BUSY) : outcome;
  const isOpen = sent.type === "accepted" || sent.type === "unknown";
  settleAttempt(attempts, attempt, isOpen ? sent.type : "refused");
  if (sent.type === "accepted") rememberAccepted(attempts, attempt);
  return sent.type === "refused" ? refusedBy(attempt, sent.error) : sent;
}

const notSent = (reason: NotSent) => ({ type: "not-sent", reason }) as const;

/** A refusal of the gate itself can be a question to the customer. */
function refusedBy(attempt: Attempt, error: WaypostError): SentEvent<never> {
  const code = attempt.key === undefined ? null : gateCodeOf(error);
  if (code === "price-changed") return notSent(code);
  if (code !== "consent-needed") return { type: "refused", error };
  const repeated = gateRepeatsOf(error).map((handle) => namedBy(handle, attempt));
  return { ...notSent(code), repeated };
}

const NAMED_BY_GATE = "gate ";

/** True for an order of another browser, of which only the gate's handle is known. */
export const isNamedByGate = ({ id }: Attempt): boolean => id.startsWith(NAMED_BY_GATE);

/** An order that the gate wants to be named: about the same thing, from another browser. */
const namedBy = (handle: string, attempt: Attempt): Attempt => ({
  ...attempt,
  id: NAMED_BY_GATE + handle,
  key: handle,
  amount: null,
  last4: null,
  at: "",
  monotonicAt: null,
  origin: "other-window",
  outcome: "unknown",
});

async function outcomeOf<Reply>(
  attempt: Attempt,
  call: () => Promise<Reply>,
): Promise<SentEvent<Reply>> {
  try {
    return { type: "accepted", reply: await call() };
  } catch (thrown) {
    const error = isWaypostError(thrown) ? thrown : null;
    if (error === null || error.kind === "unknown-outcome") {
      return { type: "unknown", error, attempt: { ...attempt, outcome: "unknown" } };
    }
    return { type: "refused", error };
  }
}
