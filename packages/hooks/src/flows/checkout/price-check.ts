import type { PlainCode } from "../../messages/messages.ts";
import type { Clock } from "../../platform.ts";

/** One thing that a customer agrees to pay for. */
export interface PricedRow {
  /** The thing that is paid for. In a task it is one of its `subjects`: `imei:350000000000001`. */
  readonly subject: string;
  /** USD; `null` while it is unknown. */
  readonly price: number | null;
  /** Months between two payments; `null` for a single payment, or if unknown. */
  readonly months: number | null;
}

/** The prices that a customer agrees to. */
export interface Terms {
  readonly rows: readonly PricedRow[];
  /** USD; `none` if no money moves, `missing` while a price is unknown. */
  readonly total: number | "none" | "missing";
}

/** The text that was on the screen, and its language, for the record of a consent. @inline */
export interface Shown {
  readonly shown?: string;
  /** A BCP 47 tag. */
  readonly locale?: string;
}

/** A press of Confirm. @inline */
export interface Press extends Shown {
  readonly at: Date;
}

/** A time by both clocks of the page, in milliseconds. @inline */
export interface Moment {
  readonly wall: number;
  readonly monotonic: number;
}

export const momentOf = ({ now, monotonicNow }: Clock): Moment => ({
  wall: now().getTime(),
  monotonic: monotonicNow(),
});

/**
 * True if at most this many milliseconds lie between two moments by both clocks. Both are checked
 * because the wall clock can be set and the monotonic clock stops while the machine sleeps.
 */
export const isWithin = (milliseconds: number, from: Moment, to: Moment): boolean =>
  [to.wall - from.wall, to.monotonic - from.monotonic].every(
    (passed) => passed >= 0 && passed <= milliseconds,
  );

/** The check of the shown prices against those of the server. */
export interface PriceCheck<Of extends Terms = Terms> {
  readonly status: "running" | "failed" | "done";
  /** Time of the server's last answer; `null` before the first. */
  readonly at: Moment | null;
  /** The terms that the customer is asked to agree to. */
  readonly terms: Of;
  /** The terms before a price changed. The customer has to agree to the new price explicitly. */
  readonly before: Of | null;
  /**
   * Time of the last known prices, if the current ones could not be read. The customer has to agree
   * to prices of that time explicitly. `null` if the prices were read, or none are known.
   */
  readonly asOf: Date | null;
  /** The press of Confirm that waits for the check. */
  readonly press: Press | null;
}

/** The check of a question that has just opened. */
export const firstCheck = <Of extends Terms>(terms: Of): PriceCheck<Of> => ({
  status: "running",
  at: null,
  terms,
  before: null,
  asOf: null,
  press: null,
});

/** The checkbox that the customer has to tick before agreeing to these terms; `null` if none. */
export function priceTick(check: PriceCheck | null): PlainCode | null {
  if (check === null) return null;
  if (check.asOf !== null) return "price.unread.tick";
  return check.before === null ? null : "price.changed.tick";
}

/** False if there is no price to agree to, because it could not be read, now or earlier. */
export const hasPrices = (check: PriceCheck | null): boolean =>
  check === null || check.status !== "failed" || check.asOf !== null;

/** The result of one read. */
interface Found<Of extends Terms> {
  readonly at: Moment;
  readonly isOver: boolean;
  /** The terms at the prices that were read. The total is missing until all have arrived. */
  readonly terms: Of;
  /** The terms at the last known prices, if some could not be read; otherwise `null`. */
  readonly lastKnown: { readonly terms: Of; readonly at: Date } | null;
}

/**
 * The check after a read. A changed price discards the consent and the press. So does a price that
 * could not be read, unless the customer has agreed to its last known value.
 */
export function withPrices<Of extends Terms>(
  check: PriceCheck<Of>,
  { at, isOver, terms, lastKnown }: Found<Of>,
): PriceCheck<Of> {
  if (terms.total !== "missing") {
    return withTerms({ ...check, status: "done", at, asOf: null }, terms, true);
  }
  if (!isOver) return check;
  if (lastKnown === null || lastKnown.terms.total === "missing") {
    return { ...check, status: "failed", asOf: null, press: null };
  }
  const unread = { ...check, status: "failed", asOf: lastKnown.at } as const;
  return withTerms(unread, lastKnown.terms, isSameReading(unread, check));
}

/** True if a tick given for the earlier check is still valid for the later one. */
export const isSameTick = (check: PriceCheck, before: PriceCheck): boolean =>
  check.before === before.before && (check.asOf === null || isSameReading(check, before));

const isSameReading = (check: PriceCheck, before: PriceCheck): boolean =>
  check.asOf?.getTime() === before.asOf?.getTime();

function withTerms<Of extends Terms>(
  check: PriceCheck<Of>,
  terms: Of,
  keepPress: boolean,
): PriceCheck<Of> {
  const wasUnknown = check.terms.total === "missing";
  const isChanged = !wasUnknown && !areSameTerms(check.terms, terms);
  const changed = { ...check, terms, before: check.terms, press: null };
  return isChanged ? changed : { ...check, terms, press: keepPress ? check.press : null };
}

/** True if both list the same subjects at the same prices and periods. */
const areSameTerms = (one: Terms, other: Terms): boolean => keyOf(one) === keyOf(other);

const keyOf = ({ total, rows }: Terms): string =>
  JSON.stringify([total, rows.map(({ subject, price, months }) => [subject, price, months])]);
