import type { Logger } from "../../platform.ts";
import type { Transitioned } from "./runner-types.ts";

/** An event that a flow has handled, without secrets. */
export interface ObservedTransition {
  /** The name of the flow: `registration`, `sms-pack`. */
  readonly flow: string;
  readonly event: unknown;
  readonly from: unknown;
  readonly to: unknown;
  /** The effects that the transition requested. */
  readonly effects: readonly unknown[];
  /** True if the event had no effect in the flow's state. */
  readonly ignored: boolean;
}

/** Called after each transition of a flow. */
export type TransitionObserver = (transition: ObservedTransition) => void;

/** Fields of drafts, payloads and replies that hold a secret. */
const SECRET =
  /^(password|confirmPassword|cardnumber|cvc|cvv|number|(user_)?token|(card_)?bin|(card_)?last_4|cardChoice|choice|firstSix)$/;
/** The first six digits of a card: they are part of the key of a card check. */
const FIRST_DIGITS = /^\d{6}$/;
const MASK = "•••";

/** Reports a transition to an observer, without secrets. Errors of the observer are logged. */
export function reportTransition(
  observer: TransitionObserver,
  transitioned: Transitioned,
  log: Logger,
): void {
  const { flow, event, from, to, effects } = transitioned;
  const ignored = from === to && effects.length === 0;
  const seen = masked({ event, from, to, effects }) as Pick<Transitioned, keyof Transitioned>;
  try {
    observer({ ...seen, flow, ignored });
  } catch (error) {
    log({ what: "the observer of transitions failed", error });
  }
}

/** A copy with all non-empty secrets masked. */
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

/** Dates and errors are passed on unchanged: the SDK's errors contain no request data. */
const isOpaque = (value: object): boolean => value instanceof Date || value instanceof Error;
