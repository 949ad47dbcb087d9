import type { WaypostError } from "@waypost/sdk";
import type { CardUse } from "../engine/ports.ts";
import type { Attempt, Money } from "./attempts.ts";
import { canConfirm, type Order, type Question } from "./order.ts";
import {
  firstCheck,
  isSameTick,
  withPrices,
  type Moment,
  type Press,
  type Terms,
} from "./price-check.ts";
import type { FoundPrices } from "./read-prices.ts";
import { concerns } from "./guard.ts";
import type { SentEvent } from "./send-once.ts";
import type { Earlier } from "./windows.ts";

/** No token could be made of the card, so nothing was sent. @inline */
export interface CardRefused {
  readonly type: "card-refused";
  readonly error: WaypostError;
}

/** The events of a question. @inline */
export type QuestionEvent<List = unknown> =
  | { type: "acknowledge"; isAcknowledged: boolean }
  /** Reads the prices again. */
  | { type: "refetch" }
  /** The browser is online again: retries a failed read. */
  | { type: "page-online" }
  | ({ type: "confirm" } & Press)
  | ({ type: "prices-found" } & FoundPrices<List>)
  /** The provider asks the customer about the card, or no longer. */
  | { type: "bank"; isAsking: boolean }
  | ({ type: "earlier-found" } & Earlier)
  | Extract<SentEvent<unknown>, { type: "not-sent" }>;

/** The effects of a question. */
export type QuestionEffect =
  /**
   * Reads the prices past every cache, unless the last read, at `since`, is recent. If a `press`
   * waits for them, the token of its card is made first.
   */
  | {
      type: "check-prices";
      key: "prices";
      since: Moment | null;
      lists: readonly string[];
      press?: Press;
      /** The purchase that the press confirms. */
      buys?: Pick<CardUse, "amount" | "order">;
    }
  /** Ends the read, and what the provider asks about a card. */
  | { type: "cancel"; key: "prices" }
  /** Looks in the records of the browser for earlier requests about this money. */
  | { type: "look-for-earlier"; key: "earlier"; money: Money };

/** Price lists by name. */
export type Lists<List> = Readonly<Record<string, List>>;

/** The order at these price lists; `null` for a list that has not arrived. */
type OrderAt<Of extends Terms, List> = (lists: Lists<List | null>) => Order<Of>;

/** The question after an event. */
interface QuestionStep<Of extends Terms, List = unknown> {
  readonly question: Question<Of>;
  readonly effects: readonly QuestionEffect[];
  /** Earlier attempts about the same money, which the host did not know. */
  readonly found?: readonly Attempt[];
  /** The price lists to show from now on. */
  readonly lists?: Lists<List>;
  /** The press that agreed to the question. The order can be placed. */
  readonly agreed?: Press;
}

/**
 * Opens the question about an order. With `looks`, asks the browser for earlier orders. A question
 * that is already `open` keeps what it says, and its prices are read again.
 */
export function openQuestion<Of extends Terms>(
  order: Order<Of>,
  { looks, open }: { readonly looks: boolean; readonly open?: Question<Of> | undefined },
): QuestionStep<Of> {
  const question = open ?? { ...NEW, consentTo: idsOf(order.inTheWay) };
  const { family, owner, subjects } = order;
  const money = { family, owner, subjects };
  const look = { type: "look-for-earlier", key: "earlier", money } as const;
  const asked = readPricesAgain<Of>(question, order);
  return looks ? { ...asked, effects: [look, ...asked.effects] } : asked;
}

const NEW = {
  priceCheck: null,
  isAcknowledged: false,
  isBankAsking: false,
  related: [],
  notSent: null,
};

/** Handles an event of a question; `null` if it has no effect. Pure. */
export function questionTransition<Of extends Terms, List>(
  question: Question<Of>,
  event: QuestionEvent<List>,
  orderAt: OrderAt<Of, List>,
): QuestionStep<Of, List> | null {
  const order = orderAt({});
  switch (event.type) {
    case "acknowledge":
      return withChanges(question, { isAcknowledged: event.isAcknowledged });
    case "bank":
      return withChanges(question, { isBankAsking: event.isAsking });
    case "refetch":
      return readPricesAgain(question, order);
    case "page-online":
      return question.priceCheck?.status === "failed" ? readPricesAgain(question, order) : null;
    case "confirm": {
      const { type: _type, ...press } = event;
      return pressed(question, order, press);
    }
    case "prices-found":
      return pricesFound(question, event, orderAt);
    case "earlier-found": {
      const { open, related } = event;
      const named = naming(question, order, open);
      return { ...named, question: { ...named.question, related } };
    }
    case "not-sent":
      return notSent(question, event, order);
  }
}

const withChanges = <Of extends Terms>(
  question: Question<Of>,
  changes: Partial<Question<Of>>,
  ...effects: QuestionEffect[]
): { readonly question: Question<Of>; readonly effects: readonly QuestionEffect[] } => ({
  question: { ...question, ...changes },
  effects,
});

/** Reads the prices past every cache, unless nothing is paid. */
function readPricesAgain<Of extends Terms>(question: Question<Of>, order: Order<Of>) {
  if (order.terms.total === "none") return withChanges(question, {});
  const priceCheck = { ...checkOf(question, order), status: "running" } as const;
  return withChanges(
    question,
    { priceCheck },
    { type: "check-prices", key: "prices", since: null, lists: listsOf(order) },
  );
}

