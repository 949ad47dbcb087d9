/** The documented registration steps in order, as in the last part of their address. */
export const REGISTRATION_STEPS = [
  "customer-information",
  "activation-type",
  "payment-method",
  "terms",
  "confirm",
] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** The position of a customer in the registration, except for the screen of the current step. */
export interface Wizard {
  /** The steps that can be opened, in order. The first step is always open and not in the list. */
  readonly open: readonly RegistrationStep[];
  /**
   * True for a customer who continues with an account, false for a new one; `null` until the e-mail
   * address was checked.
   */
  readonly isKnown: boolean | null;
  /** True while a registration is being sent and after it succeeded: no other step can be opened. */
  readonly isLocked: boolean;
}

/** The position at the start of a registration. */
export const firstPosition: Wizard = { open: [], isKnown: null, isLocked: false };

export const isOpen = ({ open }: Wizard, step: RegistrationStep): boolean =>
  step === "customer-information" || open.includes(step);

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
