/** What someone agreed to, for a vendor that keeps records of it. No secret is in it. */
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
  /** The words on the screen, as the page gave them; `null` where it gave none. */
  readonly shown: string | null;
  /** The language of the words: a BCP 47 tag. */
  readonly locale: string;
  /** When, by the clock of the page: ISO 8601. */
  readonly at: string;
}

/** A consent as a flow knows it. The page adds when it was given, and in which language. */
export type GivenConsent = Omit<Consent, "at" | "locale">;

export interface ConsentEffect {
  readonly type: "consent";
  readonly consent: GivenConsent;
}

/** The effect by which a flow tells of a consent. If that fails, it is only logged. */
export function consentEffect(
  consent: Pick<GivenConsent, "flow" | "to" | "by"> & {
    readonly subjects?: readonly string[];
    readonly total?: number | null;
    readonly shown: string | undefined;
  },
): ConsentEffect {
  const { subjects = [], total = null, shown = null } = consent;
  return { type: "consent", consent: { ...consent, subjects, total, shown } };
}
