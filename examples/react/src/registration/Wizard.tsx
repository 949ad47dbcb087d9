import { useMessages, useRegistrationSteps } from "@waypost/hooks";
import { ProgressSteps } from "@waypost/ui/ProgressSteps";
import { Confirm } from "./Confirm.tsx";
import { Customer } from "./Customer.tsx";
import { Devices } from "./Devices.tsx";
import { Payment } from "./Payment.tsx";
import { Terms } from "./Terms.tsx";

const STEPS = {
  "customer-information": Customer,
  "activation-type": Devices,
  "payment-method": Payment,
  terms: Terms,
  confirm: Confirm,
};

/** The current step of the registration. */
export function Wizard() {
  const { current, isReady } = useRegistrationSteps();
  const Step = STEPS[current];
  return isReady && <Step />;
}

export function Progress() {
  const say = useMessages();
  const { steps, current } = useRegistrationSteps();
  return (
    <ProgressSteps
      label={say("step.progress")}
      current={steps.findIndex(({ step }) => step === current)}
      steps={steps.map(({ step, isOpen, path }) => ({
        label: say(`step.${step}`),
        href: isOpen ? `#${path}` : undefined,
      }))}
      labels={{
        completed: say("step.completed"),
        position: (step, total) => say("step.position", { step, steps: total }),
      }}
    />
  );
}
