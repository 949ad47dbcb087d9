/** The documented registration steps in order, as in the last part of their address. */
export const REGISTRATION_STEPS = [
  "customer-information",
  "activation-type",
  "payment-method",
  "terms",
  "confirm",
] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** The steps of a registration that have been reached. */
export type Progress = {
  movetoactivationpage: boolean;
  movetopaymentpage: boolean;
  movetotermspage: boolean;
  movetoconfirmpage: boolean;
  /** True if the customer continues with an existing account. */
  userexists: boolean;
  /** True if the top bar can be used. */
  topbar: boolean;
};

type Gate = Exclude<keyof Progress, "userexists" | "topbar">;

const gates: Record<RegistrationStep, Gate | null> = {
  "customer-information": null,
  "activation-type": "movetoactivationpage",
  "payment-method": "movetopaymentpage",
  terms: "movetotermspage",
  confirm: "movetoconfirmpage",
};

/** The flag that opens a step; null for the first step, which is always open. */
export function gateOf(step: RegistrationStep): Gate | null {
  return gates[step];
}

export function isOpen(progress: Progress, step: RegistrationStep): boolean {
  const gate = gateOf(step);
  return gate === null || progress[gate];
}

/** The steps with an open gate, in order. The first step has no gate. */
export function openSteps(progress: Progress): RegistrationStep[] {
  return REGISTRATION_STEPS.filter((step) => gateOf(step) !== null && isOpen(progress, step));
}
