import type { RegistrationStep } from "../../rules/registration/gates.ts";
import { progressAfter } from "../../rules/registration/progress.ts";
import type { Question } from "../checkout/order.ts";
import { hasErrors } from "../engine/field-errors.ts";
import { chain, change, show } from "../engine/step.ts";
import { rejectSubmit } from "./changes.ts";
import { detailsLists, type RegistrationEffect, type RegistrationTransition } from "./events.ts";
import { leaveImeis } from "./device-imei.ts";
import { openOrder } from "./prices.ts";
import { stepOf, type RegistrationForm, type RegistrationState } from "./state.ts";
import { firstIncomplete, stepBeside, STEPS } from "./steps.ts";

/**
 * Opens a step. An existing customer who returns to the e-mail step enters it and the password
 * again. A question of the confirmation that is `open` already stays.
 */
export function enter(
  before: RegistrationForm,
  step: RegistrationStep,
  effects: readonly RegistrationEffect[] = [],
  open?: Question,
): RegistrationTransition {
  const { screen } = STEPS[step];
  const form = { ...before, fieldErrors: {} };
  if (screen === null) return openOrder(form, effects, open);
  const shown = show(form, screen, ...effects);
  switch (step) {
    case "activation-type":
      // After a reload during an IMEI check, some rows have not been checked.
      return chain(shown, leaveImeis);
    case "payment-method":
      return chain(shown, (next) => change(next, withHolder(form)));
    case "customer-information": {
      const { customer } = form;
      if (customer.emailverified) {
        const reset = { ...customer, emailverified: false, password: "" };
        return chain(shown, (next) => change(next, { customer: reset }));
      }
      if (!customer.shownextstep) return shown;
      return show(form, { phase: "details" }, ...effects, ...detailsLists(customer));
    }
    default:
      return shown;
  }
}

/** Fills in the customer's name as the card holder, unless the field was edited. */
function withHolder(form: RegistrationForm): Partial<RegistrationForm> {
  const { customer, payment, progress, suggestedHolder } = form;
  const isUntouched = payment.token === "" && payment.cardHoldername === suggestedHolder;
  if (!isUntouched || progress.userexists) return {};
  const holder = `${customer.firstName.trim()} ${customer.lastName.trim()}`.trim();
  return { payment: { ...payment, cardHoldername: holder }, suggestedHolder: holder };
}

/** Opens a step and navigates to it, with the customer id in the query. */
export const goTo = (
  form: RegistrationForm,
  step: RegistrationStep,
  open?: Question,
): RegistrationTransition => enter(form, step, [{ type: "go", step, ...idOf(form) }], open);

/** The id of the current customer. Once it is known, the address keeps no other id. */
const idOf = ({ account: { customerId, submittedEmail } }: RegistrationForm) =>
  customerId === null && submittedEmail === "" ? {} : { customerId };

/** Next: opens the gate of the following step, and the step. */
export function toNext({ form, screen }: RegistrationState): RegistrationTransition {
  const step = stepOf(screen.phase);
  const { next } = STEPS[step];
  return goTo(withProgress(form, next), stepBeside(step, 1));
}

/** Previous: closes the gate of the current step, and opens the step before. */
export function toPrevious({ form, screen }: RegistrationState): RegistrationTransition {
  const step = stepOf(screen.phase);
  const { previous } = STEPS[step];
  return goTo(withProgress(form, previous), stepBeside(step, -1));
}

const withProgress = (
  form: RegistrationForm,
  event: (typeof STEPS)[RegistrationStep]["next"],
): RegistrationForm =>
  event === undefined ? form : { ...form, progress: progressAfter(form.progress, event) };

/** Opens the confirmation or, if a step is incomplete, that step. */
export function goToConfirm(form: RegistrationForm): RegistrationTransition {
  const step = firstIncomplete(form);
  return step === null ? goTo(form, "confirm") : enterIncomplete(form, step, { type: "go", step });
}

/** Opens an incomplete step with the errors that its own Next would show. */
export function enterIncomplete(
  form: RegistrationForm,
  step: RegistrationStep,
  effect: RegistrationEffect,
): RegistrationTransition {
  const fieldErrors = STEPS[step].errors(form) ?? {};
  const entered = enter(form, step, [effect]);
  // The step explains a lost secret itself, so it shows no errors.
  if (!hasErrors(fieldErrors) || form.lostSecret !== null) return entered;
  return chain(entered, (next) => rejectSubmit(next, fieldErrors));
}
