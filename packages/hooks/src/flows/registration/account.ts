import type { SavedCard } from "@waypost/sdk";
import { emailForm } from "../../forms/email-form.ts";
import { passwordForm } from "../../forms/password-form.ts";
import { validate } from "../../forms/validate.ts";
import { progressAfter } from "../../rules/registration/progress.ts";
import { firstUsable } from "../../rules/cards/saved-cards.ts";
import { failureWords } from "../engine/failure-words.ts";
import { rejectSubmit, stay, to } from "./changes.ts";
import { detailsLists } from "./details-lists.ts";
import type { RegistrationTransition } from "./effects.ts";
import { goTo } from "./enter.ts";
import type { AccountEvent, HandlersOf } from "./events.ts";
import type { RegistrationState } from "./state.ts";

/** The e-mail address, the check whether it belongs to an account, and the sign-in to that. */
export const accountHandlers: HandlersOf<AccountEvent> = {
  "submit-email": (state) => {
    if (state.name !== "email") return stay(state);
    const checked = validate(emailForm, state.customer);
    if ("errors" in checked) return rejectSubmit(state, checked.errors);
    const { email } = checked.value;
    const customer = { ...state.customer, email, confirmEmail: email };
    return to(
      state,
      { name: "checking-email", customer, fieldErrors: {}, emailFailure: null },
      { type: "check-email", key: "email", email },
    );
  },

  "email-checked": (state, { email, reply }) => {
    if (!awaitsCheck(state, email)) return stay(state);
    if (!reply.exists) {
      const customer = { ...state.customer, shownextstep: true };
      return to(state, { name: "details", customer, customerId: null }, ...detailsLists(customer));
    }
    return to(state, {
      name: "known-email",
      backup: state.customer,
      customer: { ...state.customer, emailverified: true, password: "" },
      customerId: reply.customer_id,
    });
  },

  "email-check-failed": (state, { email, error }) => {
    if (!awaitsCheck(state, email)) return stay(state);
    const emailFailure = error.displayMessage;
    return to(
      state,
      { name: "email", emailFailure },
      { type: "notify", tone: "error", ...failureWords(emailFailure) },
    );
  },

  "use-another-email": (state) =>
    state.name === "known-email"
      ? to(state, {
          name: "email",
          fieldErrors: {},
          customerId: null,
          customer: { ...state.customer, emailverified: false, password: "" },
        })
      : stay(state),

  "continue-with-password": (state) => {
    const isLost = state.name === "payment" && state.savedCards === null;
    if (state.name !== "known-email" && !isLost) return stay(state);
    const { password } = state.customer;
    const checked = validate(passwordForm, { password });
    if ("errors" in checked) return rejectSubmit(state, checked.errors);
    const { customerId: customer_id } = state;
    // Cards cannot be fetched without an id. As after a wrong password, there are no saved cards.
    if (customer_id === null) return withoutCards(state);
    return to(
      state,
      { name: isLost ? "fetching-saved-cards" : "fetching-cards", fieldErrors: {} },
      { type: "fetch-cards", key: "cards", request: { customer_id, password } },
    );
  },

  "cards-fetched": (state, { cards }) => {
    if (state.name === "fetching-cards") return asExistingCustomer(state, cards);
    if (state.name !== "fetching-saved-cards") return stay(state);
    return to(state, { ...choosing(state, cards), name: "payment" });
  },

  "cards-not-fetched": (state) => {
    if (state.name === "fetching-cards") return withoutCards(state);
    return state.name === "fetching-saved-cards"
      ? to(state, { name: "payment", isPasswordDoubtful: true })
      : stay(state);
  },

  "continue-without-password": (state) =>
    state.name === "known-email" ? asExistingCustomer(state, []) : stay(state),
};

/** Whether the flow is waiting for the check of this e-mail address. Stale answers are ignored. */
const awaitsCheck = ({ name, customer }: RegistrationState, email: string): boolean =>
  name === "checking-email" && customer.email === email;

/** Documented: without an answer the customer goes on, as an account without saved cards. */
const withoutCards = (state: RegistrationState): RegistrationTransition =>
  asExistingCustomer(state, [], true);

function asExistingCustomer(
  state: RegistrationState,
  savedCards: readonly SavedCard[],
  isPasswordDoubtful = false,
): RegistrationTransition {
  return goTo(
    {
      ...state,
      ...choosing(state, savedCards),
      progress: progressAfter(state.progress, "submit-customer-existing"),
      submittedEmail: state.customer.email,
      isPasswordDoubtful,
    },
    "activation-type",
  );
}

/** The choice among these cards. The password is not needed any more. */
const choosing = ({ customer }: RegistrationState, savedCards: readonly SavedCard[]) => ({
  customer: { ...customer, password: "", confirmPassword: "" },
  savedCards,
  isPasswordDoubtful: false,
  cardChoice: firstUsable(savedCards)?.token ?? "new",
  lostSecret: null,
});
