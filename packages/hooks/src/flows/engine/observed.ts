import type { Logger } from "../../platform.ts";
import type { Transitioned } from "./runner-types.ts";

/** An event that a flow has handled. No secret is in it. */
export interface ObservedTransition {
  /** The name of the flow: `registration`, `sms-pack`. */
  readonly flow: string;
  readonly event: unknown;
  /** The states before and after it. */
  readonly from: unknown;
  readonly to: unknown;
  /** What has to happen because of it. */
  readonly effects: readonly unknown[];
  /** The event changed nothing, in the state that the flow was in. */
  readonly ignored: boolean;
}

export type TransitionObserver = (transition: ObservedTransition) => void;

/** Fields of drafts, payloads and replies that hold a secret. */
const SECRET =
  /^(password|confirmPassword|cardnumber|cvc|cvv|number|(user_)?token|(card_)?bin|(card_)?last_4|cardChoice|choice|firstSix)$/;
/** The first digits of a card, which name what is read of it. */
const FIRST_DIGITS = /^\d{6}$/;
const MASK = "•••";

/** Tells an observer of a transition, without its secrets. What the observer throws is logged. */
export function tell(observer: TransitionObserver, transitioned: Transitioned, log: Logger): void {
  const { flow, event, from, to, effects } = transitioned;
  const ignored = from === to && effects.length === 0;
  const seen = masked({ event, from, to, effects }) as Pick<Transitioned, keyof Transitioned>;
  try {
    observer({ ...seen, flow, ignored });
  } catch (error) {
    log({ what: "the observer of transitions failed", error });
  }
}

/** A copy with a mask in the place of every secret that is not empty. */
function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (isFirstDigits(item) ? MASK : masked(item)));
  if (typeof value !== "object" || value === null || isOpaque(value)) return value;
  const entries = Object.entries(value).map(([key, inner]: [string, unknown]) => [
    isFirstDigits(key) ? MASK : key,
    SECRET.test(key) && inner !== "" && inner !== null ? MASK : masked(inner),
  ]);
  return Object.fromEntries(entries) as unknown;
}

const isFirstDigits = (value: unknown): boolean =>
  typeof value === "string" && FIRST_DIGITS.test(value);

/** Dates and errors are shown as they are: the SDK's errors contain nothing of a request. */
const isOpaque = (value: object): boolean => value instanceof Date || value instanceof Error;
