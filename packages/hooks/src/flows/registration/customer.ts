import { customerForm } from "../../forms/customer-form.ts";
import { validate } from "../../forms/validate.ts";
import type { CustomerDraft } from "../../rules/drafts.ts";
import { progressAfter } from "../../rules/gates.ts";
import { phoneInput } from "../../rules/phone.ts";
import { remainingErrors } from "../field-errors.ts";
import { rejectSubmit, stay, to } from "./changes.ts";
import type { RegistrationEffect } from "./effects.ts";
import { goTo } from "./enter.ts";
import type { CustomerEvent, HandlersOf } from "./events.ts";
import { customerErrors, detailsErrors } from "./field-errors.ts";
import type { RegistrationState } from "./state.ts";

/** The entries of a customer, and the details form of a new one. */
export const customerHandlers: HandlersOf<CustomerEvent> = {
  "edit-customer": (state, { patch }) => {
    const before = state.customer;
    const customer = edited(before, isEmailOpen(state) ? patch : { ...patch, email: before.email });
    const fieldErrors = remainingErrors(state.fieldErrors, () =>
      customerErrors({ ...state, customer }),
    );
    if (state.name === "checking-email" && customer.email !== before.email) {
      return to(state, { name: "email", customer, fieldErrors }, { type: "cancel", key: "email" });
    }
    const countryChanged = customer.country !== before.country;
    return to(state, { customer, fieldErrors }, ...(countryChanged ? statesOf(customer) : []));
  },

  "submit-details": (state) => {
    if (state.name !== "details") return stay(state);
    const checked = validate(customerForm, state.customer);
    if ("errors" in checked) return rejectSubmit(state, detailsErrors(state));
    return goTo(
      {
        ...state,
        customer: { ...state.customer, ...checked.value },
        progress: progressAfter(state.progress, "submit-customer"),
        submittedEmail: state.customer.email,
        savedCards: [],
        cardChoice: "new",
        customerId: null,
        lostSecret: null,
      },
      "activation-type",
    );
  },
};

/** After its check, the e-mail can be edited only in its own form, which checks it again. */
const isEmailOpen = ({ name }: RegistrationState): boolean =>
  name === "email" || name === "checking-email";

function edited(draft: CustomerDraft, patch: Partial<CustomerDraft>): CustomerDraft {
  const next = { ...draft, ...patch };
  next.confirmEmail = next.email;
  next.phone = phoneInput(draft.phone, next.phone);
  if (next.country !== draft.country && patch.state === undefined) next.state = "";
  return next;
}

/** Loads the states of the chosen country. */
export function statesOf({ country }: CustomerDraft): RegistrationEffect[] {
  return [{ type: "load-states", country }];
}
