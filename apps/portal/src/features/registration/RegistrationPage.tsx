import { useMessages, useSteps } from "@waypost/hooks";
import { registration as registrationTexts } from "@waypost/hooks/messages/registration";
import type { RegistrationStep } from "@waypost/hooks/rules";
import { ProgressSteps } from "@waypost/ui/ProgressSteps";
import { Suspense } from "react";
import { Frame } from "../../app/Frame.tsx";
import { usePreloadedSteps, useStepPages } from "./step-pages.ts";
import { CustomerInformation } from "./CustomerInformation.tsx";

export const texts = registrationTexts;

/** The wizard: the step that the registration has come to, under its progress. */
export default function RegistrationPage() {
  const { current, isReady, hasTopBar } = useSteps();
  const later = useStepPages();
  usePreloadedSteps();
  const Step = current === "customer-information" ? CustomerInformation : later[current].Component;
  return (
    <Frame progress={<Progress />} aside={hasSummary(current, hasTopBar) && <Aside />}>
      <Suspense>{isReady && <Step />}</Suspense>
    </Frame>
  );
}

// The first step has nothing to sum up, and after the payment the receipt says it all.
const hasSummary = (step: RegistrationStep, hasTopBar: boolean): boolean =>
  step !== "customer-information" && hasTopBar;

function Aside() {
  const { summary } = useStepPages();
  return (
    <Suspense>
      <summary.Component />
    </Suspense>
  );
}

function Progress() {
  const { steps, current } = useSteps();
  const say = useMessages();
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
