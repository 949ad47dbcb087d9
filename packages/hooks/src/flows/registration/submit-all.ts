import { customerFormFor } from "../../forms/customer-form.ts";
import { emailForm } from "../../forms/email-form.ts";
import { validate } from "../../forms/validate.ts";
import { withOpen } from "../../rules/registration/wizard-moves.ts";
import { REGISTRATION_STEPS } from "../../rules/registration/wizard.ts";
import { errorsOf, hasErrors } from "../engine/field-errors.ts";
import { signIn, submitEmail } from "./customer.ts";
import { accountWith, allErrors, isIn, rejectSubmit, submittedCard } from "./changes.ts";
import { chain, change, stay } from "../engine/step.ts";
import { termsConsent, textConsent, withConsent } from "./order.ts";
import { leaveImeis } from "./device-imei.ts";
import type { RegistrationTransition, RegistrationEvent } from "./events.ts";
import { goTo } from "./steps.ts";
import type { RegistrationPhase, RegistrationState } from "./state.ts";

/** Submits all parts of a page together, up to the confirmation. */
export const submitAll = (before: RegistrationState): RegistrationTransition =>
  chain(chain(change(before, { isSubmittingAll: true }), leaveImeis), advance);

/**
 * Continues a submit of all parts after an event: after each reply about the e-mail address and the
 * IMEIs.
 */
export const continueSubmit = (
  next: RegistrationTransition,
  event: RegistrationEvent,
): RegistrationTransition =>
  next.state.form.isSubmittingAll ? chain(next, (state) => afterEvent(state, event)) : next;

function afterEvent(state: RegistrationState, event: RegistrationEvent): RegistrationTransition {
  if (event.type === "email-check-failed") return refuse(state);
  // The password is only being asked for now, so it is not an error that it is missing.
  if (state.screen.phase === "known-email" && event.type === "email-checked") {
    const { password: _, ...others } = allErrors(state);
    return hasErrors(others) ? refuse(state, others) : change(state, { isSubmittingAll: false });
  }
  return submitAll(state);
}

function advance(state: RegistrationState): RegistrationTransition {
  const { customer, activation } = state.form;
  if (WAITING_PHASES.has(state.screen.phase)) return stay(state);
  if (isIn(state, "email") && !hasErrors(errorsOf(emailForm, customer))) return submitEmail(state);
  if (activation.devices.some(({ imei }) => imei.check.status === "checking")) return stay(state);
  if (isIn(state, "known-email") && customer.password !== "") return signIn(state);
  return hasErrors(allErrors(state)) ? refuse(state) : acceptAll(state);
}

/** The phases that wait for a reply about the customer. */
const WAITING_PHASES: ReadonlySet<RegistrationPhase> = new Set([
  "checking-email",
  "fetching-cards",
  "fetching-saved-cards",
]);

const refuse = (state: RegistrationState, errors = allErrors(state)): RegistrationTransition =>
  chain(change(state, { isSubmittingAll: false }), (next) => rejectSubmit(next, errors));

/** All parts are valid: does the same as Next in each step. */
function acceptAll({ form, screen }: RegistrationState): RegistrationTransition {
  const isKnown = form.wizard.isKnown === true;
  const checked = validate(customerFormFor(form.phoneRule), form.customer);
  const details = !isKnown && "value" in checked ? checked.value : {};
  const next = goTo(
    {
      ...form,
      ...accountWith(form, { submittedEmail: form.customer.email }),
      isSubmittingAll: false,
      customer: { ...form.customer, ...details },
      payment: submittedCard(form),
      wizard: withOpen({ ...form.wizard, isKnown }, ...REGISTRATION_STEPS.slice(1)),
      lostSecret: null,
    },
    "confirm",
    screen.phase === "reviewing" ? screen.question : undefined,
  );
  const agreed = next.state.form;
  return withConsent(next, ...(isKnown ? [] : [textConsent(agreed)]), termsConsent(agreed));
}
