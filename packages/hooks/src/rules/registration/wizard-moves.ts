// Apart from the position itself, which the first page needs.
import { firstPosition, REGISTRATION_STEPS, type RegistrationStep, type Wizard } from "./wizard.ts";

/** The step this many places after (or before) another one. */
export const stepBeside = (step: RegistrationStep, places: 1 | -1): RegistrationStep =>
  REGISTRATION_STEPS[REGISTRATION_STEPS.indexOf(step) + places] ?? step;

/** Opens steps. */
export const withOpen = (wizard: Wizard, ...steps: readonly RegistrationStep[]): Wizard => ({
  ...wizard,
  open: REGISTRATION_STEPS.filter((step) => [...wizard.open, ...steps].includes(step)),
});

/** Closes steps. */
export const withoutOpen = (wizard: Wizard, ...steps: readonly RegistrationStep[]): Wizard => ({
  ...wizard,
  open: wizard.open.filter((step) => !steps.includes(step)),
});

/**
 * Previous closes only its own step. Documented: later steps stay open. An existing customer who
 * returns to the first step enters the e-mail address again.
 */
export const wizardAfterPrevious = (wizard: Wizard, step: RegistrationStep): Wizard =>
  withoutOpen(step === "activation-type" ? withoutAccount(wizard) : wizard, step);

/** All steps are shown again. A new customer keeps the form of the details. */
export const wizardFromStart = ({ isKnown }: Wizard): Wizard =>
  withoutAccount({ ...firstPosition, isKnown });

const withoutAccount = (wizard: Wizard): Wizard => ({
  ...wizard,
  isKnown: wizard.isKnown === false ? false : null,
});

const BETWEEN = ["activation-type", "payment-method", "terms"] as const;

/** The order is being sent. Only the confirmation can be shown. */
export const wizardWhileSending = (wizard: Wizard): Wizard => ({
  ...withoutOpen(wizard, ...BETWEEN),
  isLocked: true,
});

/** The order was accepted. */
export const wizardAfterSuccess = (wizard: Wizard): Wizard =>
  withOpen(wizardWhileSending(wizard), "confirm");

/** The order was rejected, or its outcome is unknown: every step can be edited. */
export const wizardAfterError = (wizard: Wizard): Wizard =>
  withOpen({ ...wizard, isLocked: false }, ...BETWEEN);
