import {
  phoneConfirmationForm,
  type PhoneConfirmationForm,
} from "../../forms/phone-confirmation-form.ts";
import { validate, type FieldErrors } from "../../forms/validate.ts";
import { delay } from "../delay.ts";
import type { Flow, Transition } from "../flow.ts";
import type { Notice } from "../ports.ts";
import { registrationPath } from "../registration/path.ts";
import { restoreDraft } from "../restore-draft.ts";

export type PhoneConsentDraft = Readonly<PhoneConfirmationForm>;
export type PhoneConsentField = keyof PhoneConsentDraft;

/** The fields in the order in which the page shows them. */
export const PHONE_CONSENT_FIELDS = ["name", "email", "phone", "consent"] as const;
export const PHONE_CONSENT_KEY = "waypost.phone-consent";
/** Documented: the registration opens this long after a number was registered. */
export const REDIRECT_AFTER_MS = 2000;

export interface PhoneConsentState {
  readonly name: "restoring" | "asking" | "registered";
  readonly draft: PhoneConsentDraft;
  /** Fields that were filled and left: their errors may show. */
  readonly left: readonly PhoneConsentField[];
  /** Grows with each registered number: name and e-mail start empty again. */
  readonly round: number;
}

export type PhoneConsentEvent =
  | { type: "edit"; patch: Partial<PhoneConsentDraft> }
  | { type: "leave-field"; field: PhoneConsentField }
  | { type: "submit" };

export type PhoneConsentEffect =
  | ({ type: "notify" } & Notice)
  /** A newer one ends the wait of the older. */
  | { type: "redirect"; key: "redirect" };

const blank: PhoneConsentDraft = { name: "", email: "", phone: "", consent: false };
const NOTICE = { type: "notify", tone: "success", code: "phoneConsent.done" } as const;

/** Someone consents to text messages at a number. Documented: the consent goes to no server. */
export const phoneConsent: Flow<void, PhoneConsentState, PhoneConsentEvent, PhoneConsentEffect> = {
  name: "phone-consent",
  identity: () => "",
  start: (_input, kept) => ({
    name: kept === null ? "restoring" : "asking",
    draft: restoreDraft(blank, kept?.draft(PHONE_CONSENT_KEY)),
    left: [],
    round: 0,
  }),
  keep: ({ name, draft }) => ({ [PHONE_CONSENT_KEY]: name === "registered" ? null : draft }),
  logic: {
    transition,
    perform:
      (ports) =>
      async (effect, { signal }) => {
        if (effect.type === "notify") return ports.notify(effect);
        await delay(REDIRECT_AFTER_MS, signal);
        if (signal.aborted) return;
        ports.navigate(registrationPath("customer-information", ports.address()), {
          replace: false,
        });
      },
  },
};

function transition(
  state: PhoneConsentState,
  event: PhoneConsentEvent,
): Transition<PhoneConsentState, PhoneConsentEffect> {
  const { draft, left } = state;
  switch (event.type) {
    case "edit":
      return { state: { ...state, draft: { ...draft, ...event.patch } }, effects: [] };
    case "leave-field": {
      // An empty field that one only passes through has no error yet.
      const isNew = draft[event.field] !== "" && !left.includes(event.field);
      return { state: isNew ? { ...state, left: [...left, event.field] } : state, effects: [] };
    }
    case "submit":
      if (missingFields(state).length > 0) {
        return { state: { ...state, left: PHONE_CONSENT_FIELDS }, effects: [] };
      }
      return {
        state: {
          name: "registered",
          draft: { ...draft, name: "", email: "" },
          left: [],
          round: state.round + 1,
        },
        effects: [NOTICE, { type: "redirect", key: "redirect" }],
      };
  }
}

/** The fields that keep Submit from working, in the order of the page. */
export const missingFields = ({ draft }: PhoneConsentState): readonly PhoneConsentField[] => {
  const errors = errorsOf(draft);
  return PHONE_CONSENT_FIELDS.filter((field) => field in errors);
};

/** The error at a field, once it was left with something wrong in it. */
export const shownError = ({ left, draft }: PhoneConsentState, field: PhoneConsentField) =>
  left.includes(field) ? errorsOf(draft)[field] : undefined;

function errorsOf(draft: PhoneConsentDraft): FieldErrors {
  const checked = validate(phoneConfirmationForm, draft);
  return "errors" in checked ? checked.errors : {};
}
