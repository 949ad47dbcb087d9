"use client";

import { isFirstScreenKnown, registrationPath } from "../../flows/registration/path.ts";
import { stepOf } from "../../flows/registration/state.ts";
import {
  isOpen,
  REGISTRATION_STEPS,
  type RegistrationStep,
} from "../../rules/registration/wizard.ts";
import { useWaypost } from "../provider.tsx";
import { useRegistrationState } from "./use-registration.ts";

/** A step of the registration as a progress bar shows it. */
export interface StepView {
  readonly step: RegistrationStep;
  /** True if the step can be opened, so that the progress bar links to it. */
  readonly isOpen: boolean;
  readonly isCurrent: boolean;
  readonly path: string;
}

/**
 * The five steps for a progress bar, and the current one.
 *
 * @example
 * const { steps, current } = useRegistrationSteps();
 * return <ol>{steps.map(({ step, isOpen, path }) => <li key={step}>{isOpen ? <a href={path}>{step}</a> : step}</li>)}</ol>;
 */
export function useRegistrationSteps(): {
  readonly current: RegistrationStep;
  readonly steps: readonly StepView[];
  /** False while a registration is being sent and after it succeeded. */
  readonly hasTopBar: boolean;
  /** False until the first screen is known. */
  readonly isReady: boolean;
} {
  const { address, variant } = useWaypost("useRegistrationSteps");
  const current = useRegistrationState((state) => stepOf(state.screen.phase));
  const wizard = useRegistrationState((state) => state.form.wizard);
  const customerId = useRegistrationState((state) => state.form.account.customerId);
  const isKnown = useRegistrationState((state) => state.form.account.submittedEmail !== "");
  const steps = REGISTRATION_STEPS.map((step) => ({
    step,
    isOpen: !wizard.isLocked && isOpen(wizard, step),
    isCurrent: step === current,
    path: registrationPath(step, {
      address: address(),
      customerId: customerId ?? (isKnown ? null : undefined),
      variant,
    }),
  }));
  const isReady = useRegistrationState((state) => isFirstScreenKnown(state, address()));
  return { current, steps, hasTopBar: !wizard.isLocked, isReady };
}
