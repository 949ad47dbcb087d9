import type { SavedCard } from "@waypost/sdk";
import { emailForm } from "../../forms/email-form.ts";
import { passwordForm } from "../../forms/password-form.ts";
import { validate } from "../../forms/validate.ts";
import { firstUsable } from "../../rules/cards/saved-cards.ts";
import { progressAfter } from "../../rules/registration/progress.ts";
import { failureWords } from "../engine/failure-words.ts";
import { accountWith, rejectSubmit, showScreen, stay } from "./changes.ts";
import { detailsLists, type RegistrationTransition, type EventOf } from "./events.ts";
import { checkImeisAgain } from "./device-imei.ts";
import { goTo } from "./enter.ts";
import type { RegistrationForm, RegistrationIn, RegistrationState } from "./state.ts";

export function submitEmail(state: RegistrationIn<"email">): RegistrationTransition {
  const checked = validate(emailForm, state.customer);
  if ("errors" in checked) return rejectSubmit(state, checked.errors);
  const { email } = checked.value;
  const customer = { ...state.customer, email, confirmEmail: email };
  return showScreen(
    { ...state, customer, fieldErrors: {} },
    { phase: "checking-email" },
    { type: "check-email", key: "email", email },
  );
}

/** An existing customer is asked for the password. For anyone else the details form opens. */
export function emailChecked(
  state: RegistrationIn<"checking-email">,
  { email, reply }: EventOf<"email-checked">,
): RegistrationTransition {
  if (state.customer.email !== email) return stay(state);
  if (!reply.exists) {
    const customer = { ...state.customer, shownextstep: true };
    const next = { ...state, ...accountWith(state, { customerId: null }), customer };
    return showScreen(next, { phase: "details" }, ...detailsLists(customer));
  }
  const customer = { ...state.customer, emailverified: true, password: "" };
  const { customer_id: customerId } = reply;
  const account = accountWith(state, { backup: state.customer, customerId });
  return showScreen({ ...state, ...account, customer }, { phase: "known-email" });
}

export function emailCheckFailed(
  state: RegistrationIn<"checking-email">,
  { email, error }: EventOf<"email-check-failed">,
): RegistrationTransition {
  if (state.customer.email !== email) return stay(state);
  const emailFailure = error.displayMessage;
  return showScreen(
    state,
    { phase: "email", emailFailure },
    { type: "notify", tone: "error", ...failureWords(emailFailure) },
  );
}

export function changeEmail(state: RegistrationIn<"known-email">): RegistrationTransition {
  const customer = { ...state.customer, emailverified: false, password: "" };
  const account = accountWith(state, { customerId: null });
  return showScreen(
    { ...state, ...account, customer, fieldErrors: {} },
    { phase: "email", emailFailure: null },
  );
}

/** Fetches the saved cards of the account, also again after a reload has lost them. */
export function signIn(state: RegistrationIn<"known-email" | "payment">): RegistrationTransition {
  if (state.phase === "payment" && state.account.savedCards !== null) return stay(state);
  const { password } = state.customer;
  const checked = validate(passwordForm, { password });
  if ("errors" in checked) return rejectSubmit(state, checked.errors);
  const { customerId: customer_id } = state.account;
  // Cards cannot be fetched without an id. The customer continues without, as after a wrong
  // password.
  if (customer_id === null) return continueWithoutCards(state);
  return showScreen(
    { ...state, fieldErrors: {} },
    { phase: state.phase === "payment" ? "fetching-saved-cards" : "fetching-cards" },
    { type: "fetch-cards", key: "cards", request: { customer_id, password } },
  );
}

export const cardsFetched = (
  state: RegistrationIn<"fetching-cards">,
  { cards }: EventOf<"cards-fetched">,
): RegistrationTransition => asExistingCustomer(state, cards);

export const savedCardsFetched = (
  state: RegistrationIn<"fetching-saved-cards">,
  { cards }: EventOf<"cards-fetched">,
): RegistrationTransition =>
  showScreen({ ...state, ...withSavedCards(state, cards) }, { phase: "payment" });

export const savedCardsNotFetched = (
  state: RegistrationIn<"fetching-saved-cards">,
): RegistrationTransition =>
  showScreen(
    { ...state, ...accountWith(state, { isPasswordDoubtful: true }) },
    { phase: "payment" },
  );

/** Documented: if the cards cannot be fetched, the customer continues without saved cards. */
export const continueWithoutCards = (state: RegistrationState): RegistrationTransition =>
  asExistingCustomer(state, [], true);

export const continueWithoutPassword = (
  state: RegistrationIn<"known-email">,
): RegistrationTransition => asExistingCustomer(state, []);

function asExistingCustomer(
  state: RegistrationState,
  savedCards: readonly SavedCard[],
  isPasswordDoubtful = false,
): RegistrationTransition {
  const next = { ...state, ...withSavedCards(state, savedCards) };
  const progress = progressAfter(state.progress, "submit-customer-existing");
  const { email: submittedEmail } = state.customer;
  const account = accountWith(next, { submittedEmail, isPasswordDoubtful });
  return goTo({ ...next, ...account, progress }, "activation-type");
}

/** The choice among these cards. The password is removed, because it is no longer needed. */
const withSavedCards = (state: RegistrationForm, savedCards: readonly SavedCard[]) => ({
  customer: { ...state.customer, password: "", confirmPassword: "" },
  ...accountWith(state, {
    savedCards,
    isPasswordDoubtful: false,
    cardChoice: firstUsable(savedCards)?.token ?? "new",
  }),
  lostSecret: null,
});

/** The browser is online again: retries the failed check of an e-mail address. */
export const checkEmailAgain = (state: RegistrationIn<"email">): RegistrationTransition =>
  state.emailFailure === null ? checkImeisAgain(state) : submitEmail(state);
