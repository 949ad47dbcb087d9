import { phoneConfirmationFormFor as formFor } from "../../forms/phone-confirmation-form.ts";
import type { PhoneConfirmationForm } from "../../forms/phone-confirmation-form.ts";
import type { FieldErrors } from "../../forms/validate.ts";
import { sentPhone, type PhoneRule } from "../../rules/registration/phone.ts";
import type { Shown } from "../checkout/price-check.ts";
import { givenConsent, type ConsentEffect } from "../checkout/consent.ts";
import { delay } from "../../delay.ts";
import { errorsOf } from "../engine/field-errors.ts";
import type { Flow, Transition } from "../engine/flow.ts";
import type { Notice } from "../engine/ports.ts";
import { registrationPath } from "../registration/path.ts";
import { change, show, type State } from "../engine/step.ts";
import { restoreDraft } from "../engine/checks.ts";

/** The fields in page order. */
const PHONE_CONSENT_FIELDS = ["name", "email", "phone", "consent"] as const;
/** The name of a field. @inline */
export type PhoneConsentField = keyof PhoneConfirmationForm;
export const PHONE_CONSENT_KEY = "waypost.phone-consent";

interface PhoneConsentFormState {
  readonly draft: Readonly<PhoneConfirmationForm>;
  /** Fields that were filled in and left. Only their errors are shown. */
  readonly left: readonly PhoneConsentField[];
  readonly fieldErrors: FieldErrors;
  readonly submitCount: number;
  readonly phoneRule?: PhoneRule | undefined;
}

/** The state of the consent to text messages. */
export type PhoneConsentState = State<
  PhoneConsentFormState,
  { readonly phase: "restoring" | "asking" | "registered" }
>;

/**
 * All events of the consent to text messages: those that a page sends and those of the flow itself.
 */
export type PhoneConsentEvent =
  | { type: "edit"; patch: Partial<PhoneConfirmationForm> }
  | { type: "leave-field"; field: PhoneConsentField }
  | ({ type: "submit" } & Shown);

type Effect = ({ type: "notify" } & Notice) | ConsentEffect | { type: "redirect"; key: "redirect" };

/** Documented: the registration opens this long after a number was registered. */
const REDIRECT_AFTER_MS = 2000;
const FIRST = "customer-information";
const NOTICE = { type: "notify", tone: "success", code: "phoneConsent.done" } as const;
const blank: PhoneConfirmationForm = { name: "", email: "", phone: "", consent: false };

/** Records a customer's consent to text messages. Documented: it is not sent to a server. */
export const phoneConsent: Flow<void, PhoneConsentState, PhoneConsentEvent, Effect> = {
  name: "phone-consent",
  identity: () => "",
  start: (_input, saved, page) => ({
    form: {
      draft: restoreDraft(blank, saved?.draft(PHONE_CONSENT_KEY)),
      left: [],
      fieldErrors: {},
      submitCount: 0,
      phoneRule: page?.phoneRule,
    },
    screen: { phase: saved === null ? "restoring" : "asking" },
  }),
  logic: {
    transition,
    toDrafts: ({ form: { draft }, screen }) => ({
      [PHONE_CONSENT_KEY]: screen.phase === "registered" ? null : draft,
    }),
    perform:
      (ports) =>
      async (effect, { signal }) => {
        if (effect.type === "notify") return ports.notify(effect);
        if (effect.type === "consent") return void (await ports.recordConsent(effect.consent));
        await delay(REDIRECT_AFTER_MS, signal);
        if (signal.aborted) return;
        ports.navigate(
          registrationPath(FIRST, { address: ports.address(), variant: ports.variant }),
          {
            replace: false,
            step: FIRST,
          },
        );
      },
  },
};

/** The missing or invalid fields that disable Submit, in page order. */
export function missingFields(state: PhoneConsentState): readonly PhoneConsentField[] {
  const errors = errorsOf(formFor(state.form.phoneRule), state.form.draft);
  return PHONE_CONSENT_FIELDS.filter((field) => field in errors);
}

function transition(
  state: PhoneConsentState,
  event: PhoneConsentEvent,
): Transition<PhoneConsentState, Effect> {
  const { draft, left, submitCount: count, phoneRule } = state.form;
  if (event.type === "edit") return shown(state, { draft: { ...draft, ...event.patch } });
  if (event.type === "leave-field") {
    // Leaving an empty field shows no error yet.
    return shown(state, draft[event.field] === "" ? {} : { left: [...left, event.field] });
  }
  const submitCount = count + 1;
  if (missingFields(state).length > 0)
    return shown(state, { submitCount, left: PHONE_CONSENT_FIELDS });
  const cleared = { ...draft, name: "", email: "" };
  return show(
    { submitCount, draft: cleared, left: [], fieldErrors: {}, phoneRule },
    { phase: "registered" },
    {
      type: "consent",
      consent: givenConsent({
        flow: "phone-consent",
        to: "text-messages",
        by: draft.email,
        subjects: [`phone:${sentPhone(draft.phone, phoneRule) ?? draft.phone}`],
        ticked: ["phoneConsent.consent"],
        ...event,
      }),
    },
    NOTICE,
    { type: "redirect", key: "redirect" },
  );
}

/** Changes the form, and updates the errors of the fields that were left. */
function shown(
  state: PhoneConsentState,
  changes: Partial<PhoneConsentFormState>,
): Transition<PhoneConsentState, Effect> {
  const { draft, left, phoneRule } = { ...state.form, ...changes };
  const errors = Object.entries(errorsOf(formFor(phoneRule), draft));
  const isLeft = ([field]: (typeof errors)[number]) => left.includes(field as PhoneConsentField);
  const fieldErrors = Object.fromEntries(errors.filter(isLeft));
  return change(state, { ...changes, fieldErrors });
}
