import type { StandardSchemaV1 } from "@standard-schema/spec";
import { customerForm } from "../../forms/customer-form.ts";
import { devicesForm } from "../../forms/devices-form.ts";
import { termsForm } from "../../forms/terms-form.ts";
import { validate } from "../../forms/validate.ts";
import { lostSecret, progressWithoutSecrets, type RegistrationStep } from "../../rules/gates.ts";
import { chosenCard, newCardForm } from "./card.ts";
import type { RegistrationState } from "./state.ts";

/**
 * The first step that would not pass its own form as it stands now; `null` when Confirm may be
 * pressed. A gate stays open while its step is changed again, so no gate stands for a form.
 */
export function missingStep(state: RegistrationState): RegistrationStep | null {
  if (!isCustomerReady(state)) return "customer-information";
  if (!areDevicesReady(state)) return "activation-type";
  if (!isCardReady(state)) return "payment-method";
  return passes(termsForm, state.terms) ? null : "terms";
}

const passes = (form: StandardSchemaV1<unknown, unknown>, draft: unknown): boolean =>
  "value" in validate(form, draft);

const isCustomerReady = ({ customer, progress, submittedEmail }: RegistrationState): boolean =>
  submittedEmail !== "" &&
  submittedEmail === customer.email &&
  (progress.userexists || passes(customerForm, customer));

const areDevicesReady = ({ activation, checking }: RegistrationState): boolean =>
  checking.length === 0 && passes(devicesForm, activation);

/** The card that was submitted is the one that is chosen. */
function isCardReady(state: RegistrationState): boolean {
  const { token } = state.payment;
  const card = chosenCard(state);
  if (card !== undefined) return card.token === token;
  return token === "" && passes(newCardForm, state.payment);
}

/** Lowers the gates that need a secret which is gone, and remembers which one to explain. */
export function lowered(state: RegistrationState): RegistrationState {
  const lost = lostSecret(state.progress, state.customer, state.payment);
  return lost === null
    ? state
    : { ...state, lost, progress: progressWithoutSecrets(state.progress, lost) };
}
