import type { PhoneConfirmationForm } from "../../forms/phone-confirmation-form.ts";
import type { KeptDrafts } from "../flow.ts";
import { restored } from "../restored.ts";

export type PhoneConsentDraft = Readonly<PhoneConfirmationForm>;
export type PhoneConsentField = keyof PhoneConsentDraft;

/** The fields in the order in which the page shows them. */
export const PHONE_CONSENT_FIELDS = ["name", "email", "phone", "consent"] as const;

/** Where the draft rests in the storage. */
export const PHONE_CONSENT_KEY = "waypost.phone-consent";

export interface PhoneConsentState {
  readonly name: "asking" | "registered";
  readonly draft: PhoneConsentDraft;
  /** Fields that were filled and left: what is wrong with them may be said. */
  readonly left: readonly PhoneConsentField[];
  /** Grows with each registered number: name and e-mail start afresh then. */
  readonly round: number;
}

const blank: PhoneConsentDraft = { name: "", email: "", phone: "", consent: false };

export const freshState: PhoneConsentState = {
  name: "asking",
  draft: blank,
  left: [],
  round: 0,
};

/** The form as an earlier page of this session left it. */
export const start = (kept: KeptDrafts): PhoneConsentState => ({
  ...freshState,
  draft: restored(blank, kept(PHONE_CONSENT_KEY)),
});

/** What outlives a reload: the draft, until its number is registered. */
export const keep = ({ name, draft }: PhoneConsentState): Record<string, unknown> => ({
  [PHONE_CONSENT_KEY]: name === "registered" || draft === blank ? null : draft,
});
