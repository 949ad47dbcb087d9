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

/** The words that were on the screen, and their language, for the record of a consent. */
export interface Shown {
  readonly shown?: string;
  /** A BCP 47 tag. */
  readonly locale?: string;
}

/** A press of Confirm. */
export interface Press extends Shown {
  readonly at: Date;
}

/** Whether the prices that a customer is asked to agree to are those of the server. */
export interface PriceCheck<Of extends Terms = Terms> {
  readonly status: "running" | "failed" | "done";
  /** When the last ones were asked for, in milliseconds of the page's monotonic clock. */
  readonly at: number | null;
  /** What the customer is asked to agree to. */
  readonly terms: Of;
  /** What was shown until a price changed, which the customer has to agree to once more. */
  readonly before: Of | null;
  /** The press of Confirm that waits for the check. */
  readonly press: Press | null;
}

/** Milliseconds for which a price that was read counts as that of the server. */
const MAX_AGE = 60_000;

/** Whether prices that were asked for then have to be read again; both by the monotonic clock. */
export const isOutdated = (then: number, now: number): boolean =>
  !(now >= then && now - then <= MAX_AGE);

/** The first check of a question. */
export const firstCheck = <Of extends Terms>(terms: Of): PriceCheck<Of> => ({
  status: "running",
  at: null,
  terms,
  before: null,
  press: null,
});

/**
 * What prices from the server make of a check. `terms` is what would be agreed to at these prices;
 * its total is missing until all of them have arrived. A changed one ends the consent and the press.
 */
export function withPrices<Of extends Terms>(
  check: PriceCheck<Of>,
  terms: Of,
  { at, isOver }: { readonly at: number; readonly isOver: boolean },
): PriceCheck<Of> {
  if (terms.total === "missing") {
    return isOver ? { ...check, status: "failed", press: null } : check;
  }
  const found = { ...check, status: "done", at, terms } as const;
  const changed = { ...found, before: check.terms, press: null };
  const wasUnknown = check.terms.total === "missing";
  const isAsShown = wasUnknown || areSameTerms(check.terms, terms);
  return isAsShown ? found : changed;
}

/** Whether the same is paid for the same, and as often. */
export const areSameTerms = (one: Terms, other: Terms): boolean => keyOf(one) === keyOf(other);

const keyOf = ({ total, rows }: Terms): string =>
  JSON.stringify([total, rows.map(({ subject, price, months }) => [subject, price, months])]);
