import {
  stepBeside,
  withOpen,
  wizardAfterPrevious,
} from "../../rules/registration/wizard-moves.ts";
import type { RegistrationStep } from "../../rules/registration/wizard.ts";
import type { Question } from "../checkout/order.ts";
import { openReview } from "../checkout/checkout.ts";
import { hasErrors } from "../engine/field-errors.ts";
import { chain, change, show } from "../engine/step.ts";
import { rejectSubmit } from "./changes.ts";
import { detailsLists, type RegistrationEffect, type RegistrationTransition } from "./events.ts";
import { leaveImeis } from "./device-imei.ts";
import { registrationOrder } from "./order.ts";
import { stepOf, type RegistrationForm, type RegistrationState } from "./state.ts";
import { firstIncomplete, STEPS } from "./steps.ts";

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
  if (screen === null)
    return chain({ state: form, effects }, () =>
      openReview(form, registrationOrder(form), { looks: false, open }),
    );
  const shown = show(form, screen, ...effects);
  switch (step) {
    case "activation-type":
      // After a reload during an IMEI check, some rows have not been checked.
      return chain(shown, leaveImeis);
    case "payment-method":
      return chain(shown, (next) => change(next, withHolder(form)));
    case "customer-information": {
      const { customer, wizard } = form;
      if (wizard.isKnown === null) return shown;
      if (wizard.isKnown)
        return chain(shown, (next) => change(next, { customer: { ...customer, password: "" } }));
      return show(form, { phase: "details" }, ...effects, ...detailsLists(customer));
    }
    default:
      return shown;
  }
}

/** Fills in the customer's name as the card holder, unless the field was edited. */
function withHolder(form: RegistrationForm): Partial<RegistrationForm> {
  const { customer, payment, wizard, suggestedHolder } = form;
  const isUntouched = payment.token === "" && payment.cardHoldername === suggestedHolder;
  if (!isUntouched || wizard.isKnown === true) return {};
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

/** Next: opens the following step. */
export function toNext({ form, screen }: RegistrationState): RegistrationTransition {
  const next = stepBeside(stepOf(screen.phase), 1);
  return goTo({ ...form, wizard: withOpen(form.wizard, next) }, next);
}

/** Previous: closes the current step, and opens the one before. */
export function toPrevious({ form, screen }: RegistrationState): RegistrationTransition {
  const step = stepOf(screen.phase);
  return goTo({ ...form, wizard: wizardAfterPrevious(form.wizard, step) }, stepBeside(step, -1));
}

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
