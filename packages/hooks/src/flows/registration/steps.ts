import {
  stepBeside,
  withOpen,
  wizardAfterPrevious,
} from "../../rules/registration/wizard-moves.ts";
import { REGISTRATION_STEPS, type RegistrationStep } from "../../rules/registration/wizard.ts";
import type { Question } from "../checkout/order.ts";
import { openReview } from "../checkout/checkout.ts";
import { hasErrors } from "../engine/field-errors.ts";
import { chain, change, show } from "../engine/step.ts";
import {
  accountWith,
  chosenCard,
  detailsErrors,
  deviceErrors,
  newCardErrors,
  rejectSubmit,
} from "./changes.ts";
import { detailsLists, type RegistrationEffect, type RegistrationTransition } from "./events.ts";
import { leaveImeis } from "./device-imei.ts";
import { registrationOrder } from "./order.ts";
import {
  stepOf,
  type RegistrationForm,
  type RegistrationScreen,
  type RegistrationState,
} from "./state.ts";
import type { FieldErrors } from "../../forms/validate.ts";
import { lostSecret, wizardWithoutSecrets } from "../../rules/registration/lost-secret.ts";
import { withoutSecrets } from "../../rules/registration/without-secrets.ts";

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

const STEPS: Readonly<Record<RegistrationStep, Step>> = {
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

/**
 * Closes the steps that require a lost secret, and records the secret that the page asks for again.
 */
export function closeGates(form: RegistrationForm): RegistrationForm {
  const secret = lostSecret(form.wizard, form.customer, form.payment);
  return secret === null
    ? form
    : { ...form, lostSecret: secret, wizard: wizardWithoutSecrets(form.wizard, secret) };
}

/** The registration without its secrets, as after a reload. */
export function forgetSecrets(state: RegistrationState): RegistrationTransition {
  const { customer, payment, account, lostSecret: lost } = state.form;
  const typed = payment.cardnumber + payment.cvc === "" ? null : "card";
  return change(state, {
    customer: withoutSecrets(customer),
    payment: withoutSecrets(payment),
    ...accountWith(state.form, {
      backup: account.backup && withoutSecrets(account.backup),
      savedCards: account.savedCards?.length === 0 ? account.savedCards : null,
      cardChoice: "new",
    }),
    lostSecret: lost ?? typed ?? (customer.password === "" ? null : "password"),
  });
}

/**
 * The page enters the back-forward cache with open forms: the next visit is handled as the first. A
 * request for saved cards is aborted, because its reply contains their tokens.
 */
export function onPageLeft({ form: before, screen }: RegistrationState): RegistrationTransition {
  const left = forgetSecrets({ form: { ...before, visited: false }, screen });
  const { form } = left.state;
  switch (screen.phase) {
    case "fetching-cards":
      return show(form, { phase: "known-email" }, END_FETCH);
    case "fetching-saved-cards":
      return show(form, { phase: "payment" }, END_FETCH);
    default:
      return left;
  }
}

const END_FETCH = { type: "cancel", key: "cards" } as const;
