import type { Renewal } from "../../rules/plans/recurring.ts";
import type { PlainCode } from "../../messages/messages.ts";

/** A consent to an order that is sent in several requests. */
export interface WholeConsent {
  /** A random UUID. */
  readonly id: string;
  /** Of its record as JSON, in hexadecimal; `null` on a page without HTTPS. */
  readonly sha256: string | null;
}

/**
 * A record of what a customer agreed to, for the vendor's records and the customer's receipt. It
 * contains no secret.
 */
export interface Consent {
  /** The flow: `registration`, `phone-consent`, or the name of a task. */
  readonly flow: string;
  /** `order` is the confirmation of a registration, or the review of a task. */
  readonly to: "text-messages" | "terms" | "order";
  /** The customer's e-mail address or id. */
  readonly by: string;
  /** The subjects of the consent: `imei:350000000000001`, `pack:sms_100`, `phone:5550001111`. */
  readonly subjects: readonly string[];
  /** By ISO 4217; missing for USD. */
  readonly currency?: string;
  /** To pay at once; `null` if nothing is due, or the API does not say when it is. */
  readonly total: number | null;
  /**
   * Recurring payments: their `dollars`, or their `amount` in another currency, their period in
   * months and the day of the first ("2027-02-21").
   */
  readonly renewals: readonly {
    readonly dollars?: number;
    readonly amount?: number;
    readonly months: number;
    readonly first: string | null;
  }[];
  /** The last four digits of the card that pays; `null` for the card on file, or without a card. */
  readonly last4: string | null;
  /** The ticked checkboxes, by the message codes of their labels. */
  readonly ticked: readonly PlainCode[];
  /** The text on the screen, as the page passed it; `null` if it passed none. */
  readonly shown: string | null;
  /** The language of the text, as a BCP 47 tag. */
  readonly locale: string;
  /** Time by the page's clock, ISO 8601. */
  readonly at: string;
  /** The id of a consent to an order that is sent in several requests. */
  readonly id?: string;
  /** The consent to the whole order, of which this request is a part. */
  readonly partOf?: WholeConsent;
}

/** The fields that the page adds, because the flow does not know them. */
export type Stamp = Pick<Consent, "at" | "locale">;

/** A consent before the page has added its language, time and currency. */
export type GivenConsent = Omit<Consent, keyof Stamp | "currency" | "renewals"> &
  Partial<Stamp> & { readonly renewals: readonly Renewal[] };

/** The effect that records a consent. A failure is only logged. */
export interface ConsentEffect {
  readonly type: "consent";
  readonly consent: GivenConsent;
}

/** The known fields of a consent. Missing ones get their empty values. */
type Known = Pick<GivenConsent, "flow" | "to" | "by"> & Partial<GivenConsent>;

/** Completes a consent. `known` may be an event; its `type` is dropped. */
export function givenConsent(known: Known): GivenConsent {
  const { flow, to, by, subjects = [], total = null, renewals = [] } = known;
  const { last4 = null, ticked = [], shown = null, locale, at, partOf } = known;
  return {
    flow,
    to,
    by,
    subjects,
    total,
    renewals,
    last4,
    ticked,
    shown,
    ...(locale !== undefined && { locale }),
    ...(at !== undefined && { at }),
    ...(partOf !== undefined && { partOf }),
  };
}
