import { customerForm } from "../../forms/customer-form.ts";
import { emailForm } from "../../forms/email-form.ts";
import { validate } from "../../forms/validate.ts";
import { type Progress } from "../../rules/registration/gates.ts";
import { progressAfter, type ProgressEvent } from "../../rules/registration/progress.ts";
import { errorsOf, hasAny } from "../engine/field-errors.ts";
import { accountHandlers } from "./account.ts";
import { rejectSubmit, stay, to } from "./changes.ts";
import { leaveImeis } from "./device-imei.ts";
import { agreeing, termsConsent, textConsent } from "./consent.ts";
import type { RegistrationTransition } from "./effects.ts";
import { goTo } from "./enter.ts";
import type { HandlersOf, RegistrationEvent, WholePageEvent } from "./events.ts";
import { allErrors } from "./field-errors.ts";
import { submittedCard } from "./payment.ts";
import type { RegistrationState, RegistrationStateName } from "./state.ts";

/** The registration as one page: all parts are submitted together, up to the confirmation. */
export const wholePageHandlers: HandlersOf<WholePageEvent> = {
  "submit-all": submitAll,
};

/**
 * Goes on with a submit of all parts after an event: once the server has answered about the e-mail
 * address and the IMEIs.
 */
export function continueSubmit(
  next: RegistrationTransition,
  event: RegistrationEvent,
): RegistrationTransition {
  const { state, effects } = next;
  if (!state.isSubmittingAll) return next;
  const after = afterEvent(state, event);
  return { state: after.state, effects: [...effects, ...after.effects] };
}

function afterEvent(state: RegistrationState, event: RegistrationEvent): RegistrationTransition {
  if (event.type === "email-check-failed") return refuse(state);
  // An account's password is asked for now, so it cannot be missing yet.
  if (state.name === "known-email" && event.type === "email-checked") {
    const { password: _, ...others } = allErrors(state);
    return hasAny(others) ? refuse(state, others) : to(state, { isSubmittingAll: false });
  }
  return submitAll(state);
}

function submitAll(before: RegistrationState): RegistrationTransition {
  const { state, effects } = leaveImeis({ ...before, isSubmittingAll: true });
  const next = advance(state);
  return { state: next.state, effects: [...effects, ...next.effects] };
}

function advance(state: RegistrationState): RegistrationTransition {
  const { name, customer, activation } = state;
  if (WAITS.includes(name)) return stay(state);
  if (name === "email" && !hasAny(errorsOf(emailForm, customer)))
    return accountHandlers["submit-email"](state, { type: "submit-email" });
  if (activation.devices.some(({ imei }) => imei.check.status === "checking")) return stay(state);
  if (name === "known-email" && customer.password !== "")
    return accountHandlers["continue-with-password"](state, { type: "continue-with-password" });
  return hasAny(allErrors(state)) ? refuse(state) : accept(state);
}

const WAITS: readonly RegistrationStateName[] = [
  "checking-email",
  "fetching-cards",
  "fetching-saved-cards",
];

const refuse = (state: RegistrationState, errors = allErrors(state)): RegistrationTransition =>
  rejectSubmit({ ...state, isSubmittingAll: false }, errors);

const SUBMITS = ["submit-activation", "submit-payment", "submit-terms"] as const;

/** Every part is valid: what Next of each step would do. */
function accept(state: RegistrationState): RegistrationTransition {
  const isKnown = state.progress.userexists;
  const account: ProgressEvent = isKnown ? "submit-customer-existing" : "submit-customer";
  const checked = validate(customerForm, state.customer);
  const details = !isKnown && "value" in checked ? checked.value : {};
  const next = goTo(
    {
      ...state,
      isSubmittingAll: false,
      customer: { ...state.customer, ...details },
      submittedEmail: state.customer.email,
      payment: submittedCard(state),
      progress: [account, ...SUBMITS].reduce<Progress>(progressAfter, state.progress),
      lostSecret: null,
    },
    "confirm",
  );
  const consents = isKnown ? [] : [textConsent(next.state)];
  return agreeing(next, ...consents, termsConsent(next.state));
}
