import type { PlainCode } from "../../messages/messages.ts";
import {
  hasPrices,
  isSameTick,
  priceTick,
  withPrices,
  type Moment,
  type Press,
  type PriceCheck,
  type Terms,
} from "./price-check.ts";
import type { FoundPrices } from "./read-prices.ts";
import type { Related } from "./related.ts";

/** The question that the customer answers with Confirm before a request is sent. */
export interface Question<Of extends Terms = Terms> {
  /** The check of the prices against the server; `null` if nothing is paid. */
  readonly priceCheck: PriceCheck<Of> | null;
  /** The customer ticked the box for a repetition, an irreversible step or a new price. */
  readonly isAcknowledged: boolean;
  /** Recent requests about the same device for another purpose. */
  readonly related: readonly Related[];
}

/**
 * The effect of sending the same request twice: a second charge, a step that cannot be undone, or
 * no harm.
 */
export type Repetition = "charges" | "irreversible" | "harmless";

/** The checkbox that Confirm requires, for a repetition or a new price; `null` if none. */
export function tickOf(
  { priceCheck }: Pick<Question, "priceCheck">,
  repetition: Repetition | null,
): PlainCode | null {
  return repetition === null || repetition === "harmless"
    ? priceTick(priceCheck)
    : `repeat.${repetition}.tick`;
}

/** True if every price is known and every required box is ticked. */
export const canAgree = (question: Question, repetition: Repetition | null): boolean =>
  hasPrices(question.priceCheck) &&
  (question.isAcknowledged || tickOf(question, repetition) === null);

/**
 * The check after a press of Confirm. The press waits unless the prices were read within the last
 * few seconds. If a new read is needed, `since` is the time of the last one; `undefined` means that
 * a read is already in progress.
 */
export function pressed<Of extends Terms>(
  check: PriceCheck<Of>,
  press: Press,
  isReading = check.status === "running",
): { readonly priceCheck: PriceCheck<Of>; readonly since: Moment | null | undefined } {
  return {
    priceCheck: { ...check, status: "running", press },
    since: isReading ? undefined : check.at,
  };
}

/** Price lists by name. */
type Lists<List> = Readonly<Record<string, List>>;

/** A question after its prices were read. */
export interface Reading<Of extends Terms, List> {
  readonly question: Omit<Question<Of>, "related">;
  /** The price lists to show from now on; `null` while there are none to agree to. */
  readonly lists: Lists<List> | null;
  /** The press that waited for the read. If `isNew`, the prices have to be read once more first. */
  readonly press: Press | null;
  readonly isNew: boolean;
}

/**
 * Applies the server's prices to a question. A changed price discards the consent and the press.
 */
export function withReading<Of extends Terms, List>(
  { isAcknowledged }: Pick<Question, "isAcknowledged">,
  before: PriceCheck<Of>,
  { at, isOver, lists, lastKnown }: FoundPrices<List>,
  termsOf: (lists: Lists<List | null>) => Of,
): Reading<Of, List> {
  const priceCheck = withPrices(before, {
    at,
    isOver,
    terms: termsOf(lists),
    lastKnown: lastKnown && { at: lastKnown.at, terms: termsOf(lastKnown.lists) },
  });
  const isUnread = priceCheck.status === "failed" && priceCheck.asOf !== null;
  if (priceCheck.status !== "done" && !isUnread) {
    return { question: { priceCheck, isAcknowledged }, lists: null, press: null, isNew: false };
  }
  return {
    question: {
      priceCheck: { ...priceCheck, press: null },
      isAcknowledged: isAcknowledged && isSameTick(priceCheck, before),
    },
    lists: isUnread ? (lastKnown?.lists ?? {}) : onlyRead(lists),
    press: priceCheck.press,
    // The prices may be stale by now, if the read took long.
    isNew: !isUnread && Object.keys(lists).length > 0,
  };
}

const onlyRead = <List>(lists: Lists<List | null>): Lists<List> =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== null)) as Lists<List>;
