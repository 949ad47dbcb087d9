import type { PlainCode } from "../../messages/messages.ts";

/**
 * What someone agreed to, for a vendor that keeps records of it, and for the customer's receipt. No
 * secret is in it.
 */
export interface Consent {
  /** `registration`, `phone-consent`, or the name of a task. */
  readonly flow: string;
  /** `order` is the last question of the registration, or the review of a task. */
  readonly to: "text-messages" | "terms" | "order";
  /** The e-mail address or the id of the customer. */
  readonly by: string;
  /** What it is about: `imei:350000000000001`, `pack:sms_100`, `phone:5550001111`. */
  readonly subjects: readonly string[];
  /** USD to be paid at once; `null` where there is nothing to pay, or nobody says. */
  readonly total: number | null;
  /** What is paid again, in USD: every so many months, from this day on ("2027-02-21"). */
  readonly renewals: readonly {
    readonly dollars: number;
    readonly months: number;
    readonly first: string | null;
  }[];
  /** The last four digits of the card that pays; `null` for the card on file, or without one. */
  readonly last4: string | null;
  /** The boxes that were ticked, by the codes of their words. */
  readonly ticked: readonly PlainCode[];
  /** The words on the screen, as the page gave them; `null` where it gave none. */
  readonly shown: string | null;
  /** The language of the words: a BCP 47 tag. */
  readonly locale: string;
  /** When, by the clock of the page: ISO 8601. */
  readonly at: string;
}

/** The language of the words and the time: the page adds what a flow does not know. */
type Stamp = Pick<Consent, "at" | "locale">;

/** A consent as a flow knows it. */
export type GivenConsent = Omit<Consent, keyof Stamp> & Partial<Stamp>;

/** The effect by which a flow tells of a consent. If that fails, it is only logged. */
export interface ConsentEffect {
  readonly type: "consent";
  readonly consent: GivenConsent;
}

/** What is known of a consent. What is left out was not asked for. */
type Known = Pick<GivenConsent, "flow" | "to" | "by"> & Partial<GivenConsent>;

/** A consent with all that is known of it. `known` may be an event, whose type is left out. */
export function givenConsent(known: Known): GivenConsent {
  const { flow, to, by, subjects = [], total = null, renewals = [] } = known;
  const { last4 = null, ticked = [], shown = null, locale, at } = known;
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
  };
}
