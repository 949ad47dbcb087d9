import type { PlainCode } from "../../messages/messages.ts";
import type { Clock } from "../../platform.ts";

/** What a customer agrees to pay for one thing. */
export interface PricedRow {
  /** What it is for; in a task as in its `subjects`: `imei:350000000000001`. */
  readonly subject: string;
  /** USD; `null` while it is not known. */
  readonly price: number | null;
  /** Months from one payment to the next; `null` where it is paid once, or this is not known. */
  readonly months: number | null;
}

/** What a customer agrees to pay. */
export interface Terms {
  readonly rows: readonly PricedRow[];
  /** USD; `none` where no money moves, `missing` while a price is unknown. */
  readonly total: number | "none" | "missing";
}

/** The words that were on the screen, and their language, for the record of a consent. @inline */
export interface Shown {
  readonly shown?: string;
  /** A BCP 47 tag. */
  readonly locale?: string;
}

/** A press of Confirm. @inline */
export interface Press extends Shown {
  readonly at: Date;
}

/** A moment by both clocks of the page, in milliseconds. @inline */
export interface Moment {
  readonly wall: number;
  readonly monotonic: number;
}

export const momentOf = ({ now, monotonicNow }: Clock): Moment => ({
  wall: now().getTime(),
  monotonic: monotonicNow(),
});

/**
 * True if at most this many milliseconds lie between two moments, by both clocks: one of them can be
 * set, and the other stands still while the machine sleeps.
 */
export const isWithin = (milliseconds: number, from: Moment, to: Moment): boolean =>
  [to.wall - from.wall, to.monotonic - from.monotonic].every(
    (passed) => passed >= 0 && passed <= milliseconds,
  );

/** Whether the prices that a customer is asked to agree to are those of the server. */
export interface PriceCheck<Of extends Terms = Terms> {
  readonly status: "running" | "failed" | "done";
  /** When the server answered last; `null` before. */
  readonly at: Moment | null;
  /** What the customer is asked to agree to. */
  readonly terms: Of;
  /** What was shown until a price changed, which the customer has to agree to once more. */
  readonly before: Of | null;
  /**
   * The prices could not be read again: `terms` names them as of this reading, which the customer
   * has to agree to. `null` where they were read, and where there is no such reading.
   */
  readonly asOf: Date | null;
  /** The press of Confirm that waits for the check. */
  readonly press: Press | null;
}

/** The first check of a question. */
export const firstCheck = <Of extends Terms>(terms: Of): PriceCheck<Of> => ({
  status: "running",
  at: null,
  terms,
  before: null,
  asOf: null,
  press: null,
});

/** What has to be ticked before the terms of a check can be agreed to. */
export function priceTick(check: PriceCheck | null): PlainCode | null {
  if (check === null) return null;
  if (check.asOf !== null) return "price.unread.tick";
  return check.before === null ? null : "price.changed.tick";
}

/** False while there is no price to agree to: it could not be read, now or before. */
export const hasPrices = (check: PriceCheck | null): boolean =>
  check === null || check.status !== "failed" || check.asOf !== null;

/** The result of one reading. */
interface Found<Of extends Terms> {
  readonly at: Moment;
  readonly isOver: boolean;
  /** The terms at the prices that were read; their total is missing until all have arrived. */
  readonly terms: Of;
  /** The terms at the last prices that are known, where some could not be read. */
  readonly lastKnown: { readonly terms: Of; readonly at: Date } | null;
}

/**
 * The check after a look at the server. A changed price ends the consent and the press. So does one
 * that could not be read, unless the customer has agreed to it as of its last reading.
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

/** True if a tick given for one check is also the tick that the next one asks for. */
export const isSameTick = (check: PriceCheck, before: PriceCheck): boolean =>
  check.before === before.before && (check.asOf === null || isSameReading(check, before));

const isSameReading = (check: PriceCheck, before: PriceCheck): boolean =>
  check.asOf?.getTime() === before.asOf?.getTime();

function withTerms<Of extends Terms>(
  check: PriceCheck<Of>,
  terms: Of,
  keepsPress: boolean,
): PriceCheck<Of> {
  const wasUnknown = check.terms.total === "missing";
  const isChanged = !wasUnknown && !areSameTerms(check.terms, terms);
  const changed = { ...check, terms, before: check.terms, press: null };
  return isChanged ? changed : { ...check, terms, press: keepsPress ? check.press : null };
}

/** Whether the same is paid for the same, and as often. */
export const areSameTerms = (one: Terms, other: Terms): boolean => keyOf(one) === keyOf(other);

const keyOf = ({ total, rows }: Terms): string =>
  JSON.stringify([total, rows.map(({ subject, price, months }) => [subject, price, months])]);
