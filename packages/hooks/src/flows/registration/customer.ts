import { customerForm } from "../../forms/customer-form.ts";
import { emailForm } from "../../forms/email-form.ts";
import { passwordForm } from "../../forms/password-form.ts";
import { validate } from "../../forms/validate.ts";
import { initialCustomer, type CustomerDraft } from "../../rules/drafts.ts";
import { progressAfter } from "../../rules/gates.ts";
import { phoneInput } from "../../rules/phone.ts";
import { firstUsable } from "../../rules/saved-cards.ts";
import type { SavedCard } from "@waypost/sdk";
import type { CustomerEvent, HandlersOf } from "./events.ts";
import {
  inOrder,
  refuse,
  stay,
  to,
  withoutProblems,
  type RegistrationEffect,
  type RegistrationTransition,
} from "./effects.ts";
import { goTo } from "./enter.ts";
import type { RegistrationState } from "./state.ts";

/** E-mail, sign-in and the details of a new customer. */
export const customerHandlers: HandlersOf<CustomerEvent> = {
  "edit-customer": (state, { patch }) => {
    const customer = edited(state.customer, patch);
    const problems = withoutProblems(state.problems, Object.keys(patch));
    const countryChanged = customer.country !== state.customer.country;
    return to(state, { customer, problems }, ...(countryChanged ? statesOf(customer) : []));
  },

  "submit-email": (state) => {
    if (state.name !== "email") return stay(state);
    const checked = validate(emailForm, state.customer);
    if ("errors" in checked) return refuse(state, checked.errors);
    const { email } = checked.value;
    const customer = { ...state.customer, email, confirmEmail: email };
    return to(
      state,
      { name: "checking-email", customer, problems: {} },
      { type: "check-email", key: "email", email },
    );
  },

  "email-checked": (state, { reply }) => {
    if (state.name !== "checking-email") return stay(state);
    if (!reply.exists) {
      const customer = { ...state.customer, shownextstep: true };
      return to(state, { name: "details", customer, customerId: null }, ...statesOf(customer));
    }
    return to(state, {
      name: "known-email",
      backup: state.customer,
      customer: { ...state.customer, emailverified: true, password: "" },
      customerId: reply.customer_id,
    });
  },

  "email-check-failed": (state, { error }) => {
    if (state.name !== "checking-email") return stay(state);
    const params = { text: error.displayMessage };
    return to(
      state,
      { name: "email" },
      { type: "notify", tone: "error", code: "server.text", params },
    );
  },

  "use-another-email": (state) =>
    to(state, {
      name: "email",
      problems: {},
      customerId: null,
      customer: { ...state.customer, emailverified: false, password: "" },
    }),

  "continue-with-password": (state) => {
    const { name, customerId: customer_id } = state;
    if (name !== "known-email" || customer_id === null) return stay(state);
    const { password } = state.customer;
    const checked = validate(passwordForm, { password });
    if ("errors" in checked) return refuse(state, checked.errors);
    return to(
      state,
      { name: "fetching-cards", problems: {} },
      { type: "fetch-cards", key: "cards", request: { customer_id, password } },
    );
  },

  "cards-fetched": (state, { cards }) =>
    state.name === "fetching-cards" ? asExistingCustomer(state, cards) : stay(state),

  "continue-without-password": (state) =>
    state.name === "known-email" ? asExistingCustomer(state, []) : stay(state),

  "submit-details": (state) => {
    if (state.name !== "details") return stay(state);
    const checked = validate(customerForm, state.customer);
    if ("errors" in checked) {
      return refuse(state, inOrder(checked.errors, Object.keys(initialCustomer)));
    }
    return goTo(
      {
        ...state,
        customer: { ...state.customer, ...checked.value },
        progress: progressAfter(state.progress, "submit-customer"),
        savedCards: [],
        cardChoice: "new",
        customerId: null,
        lost: null,
      },
      "activation-type",
    );
  },
};

function edited(draft: CustomerDraft, patch: Partial<CustomerDraft>): CustomerDraft {
  const next = { ...draft, ...patch };
  next.confirmEmail = next.email;
  next.phone = phoneInput(draft.phone, next.phone);
  if (next.country !== draft.country && patch.state === undefined) next.state = "";
  return next;
}

function statesOf({ country }: CustomerDraft): RegistrationEffect[] {
  return [{ type: "load-states", country }];
}

function asExistingCustomer(
  state: RegistrationState,
  savedCards: readonly SavedCard[],
): RegistrationTransition {
  return goTo(
    {
      ...state,
      progress: progressAfter(state.progress, "submit-customer-existing"),
      savedCards,
      cardChoice: firstUsable(savedCards)?.token ?? "new",
      lost: null,
    },
    "activation-type",
    state.customerId,
  );
}