/** The check of the question; a new one if other things are paid for since. */
function checkOf<Of extends Terms>({ priceCheck }: Question<Of>, { terms }: Order<Of>) {
  const isSame = priceCheck !== null && subjectsOf(priceCheck.terms) === subjectsOf(terms);
  return isSame ? priceCheck : ({ ...firstCheck(terms), status: "done" } as const);
}

const subjectsOf = ({ rows }: Terms): string => rows.map(({ subject }) => subject).join();

/** The press waits for the card's token, and unless the prices were read a few seconds ago for them. */
function pressed<Of extends Terms>(question: Question<Of>, order: Order<Of>, press: Press) {
  if (!canConfirm(question, order)) return null;
  if (question.priceCheck === null && order.last4 === null)
    return { question, effects: [], agreed: press };
  const check = checkOf(question, order);
  if (check.press !== null) return null;
  if (check.status === "running") return withChanges(question, { priceCheck: { ...check, press } });
  return waiting(question, order, press, check.at);
}

/** The press waits for the prices. */
const waiting = <Of extends Terms>(
  question: Question<Of>,
  order: Order<Of>,
  press: Press,
  since: Moment | null,
) =>
  withChanges(
    question,
    { priceCheck: { ...checkOf(question, order), status: "running", press } },
    {
      type: "check-prices",
      key: "prices",
      since,
      lists: listsOf(order),
      press,
      buys: { amount: Number(order.terms.total) || 0, order: order.flow },
    },
  );

const listsOf = ({ lists = [] }: Order): readonly string[] => lists;

/**
 * The server's prices have arrived. A press that waited for them continues, unless a price changed.
 */
function pricesFound<Of extends Terms, List>(
  before: Question<Of>,
  { at, isOver, lists, lastKnown }: FoundPrices<List>,
  orderAt: OrderAt<Of, List>,
): QuestionStep<Of, List> | null {
  const { priceCheck } = before;
  // The read began before something else was chosen. A press reads again.
  if (priceCheck === null || (priceCheck.status === "done" && priceCheck.at === null)) return null;
  const current = checkOf(before, orderAt({}));
  // Something else has been chosen since.
  if (current !== priceCheck) return withChanges(before, { priceCheck: current });
  const check = withPrices(priceCheck, {
    at,
    isOver,
    terms: orderAt(lists).terms,
    lastKnown: lastKnown && { at: lastKnown.at, terms: orderAt(lastKnown.lists).terms },
  });
  const isUnread = check.status === "failed" && check.asOf !== null;
  // There are no prices to agree to.
  if (check.status !== "done" && !isUnread) return withChanges(before, { priceCheck: check });
  const isAcknowledged = before.isAcknowledged && isSameTick(check, priceCheck);
  const isFree = check.terms.total === "none";
  const question = {
    ...before,
    priceCheck: isFree ? null : { ...check, press: null },
    isAcknowledged,
  };
  const shown = isUnread ? (lastKnown?.lists ?? {}) : onlyRead(lists);
  const { press } = check;
  const step = { question, effects: [], lists: shown };
  if (press === null) return step;
  const order = orderAt(shown);
  // The prices may be stale by now, if the read took long.
  const isNew = !isUnread && Object.keys(lists).length > 0;
  if (isNew) return { ...step, ...pressed(question, order, press) };
  return canConfirm(question, order) ? { ...step, agreed: press } : step;
}

const onlyRead = <List>(lists: Lists<List | null>): Lists<List> =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== null)) as Lists<List>;

/** Earlier attempts were found. The question needs a consent that names them. */
function naming<Of extends Terms>(
  question: Question<Of>,
  order: Order<Of>,
  found: readonly Attempt[],
) {
  const inTheWay = withAttempts(
    order.inTheWay,
    found.filter((one) => concerns(order, one)),
  );
  const consentTo = idsOf(inTheWay);
  if (consentTo.length === question.consentTo.length) return { question, effects: [], found };
  // A waiting press agreed to a question that did not name them.
  return { ...withChanges(withoutPress(question), { consentTo, isAcknowledged: false }), found };
}

function notSent<Of extends Terms>(
  before: Question<Of>,
  { reason, repeated = [], related = [], press }: Extract<QuestionEvent, { type: "not-sent" }>,
  order: Order<Of>,
) {
  if (press !== undefined) return waiting(before, order, press, null);
  const question = withoutPress({ ...before, notSent: reason });
  if (reason === "price-changed" || reason === "stale") return readPricesAgain(question, order);
  if (related.length > 0)
    return withChanges(question, {
      related: [...question.related, ...related],
      isAcknowledged: false,
    });
  return naming(question, order, repeated);
}

const withoutPress = <Of extends Terms>(question: Question<Of>): Question<Of> => ({
  ...question,
  priceCheck: question.priceCheck && { ...question.priceCheck, press: null },
});

const idsOf = (attempts: readonly Attempt[]) => attempts.map(({ id }) => id);

/** The attempts of both lists. Those of the second replace attempts with the same id. */
export const withAttempts = (
  attempts: readonly Attempt[],
  more: readonly Attempt[],
): readonly Attempt[] => [
  ...attempts.filter(({ id }) => more.every((one) => one.id !== id)),
  ...more,
];
