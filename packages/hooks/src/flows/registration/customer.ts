import { customerFormFor } from "../../forms/customer-form.ts";
import { validate } from "../../forms/validate.ts";
import type { CustomerDraft } from "../../rules/registration/drafts.ts";
import { phoneInput, type PhoneRule } from "../../rules/registration/phone.ts";
import { withOpen, withoutOpen } from "../../rules/registration/wizard-moves.ts";
import { change, show, stay } from "../engine/step.ts";
import { accountWith, applyEdit, detailsErrors, rejectSubmit } from "./changes.ts";
import { textConsent, withConsent } from "./order.ts";
import {
  detailsLists,
  statesOf,
  type EventOf,
  type RegistrationEffect,
  type RegistrationTransition,
} from "./events.ts";
import { goTo } from "./steps.ts";
import { NO_ACCOUNT } from "./start.ts";
import {
  hasAccount,
  stepOf,
  type RegistrationForm,
  type RegistrationIn,
  type RegistrationPhase,
  type RegistrationState,
} from "./state.ts";
import type { SavedCard } from "@waypost/sdk";
import { emailForm } from "../../forms/email-form.ts";
import { passwordForm } from "../../forms/password-form.ts";
import { firstUsable } from "../../rules/cards/saved-cards.ts";
import { failureWords } from "../engine/failure-words.ts";
import { checkImeisAgain } from "./device-imei.ts";

/** Edits the customer, on any page that shows these fields. */
export function editCustomer(
  state: RegistrationState,
  { patch }: EventOf<"edit-customer">,
): RegistrationTransition {
  const before = state.form.customer;
  const customer = patched(before, patch, state.form.phoneRule);
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
  const checked = validate(customerFormFor(form.phoneRule), form.customer);
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

function patched(
  draft: CustomerDraft,
  patch: Partial<CustomerDraft>,
  phoneRule: PhoneRule | undefined,
): CustomerDraft {
  const next = { ...draft, ...patch };
  next.confirmEmail = next.email;
  next.phone = phoneInput(draft.phone, next.phone, phoneRule);
  if (next.country !== draft.country && patch.state === undefined) next.state = "";
  // Until the list provides the new description, the old one would be wrong.
  if (next.timezone !== draft.timezone) next.timezonedescription = patch.timezonedescription ?? "";
  return next;
}

export function submitEmail(state: RegistrationIn<"email">): RegistrationTransition {
  const { form } = state;
  const checked = validate(emailForm, form.customer);
  if ("errors" in checked) return rejectSubmit(state, checked.errors);
  const { email } = checked.value;
  const customer = { ...form.customer, email, confirmEmail: email };
  return show(
    { ...form, customer, fieldErrors: {} },
    { phase: "checking-email" },
    { type: "check-email", key: "email", email },
  );
}

/** An existing customer is asked for the password. For anyone else the details form opens. */
export function emailChecked(
  state: RegistrationIn<"checking-email">,
  { email, reply }: EventOf<"email-checked">,
): RegistrationTransition {
  const { form } = state;
  if (form.customer.email !== email) return stay(state);
  if (!reply.exists) {
    const wizard = { ...form.wizard, isKnown: false };
    const next = { ...form, ...accountWith(form, { customerId: null }), wizard };
    return show(next, { phase: "details" }, ...detailsLists(form.customer));
  }
  const customer = { ...form.customer, password: "" };
  const { customer_id: customerId } = reply;
  const account = accountWith(form, { backup: form.customer, customerId });
  return show({ ...form, ...account, customer }, { phase: "known-email" });
}

export function emailCheckFailed(
  state: RegistrationIn<"checking-email">,
  { email, error }: EventOf<"email-check-failed">,
): RegistrationTransition {
  if (state.form.customer.email !== email) return stay(state);
  const emailFailure = error.displayMessage;
  return show(
    state.form,
    { phase: "email", emailFailure },
    { type: "notify", tone: "error", ...failureWords(emailFailure) },
  );
}

export function changeEmail({ form }: RegistrationIn<"known-email">): RegistrationTransition {
  const customer = { ...form.customer, password: "" };
  const account = accountWith(form, { customerId: null });
  return show(
    { ...form, ...account, customer, fieldErrors: {} },
    { phase: "email", emailFailure: null },
  );
}

/** Fetches the saved cards of the account, also again after a reload has lost them. */
export function signIn(state: RegistrationIn<"known-email" | "payment">): RegistrationTransition {
  const { form, screen } = state;
  if (screen.phase === "payment" && form.account.savedCards !== null) return stay(state);
  const { password } = form.customer;
  const checked = validate(passwordForm, { password });
  if ("errors" in checked) return rejectSubmit(state, checked.errors);
  const { customerId: customer_id } = form.account;
  // Cards cannot be fetched without an id. The customer continues without, as after a wrong
  // password.
  if (customer_id === null) return continueWithoutCards(state);
  return show(
    { ...form, fieldErrors: {} },
    { phase: screen.phase === "payment" ? "fetching-saved-cards" : "fetching-cards" },
    { type: "fetch-cards", key: "cards", request: { customer_id, password } },
  );
}

export const cardsFetched = (
  { form }: RegistrationIn<"fetching-cards">,
  { cards }: EventOf<"cards-fetched">,
): RegistrationTransition => asExistingCustomer(form, cards);

export const savedCardsFetched = (
  { form }: RegistrationIn<"fetching-saved-cards">,
  { cards }: EventOf<"cards-fetched">,
): RegistrationTransition =>
  show({ ...form, ...withSavedCards(form, cards) }, { phase: "payment" });

export const savedCardsNotFetched = ({
  form,
}: RegistrationIn<"fetching-saved-cards">): RegistrationTransition =>
  show({ ...form, ...accountWith(form, { isPasswordDoubtful: true }) }, { phase: "payment" });

/** Documented: if the cards cannot be fetched, the customer continues without saved cards. */
export const continueWithoutCards = ({ form }: RegistrationState): RegistrationTransition =>
  asExistingCustomer(form, [], true);

export const continueWithoutPassword = ({
  form,
}: RegistrationIn<"known-email">): RegistrationTransition => asExistingCustomer(form, []);

function asExistingCustomer(
  form: RegistrationForm,
  savedCards: readonly SavedCard[],
  isPasswordDoubtful = false,
): RegistrationTransition {
  const next = { ...form, ...withSavedCards(form, savedCards) };
  const wizard = withOpen({ ...form.wizard, isKnown: true }, "activation-type");
  const { email: submittedEmail } = form.customer;
  const account = accountWith(next, { submittedEmail, isPasswordDoubtful });
  return goTo({ ...next, ...account, wizard }, "activation-type");
}

/** The choice among these cards. The password is removed, because it is no longer needed. */
const withSavedCards = (form: RegistrationForm, savedCards: readonly SavedCard[]) => ({
  customer: { ...form.customer, password: "", confirmPassword: "" },
  ...accountWith(form, {
    savedCards,
    isPasswordDoubtful: false,
    cardChoice: firstUsable(savedCards)?.token ?? "new",
  }),
  lostSecret: null,
});

/** The browser is online again: retries the failed check of an e-mail address. */
export const checkEmailAgain = (state: RegistrationIn<"email">): RegistrationTransition =>
  state.screen.emailFailure === null ? checkImeisAgain(state) : submitEmail(state);
