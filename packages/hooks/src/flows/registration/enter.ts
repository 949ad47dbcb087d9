import type { RegistrationStep } from "../../rules/registration/gates.ts";
import { progressAfter } from "../../rules/registration/progress.ts";
import { hasErrors } from "../engine/field-errors.ts";
import { chain, rejectSubmit, showScreen } from "./changes.ts";
import { detailsLists, type RegistrationEffect, type RegistrationTransition } from "./events.ts";
import { leaveImeis } from "./device-imei.ts";
import { openOrder } from "./prices.ts";
import { stepOf, type RegistrationForm, type RegistrationState } from "./state.ts";
import { firstIncomplete, stepBeside, STEPS } from "./steps.ts";

/**
 * Opens a step. An existing customer who returns to the e-mail step enters it and the password
 * again.
 */
export function enter(
  before: RegistrationState,
  step: RegistrationStep,
  ...effects: RegistrationEffect[]
): RegistrationTransition {
  const { screen } = STEPS[step];
  const state = { ...before, fieldErrors: {} };
  if (screen === null) return openOrder(state, ...effects);
  const shown = showScreen(state, screen, ...effects);
  switch (step) {
    case "activation-type":
      // After a reload during an IMEI check, some rows have not been checked.
      return chain(shown, leaveImeis);
    case "payment-method":
      return { ...shown, state: { ...shown.state, ...withHolder(state) } };
    case "customer-information": {
      const { customer } = state;
      if (customer.emailverified) {
        const reset = { ...customer, emailverified: false, password: "" };
        return { ...shown, state: { ...shown.state, customer: reset } };
      }
      if (!customer.shownextstep) return shown;
      return showScreen(state, { phase: "details" }, ...effects, ...detailsLists(customer));
    }
    default:
      return shown;
  }
}

/** Fills in the customer's name as the card holder, unless the field was edited. */
function withHolder(state: RegistrationForm): Partial<RegistrationForm> {
  const { customer, payment, progress, suggestedHolder } = state;
  const isUntouched = payment.token === "" && payment.cardHoldername === suggestedHolder;
  if (!isUntouched || progress.userexists) return {};
  const holder = `${customer.firstName.trim()} ${customer.lastName.trim()}`.trim();
  return { payment: { ...payment, cardHoldername: holder }, suggestedHolder: holder };
}

/** Opens a step and navigates to it, with the customer id in the query. */
export const goTo = (state: RegistrationState, step: RegistrationStep): RegistrationTransition =>
  enter(state, step, { type: "go", step, ...idOf(state) });

/** The id of the current customer. Once it is known, the address keeps no other id. */
const idOf = ({ account: { customerId, submittedEmail } }: RegistrationForm) =>
  customerId === null && submittedEmail === "" ? {} : { customerId };

/** Next: opens the gate of the following step, and the step. */
export function toNext(state: RegistrationState): RegistrationTransition {
  const step = stepOf(state.phase);
  const { next } = STEPS[step];
  return goTo(withProgress(state, next), stepBeside(step, 1));
}

/** Previous: closes the gate of the current step, and opens the step before. */
export function toPrevious(state: RegistrationState): RegistrationTransition {
  const step = stepOf(state.phase);
  const { previous } = STEPS[step];
  return goTo(withProgress(state, previous), stepBeside(step, -1));
}

const withProgress = (
  state: RegistrationState,
  event: (typeof STEPS)[RegistrationStep]["next"],
): RegistrationState =>
  event === undefined ? state : { ...state, progress: progressAfter(state.progress, event) };

/** Opens the confirmation or, if a step is incomplete, that step. */
export function goToConfirm(state: RegistrationState): RegistrationTransition {
  const step = firstIncomplete(state);
  return step === null
    ? goTo(state, "confirm")
    : enterIncomplete(state, step, { type: "go", step });
}

/** Opens an incomplete step with the errors that its own Next would show. */
export function enterIncomplete(
  state: RegistrationState,
  step: RegistrationStep,
  effect: RegistrationEffect,
): RegistrationTransition {
  const fieldErrors = STEPS[step].errors(state) ?? {};
  const entered = enter(state, step, effect);
  // The step explains a lost secret itself, so it shows no errors.
  if (!hasErrors(fieldErrors) || state.lostSecret !== null) return entered;
  return chain(entered, (next) => rejectSubmit(next, fieldErrors));
}
