import { customerForm } from "../../forms/customer-form.ts";
import { validate } from "../../forms/validate.ts";
import type { CustomerDraft } from "../../rules/registration/drafts.ts";
import { phoneInput } from "../../rules/registration/phone.ts";
import { withOpen, withoutOpen } from "../../rules/registration/wizard-moves.ts";
import { change, show, stay } from "../engine/step.ts";
import { accountWith, applyEdit, rejectSubmit } from "./changes.ts";
import { withConsent, textConsent } from "./receipt.ts";
import {
  statesOf,
  type RegistrationEffect,
  type RegistrationTransition,
  type EventOf,
} from "./events.ts";
import { goTo } from "./enter.ts";
import { detailsErrors } from "./field-errors.ts";
import { NO_ACCOUNT } from "./start.ts";
import {
  hasAccount,
  stepOf,
  type RegistrationIn,
  type RegistrationPhase,
  type RegistrationState,
} from "./state.ts";

/** Edits the customer, on any page that shows these fields. */
export function editCustomer(
  state: RegistrationState,
  { patch }: EventOf<"edit-customer">,
): RegistrationTransition {
  const before = state.form.customer;
  const customer = patched(before, patch);
  const isSame = customer.email === before.email;
  const reopened: RegistrationTransition = isSame ? stay(state) : clearAccount(state, customer);
  return applyEdit(
    reopened.state,
    isSame ? { customer } : {},
    ...reopened.effects,
    ...(customer.country === before.country ? [] : [statesOf(customer)]),
    ...requireDescription(patch),
  );
}

export const describeTimeZone = (
  state: RegistrationState,
  { zone: { time_zone, description } }: EventOf<"time-zone-described">,
): RegistrationTransition =>
  state.form.customer.timezone === time_zone
    ? change(state, {
        customer: { ...state.form.customer, timezonedescription: description ?? "" },
      })
    : stay(state);

export function suggestTimeZone(
  state: RegistrationIn<"details">,
  { zone: { time_zone: timezone, description } }: EventOf<"time-zone-found">,
): RegistrationTransition {
  const { customer } = state.form;
  if (customer.timezone !== "") return stay(state);
  const timezonedescription = description ?? "";
  return applyEdit(state, { customer: { ...customer, timezone, timezonedescription } });
}

export function submitDetails(
  state: RegistrationIn<"details">,
  { type: _type, from: _from, ...shown }: EventOf<"submit">,
): RegistrationTransition {
  const { form } = state;
  const checked = validate(customerForm, form.customer);
  if ("errors" in checked) return rejectSubmit(state, detailsErrors(form));
  const account = accountWith(form, {
    submittedEmail: form.customer.email,
    savedCards: [],
    isPasswordDoubtful: false,
    cardChoice: "new",
    customerId: null,
  });
  const next = goTo(
    {
      ...form,
      ...account,
      customer: { ...form.customer, ...checked.value },
      wizard: withOpen({ ...form.wizard, isKnown: false }, "activation-type"),
      lostSecret: null,
    },
    "activation-type",
  );
  return withConsent(next, textConsent(next.state.form, shown));
}

/** Returns from the details to the e-mail address. */
export function backToEmail({ form }: RegistrationIn<"details">): RegistrationTransition {
  const wizard = { ...form.wizard, isKnown: null };
  return show({ ...form, wizard, fieldErrors: {} }, { phase: "email", emailFailure: null });
}

/** Requires a description of the time zone, which is sent and comes from the list. */
const requireDescription = ({
  timezone,
  timezonedescription,
}: Partial<CustomerDraft>): readonly RegistrationEffect[] =>
  timezone === undefined || timezonedescription !== undefined
    ? []
    : [{ type: "describe-time-zone", timezone }];

/**
 * A changed e-mail address may belong to another account. It has to be checked again, and the saved
 * cards of the previous account are removed.
 */
function clearAccount(state: RegistrationState, customer: CustomerDraft): RegistrationTransition {
  const { form, screen } = state;
  const { phase } = screen;
  const key = PENDING_CALLS[phase];
  const next = {
    ...form,
    isSubmittingAll: false,
    customer: hasAccount(state) ? { ...customer, password: "" } : customer,
    wizard: { ...withoutOpen(form.wizard, "activation-type"), isKnown: null },
    account: NO_ACCOUNT,
  };
  return show(
    next,
    { phase: "email", emailFailure: null },
    ...(key === undefined ? [] : [{ type: "cancel", key } as const]),
    ...(stepOf(phase) === FIRST_STEP.step ? [] : [FIRST_STEP]),
  );
}

/** The calls that each phase waits for, by the key of their effect. */
const PENDING_CALLS: Partial<Record<RegistrationPhase, string>> = {
  "checking-email": "email",
  "fetching-cards": "cards",
  "fetching-saved-cards": "cards",
};

const FIRST_STEP = { type: "go", step: "customer-information" } as const;

function patched(draft: CustomerDraft, patch: Partial<CustomerDraft>): CustomerDraft {
  const next = { ...draft, ...patch };
  next.confirmEmail = next.email;
  next.phone = phoneInput(draft.phone, next.phone);
  if (next.country !== draft.country && patch.state === undefined) next.state = "";
  // Until the list provides the new description, the old one would be wrong.
  if (next.timezone !== draft.timezone) next.timezonedescription = patch.timezonedescription ?? "";
  return next;
}
