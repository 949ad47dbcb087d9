import { recurring } from "../../rules/plans/recurring.ts";
import type { PlainCode } from "../../messages/messages.ts";
import type { Attempt } from "./attempts.ts";
import { givenConsent, type GivenConsent } from "./consent.ts";
import type { Press, PricedRow } from "./price-check.ts";

/** The order that a press of Confirm places. */
export interface Order {
  /** The name of the flow, and the family of its attempts. */
  readonly flow: string;
  readonly family: string;
  /** The customer's id, "" if there is none yet. `by` is who agrees, by default the owner. */
  readonly owner: string;
  readonly by?: string;
  readonly subjects: readonly string[];
  readonly rows: readonly PricedRow[];
  /** USD to pay at once; `null` if nothing is due. */
  readonly amount: number | null;
  /** The last four digits of the card that pays. */
  readonly last4: string | null;
  readonly tick: PlainCode | null;
  /** True if the API does not say when the first payment is due. */
  readonly isDueLater?: boolean;
  readonly evidence?: readonly string[];
}

/** Returns the attempt and the consent of one press of Confirm. */
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

/**
 * The draft without the card's security code. A code serves one attempt, so it is asked for again
 * after a reply.
 */
export const withoutSecurityCode = <Draft extends object>(draft: Draft): Draft =>
  "cvc" in draft ? { ...draft, cvc: "" } : draft;
