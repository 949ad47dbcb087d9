import type { SavedCard } from "@waypost/sdk";
import { emailForm } from "../../forms/email-form.ts";
import { passwordForm } from "../../forms/password-form.ts";
import { validate } from "../../forms/validate.ts";
import { firstUsable } from "../../rules/cards/saved-cards.ts";
import { withOpen } from "../../rules/registration/wizard-moves.ts";
import { failureWords } from "../engine/failure-words.ts";
import { show, stay } from "../engine/step.ts";
import { accountWith, rejectSubmit } from "./changes.ts";
import { detailsLists, type RegistrationTransition, type EventOf } from "./events.ts";
import { checkImeisAgain } from "./device-imei.ts";
import { goTo } from "./enter.ts";
import type { RegistrationForm, RegistrationIn, RegistrationState } from "./state.ts";

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
