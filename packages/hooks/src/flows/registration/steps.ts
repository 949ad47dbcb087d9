import type { FieldErrors } from "../../forms/validate.ts";
import { REGISTRATION_STEPS, type RegistrationStep } from "../../rules/registration/wizard.ts";
import { hasErrors } from "../engine/field-errors.ts";
import { chosenCard, detailsErrors, deviceErrors, newCardErrors } from "./field-errors.ts";
import type { RegistrationForm, RegistrationScreen } from "./state.ts";

/** A step of the wizard. */
interface Step {
  /** The screen with which the step opens. */
  readonly screen: Exclude<RegistrationScreen, { phase: "reviewing" }> | null;
  /**
   * The errors with which the step opens; `null` if it is complete. A step that was edited again
   * stays open.
   */
  readonly errors: (state: RegistrationForm) => FieldErrors | null;
}

const rejected = (errors: FieldErrors): FieldErrors | null => (hasErrors(errors) ? errors : null);

export const STEPS: Readonly<Record<RegistrationStep, Step>> = {
  "customer-information": {
    screen: { phase: "email", emailFailure: null },
    errors: (form) => {
      const { customer, account, wizard } = form;
      const { submittedEmail } = account;
      const isAsked = submittedEmail !== "" && submittedEmail === customer.email;
      if (!isAsked || wizard.isKnown === null) return {};
      return wizard.isKnown ? null : rejected(detailsErrors(form));
    },
  },
  "activation-type": {
    screen: { phase: "devices" },
    errors: (state) => rejected(deviceErrors(state)),
  },
  "payment-method": {
    screen: { phase: "payment" },
    errors: (state) => {
      const card = chosenCard(state);
      // The submitted card must be the chosen one.
      if ((card?.token ?? "") !== state.payment.token) return {};
      return rejected(card === undefined ? newCardErrors(state) : {});
    },
  },
  terms: {
    screen: { phase: "terms" },
    errors: ({ terms }) => (terms.accepted ? null : {}),
  },
  /** Its question opens with a read of the prices. */
  confirm: { screen: null, errors: () => null },
};

/** The first incomplete step; `null` if Confirm can be pressed. */
export const firstIncomplete = (state: RegistrationForm): RegistrationStep | null =>
  REGISTRATION_STEPS.find((step) => STEPS[step].errors(state) !== null) ?? null;
