import { recurring } from "../../rules/plans/recurring.ts";
import type { PlainCode } from "../../messages/messages.ts";
import type { Attempt } from "./attempts.ts";
import { givenConsent, type GivenConsent } from "./consent.ts";
import type { Press, PricedRow } from "./price-check.ts";

/** The order that a press of Confirm places. */
export interface Order {
  /** The name of the flow, and the family of requests about the same money. */
  readonly flow: string;
  readonly family: string;
  /** The customer's id, "" for one who has none yet, and who agrees, if that is told otherwise. */
  readonly owner: string;
  readonly by?: string;
  readonly subjects: readonly string[];
  readonly rows: readonly PricedRow[];
  /** USD that is paid at once; `null` where nothing is, or nobody says. */
  readonly amount: number | null;
  /** The last four digits of the card that pays. */
  readonly last4: string | null;
  readonly tick: PlainCode | null;
  /** True if the API does not say when the first payment is due. */
  readonly isDueLater?: boolean;
  readonly evidence?: readonly string[];
}

/** The attempt and the consent of one press of Confirm. */
export function placeOrder(
  order: Order,
  { at, ...shown }: Press,
): { readonly attempt: Attempt; readonly consent: GivenConsent } {
  const { flow, family, owner, by = owner, subjects, rows, amount, last4, tick } = order;
  const time = at.toISOString();
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
    },
    consent: givenConsent({
      flow,
      to: "order",
      by,
      subjects,
      total: amount,
      renewals: recurring(rows, order.isDueLater === true ? undefined : at),
      last4,
      ticked: tick === null ? [] : [tick],
      at: time,
      ...shown,
    }),
  };
}

/** A draft after a reply: a security code serves one attempt, so it is asked for again. */
export const withoutCode = <Draft extends object>(draft: Draft): Draft =>
  "cvc" in draft ? { ...draft, cvc: "" } : draft;
