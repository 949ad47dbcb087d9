import type { FieldErrors } from "../../forms/validate.ts";
import { REGISTRATION_STEPS, type RegistrationStep } from "../../rules/registration/gates.ts";
import type { ProgressEvent } from "../../rules/registration/progress.ts";
import { hasErrors } from "../engine/field-errors.ts";
import { chosenCard, detailsErrors, deviceErrors, newCardErrors } from "./field-errors.ts";
import type { RegistrationForm, RegistrationScreen } from "./state.ts";

/** A step of the wizard. Its gate is in `gates.ts`. */
interface Step {
  /** The screen with which the step opens. */
  readonly screen: Exclude<RegistrationScreen, { phase: "reviewing" }> | null;
  /** The gate changes of Next and Previous. */
  readonly next?: ProgressEvent;
  readonly previous?: ProgressEvent;
  /**
   * The errors with which the step opens; `null` if it is complete. The gates do not show this,
   * because a gate stays open when its step is edited again.
   */
  readonly errors: (state: RegistrationForm) => FieldErrors | null;
}

const rejected = (errors: FieldErrors): FieldErrors | null => (hasErrors(errors) ? errors : null);

export const STEPS: Readonly<Record<RegistrationStep, Step>> = {
  "customer-information": {
    screen: { phase: "email", emailFailure: null },
    next: "submit-customer",
    errors: (state) => {
      const { customer, account, progress } = state;
      const { submittedEmail } = account;
      if (submittedEmail === "" || submittedEmail !== customer.email) return {};
      const errors = rejected(progress.userexists ? {} : detailsErrors(state));
      return errors === null || customer.shownextstep ? errors : {};
    },
  },
  "activation-type": {
    screen: { phase: "devices" },
    next: "submit-activation",
    previous: "previous-activation",
    errors: (state) => rejected(deviceErrors(state)),
  },
  "payment-method": {
    screen: { phase: "payment" },
    next: "submit-payment",
    previous: "previous-payment",
    errors: (state) => {
      const card = chosenCard(state);
      // The submitted card must be the chosen one.
      if ((card?.token ?? "") !== state.payment.token) return {};
      return rejected(card === undefined ? newCardErrors(state) : {});
    },
  },
  terms: {
    screen: { phase: "terms" },
    next: "submit-terms",
    previous: "previous-terms",
    errors: ({ terms }) => (terms.accepted ? null : {}),
  },
  /** Its question opens with a read of the prices. */
  confirm: { screen: null, errors: () => null },
};

/** The step this many places after (or before) another one. */
export const stepBeside = (step: RegistrationStep, places: 1 | -1): RegistrationStep =>
  REGISTRATION_STEPS[REGISTRATION_STEPS.indexOf(step) + places] ?? step;

/** The first incomplete step; `null` if Confirm can be pressed. */
export const firstIncomplete = (state: RegistrationForm): RegistrationStep | null =>
  REGISTRATION_STEPS.find((step) => STEPS[step].errors(state) !== null) ?? null;
