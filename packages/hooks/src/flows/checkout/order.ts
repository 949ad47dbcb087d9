import { recurring } from "../../rules/plans/recurring.ts";
import type { Attempt, Money } from "./attempts.ts";
import { givenConsent, type GivenConsent, type WholeConsent } from "./consent.ts";
import type { Agreement } from "./gate-headers.ts";
import { hasPrices, priceTick, type Press, type PriceCheck, type Terms } from "./price-check.ts";
import type { Related } from "./sent-records.ts";
import type { NotSent } from "./send-once.ts";

/**
 * The effect of sending the same request twice: a second charge, a step that cannot be undone, or
 * no harm.
 */
export type Repetition = "charges" | "irreversible" | "harmless";

/** The order that a question is about, as its flow has it now. */
export interface Order<Of extends Terms = Terms> extends Money {
  /** The name of the flow. */
  readonly flow: string;
  /** The customer who agrees; by default the owner. */
  readonly by?: string;
  readonly terms: Of;
  /** False if the API does not say when the first payment is due. */
  readonly isDueNow: boolean;
  /** The last four digits of the card that pays. */
  readonly last4: string | null;
  readonly repetition: Repetition;
  /** Earlier attempts about the same money. */
  readonly inTheWay: readonly Attempt[];
  /** The state before the request is sent, for a read-back. */
  readonly evidence?: readonly string[];
  /** The names of the price lists that the order needs; by default all of its flow. */
  readonly lists?: readonly string[];
  /** The consent to a whole order that is sent in several requests, of which this is one. */
  readonly partOf?: WholeConsent;
  /** The consents that were given on the way to the order. */
  readonly consents?: readonly GivenConsent[];
  /** The part of the order to keep for the receipt, if the reply is lost; without secrets. */
  readonly kept?: (consents: readonly GivenConsent[]) => unknown;
}

/** The question that the customer answers with Confirm before a request is sent. */
export interface Question<Of extends Terms = Terms> {
  /** The check of the prices against the server; `null` if nothing is paid. */
  readonly priceCheck: PriceCheck<Of> | null;
  /** The customer ticked the box for a repetition, an irreversible step or a new price. */
  readonly isAcknowledged: boolean;
  /** After Confirm, the bank asks the customer about the card. */
  readonly isBankAsking: boolean;
  /** Recent requests about the same device for another purpose. */
  readonly related: readonly Related[];
  /** Ids of the earlier attempts that a consent to this question would repeat. */
  readonly consentTo: readonly string[];
  /** The reason why the last press sent nothing. The page itself shows that it is offline. */
  readonly notSent: NotSent | null;
}

/** The question about the order as it is entered now, which other attempts may concern. */
export const askedNow = <Of extends Terms>(question: Question<Of>, { inTheWay }: Order<Of>) => ({
  ...question,
  consentTo: inTheWay.map(({ id }) => id),
});

/** The checkbox that Confirm requires, for a repetition or a new price; `null` if none. */
export function tickOf(
  { priceCheck, consentTo }: Pick<Question, "priceCheck" | "consentTo">,
  repetition: Repetition,
) {
  return consentTo.length === 0 || repetition === "harmless"
    ? priceTick(priceCheck)
    : (`repeat.${repetition}.tick` as const);
}

/** True if every price is known, every required box is ticked and every earlier order is named. */
export const canConfirm = (question: Question, order: Order): boolean =>
  order.terms.total !== "missing" &&
  hasPrices(question.priceCheck) &&
  (question.isAcknowledged || tickOf(question, order.repetition) === null) &&
  order.inTheWay.every(
    ({ id, outcome }) => outcome === "unknown" && question.consentTo.includes(id),
  );

/** An order after its press: all that is sent and kept of it, but for the request. */
export interface PlacedOrder {
  readonly attempt: Attempt;
  readonly consent: GivenConsent;
  /** Ids of the earlier requests that the question named. */
  readonly consentTo: readonly string[];
  readonly agreement: Agreement;
}

/** Places the order that a press of Confirm agreed to. */
export function placeOrder(order: Order, question: Question, { at, ...shown }: Press): PlacedOrder {
  const { flow, family, owner, by = owner, subjects, terms, isDueNow, last4, inTheWay } = order;
  const time = at.toISOString();
  const tick = tickOf(question, order.repetition);
  const total = typeof terms.total === "number" ? terms.total : null;
  const amount = isDueNow ? total : null;
  const consent = givenConsent({
    flow,
    to: "order",
    by,
    subjects,
    total: amount,
    renewals: recurring(terms.rows, isDueNow ? at : undefined),
    last4,
    ticked: tick === null ? [] : [tick],
    at: time,
    ...(order.partOf && { partOf: order.partOf }),
    ...shown,
  });
  const consents = [...(order.consents ?? []), consent];
  const isUnverified = question.priceCheck !== null && question.priceCheck.asOf !== null;
  return {
    attempt: {
      id: [family, owner, time, ...subjects].join(" "),
      family,
      owner,
      subjects,
      amount,
      last4,
      at: time,
      monotonicAt: null,
      origin: "this-page",
      evidence: order.evidence ?? [],
      outcome: "pending",
      ...(order.kept && { order: order.kept(consents) }),
    },
    consent,
    consentTo: [...question.consentTo, ...question.related.map(({ id }) => id)],
    agreement: { consents, total, repeats: inTheWay, isUnverified },
  };
}

/**
 * The draft without the card's security code. A code serves one attempt, so it is asked for again
 * after a reply.
 */
export const withoutSecurityCode = <Draft extends object>(draft: Draft): Draft =>
  "cvc" in draft ? { ...draft, cvc: "" } : draft;
