export const REGISTRATION_STEPS = [
  "customer-information",
  "activation-type",
  "payment-method",
  "terms",
  "confirm",
] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

export type Progress = {
  movetoactivationpage: boolean;
  movetopaymentpage: boolean;
  movetotermspage: boolean;
  movetoconfirmpage: boolean;
  /** The customer continues with an existing account. */
  userexists: boolean;
  /** The top bar can be used. */
  topbar: boolean;
};

export type Gate = Exclude<keyof Progress, "userexists" | "topbar">;

export type ProgressEvent =
  | "submit-customer"
  | "submit-customer-existing"
  | "submit-activation"
  | "submit-payment"
  | "submit-terms"
  | "previous-activation"
  | "previous-payment"
  | "previous-terms"
  | "register-start"
  | "register-success"
  | "register-error";

export const initialProgress: Progress = {
  movetoactivationpage: false,
  movetopaymentpage: false,
  movetotermspage: false,
  movetoconfirmpage: false,
  userexists: false,
  topbar: true,
};

/** Earlier steps cannot be reached while a registration is being sent and after it succeeded. */
const closed = {
  movetoactivationpage: false,
  movetopaymentpage: false,
  movetotermspage: false,
  topbar: false,
};

/** Previous closes only the gate of its own step: an open later gate stays open, as documented. */
const changes: Record<ProgressEvent, Partial<Progress>> = {
  "submit-customer": { movetoactivationpage: true, userexists: false },
  "submit-customer-existing": { movetoactivationpage: true, userexists: true },
  "submit-activation": { movetopaymentpage: true },
  "submit-payment": { movetotermspage: true },
  "submit-terms": { movetoconfirmpage: true },
  "previous-activation": { movetoactivationpage: false, userexists: false },
  "previous-payment": { movetopaymentpage: false },
  "previous-terms": { movetotermspage: false },
  "register-start": closed,
  "register-success": { ...closed, movetoconfirmpage: true },
  "register-error": {
    movetoactivationpage: true,
    movetopaymentpage: true,
    movetotermspage: true,
    topbar: true,
  },
};

export function progressAfter(progress: Progress, event: ProgressEvent): Progress {
  return { ...progress, ...changes[event] };
}

const gates: Record<RegistrationStep, Gate | null> = {
  "customer-information": null,
  "activation-type": "movetoactivationpage",
  "payment-method": "movetopaymentpage",
  terms: "movetotermspage",
  confirm: "movetoconfirmpage",
};

/** The flag that opens a step; null for the first one, which is always open. */
export function gateOf(step: RegistrationStep): Gate | null {
  return gates[step];
}

export function isOpen(progress: Progress, step: RegistrationStep): boolean {
  const gate = gateOf(step);
  return gate === null || progress[gate];
}

/** The gated steps whose gate is open, in their order; the first step is not gated. */
export function openSteps(progress: Progress): RegistrationStep[] {
  return REGISTRATION_STEPS.filter((step) => gateOf(step) !== null && isOpen(progress, step));
}
