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
