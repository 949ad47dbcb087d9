import { customerForm } from "../../forms/customer-form.ts";
import { validate } from "../../forms/validate.ts";
import type { CustomerDraft } from "../../rules/registration/drafts.ts";
import { progressAfter } from "../../rules/registration/progress.ts";
import { phoneInput } from "../../rules/registration/phone.ts";
import { rejectSubmit, stay, stillWrong, to } from "./changes.ts";
import { agreeing, textConsent } from "./consent.ts";
import { statesOf } from "./details-lists.ts";
import type { RegistrationEffect, RegistrationTransition } from "./effects.ts";
import { goTo } from "./enter.ts";
import type { CustomerEvent, HandlersOf } from "./events.ts";
import { detailsErrors } from "./field-errors.ts";
import { NO_ACCOUNT } from "./start.ts";
import { stepOf, type RegistrationState } from "./state.ts";

/** The entries of a customer, and the details form of a new one. */
export const customerHandlers: HandlersOf<CustomerEvent> = {
  "edit-customer": (state, { patch }) => {
    const before = state.customer;
    const customer = edited(before, patch);
    const next = { ...state, customer };
    const reopened = customer.email === before.email ? stay(next) : forgetAccount(next);
    return to(
      reopened.state,
      { fieldErrors: stillWrong(reopened.state) },
      ...reopened.effects,
      ...(customer.country === before.country ? [] : [statesOf(customer)]),
      ...describing(patch),
    );
  },

  "time-zone-described": (state, { zone }) =>
    state.customer.timezone === zone.time_zone
      ? to(state, {
          customer: { ...state.customer, timezonedescription: zone.description ?? "" },
        })
      : stay(state),

  "time-zone-found": (state, { zone }) => {
    if (state.name !== "details" || state.customer.timezone !== "") return stay(state);
    const customer = {
      ...state.customer,
      timezone: zone.time_zone,
      timezonedescription: zone.description ?? "",
    };
    return to(state, { customer, fieldErrors: stillWrong({ ...state, customer }) });
  },

  "submit-details": (state, shown) => {
    if (state.name !== "details") return stay(state);
    const checked = validate(customerForm, state.customer);
    if ("errors" in checked) return rejectSubmit(state, detailsErrors(state));
    const next = goTo(
      {
        ...state,
        customer: { ...state.customer, ...checked.value },
        progress: progressAfter(state.progress, "submit-customer"),
        submittedEmail: state.customer.email,
        savedCards: [],
        isPasswordDoubtful: false,
        cardChoice: "new",
        customerId: null,
        lostSecret: null,
      },
      "activation-type",
    );
    return agreeing(next, textConsent(next.state, shown));
  },
};

/** The registration sends a time zone with its description, which comes from the list. */
const describing = ({
  timezone,
  timezonedescription,
}: Partial<CustomerDraft>): readonly RegistrationEffect[] =>
  timezone === undefined || timezonedescription !== undefined
    ? []
    : [{ type: "describe-time-zone", timezone }];

/**
 * Another e-mail address may be that of another account: it has to be checked again, and the cards
 * of the account that it belonged to before are gone.
 */
function forgetAccount(state: RegistrationState): RegistrationTransition {
  const { name, customer } = state;
  const password = customer.emailverified ? "" : customer.password;
  return to(
    state,
    {
      name: "email",
      isSubmittingAll: false,
      customer: { ...customer, password, emailverified: false, shownextstep: false },
      progress: progressAfter(state.progress, "previous-activation"),
      ...NO_ACCOUNT,
    },
    ...WAITS.filter((wait) => wait.name === name).map(
      ({ key }) => ({ type: "cancel", key }) as const,
    ),
    ...(stepOf(name) === "customer-information" ? [] : [FIRST_STEP]),
  );
}

const WAITS = [
  { name: "checking-email", key: "email" },
  { name: "fetching-cards", key: "cards" },
  { name: "fetching-saved-cards", key: "cards" },
] as const;

const FIRST_STEP = { type: "go", step: "customer-information" } as const;

function edited(draft: CustomerDraft, patch: Partial<CustomerDraft>): CustomerDraft {
  const next = { ...draft, ...patch };
  next.confirmEmail = next.email;
  next.phone = phoneInput(draft.phone, next.phone);
  if (next.country !== draft.country && patch.state === undefined) next.state = "";
  // The old description until the list gives the new one would be wrong.
  if (next.timezone !== draft.timezone) next.timezonedescription = patch.timezonedescription ?? "";
  return next;
}
