import { useMessages, useRegistration, useRegistrationSteps } from "@waypost/hooks";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { ProgressSteps } from "@waypost/ui/ProgressSteps";
import { Suspense } from "react";
import { Frame } from "../../app/Frame.tsx";
import { useLoaded } from "../../app/lazy-page.tsx";
import { Requirements } from "./Requirements.tsx";
import { usePreloadedSteps, useStepPages } from "./step-pages.ts";
import { CustomerInformation, formOf } from "./CustomerInformation.tsx";

/** The wizard: the progress bar, the current step and the order summary. */
export default function RegistrationPage() {
  const { current, hasTopBar, steps } = useRegistrationSteps();
  const isFirst = formOf(useRegistration().phase) === "email" && current === "customer-information";
  return (
    // After the payment, the receipt replaces the summary.
    <Frame
      brandHref={steps[0]?.path.includes("charge") ? "#/registration/charge" : "#/"}
      progress={<Progress />}
      aside={hasTopBar && (isFirst ? <Requirements isFirst /> : <Aside />)}
    >
      <CurrentStep />
    </Frame>
  );
}

/** The current step. The previous one stays until its code has loaded. */
export function CurrentStep() {
  const { current, isReady } = useRegistrationSteps();
  const later = useStepPages();
  const say = useMessages();
  usePreloadedSteps();
  const pageOf = (step: typeof current) =>
    step === "customer-information" ? undefined : later[step];
  const { shown, isLoading } = useLoaded(current, pageOf);
  const Step = pageOf(shown)?.Component ?? CustomerInformation;
  return (
    <LoadingOverlay isLoading={isLoading} label={say("page.loading")}>
      <Suspense>{isReady && <Step />}</Suspense>
    </LoadingOverlay>
  );
}

function Aside() {
  const { summary } = useStepPages();
  return (
    <Suspense fallback={<Requirements />}>
      <summary.Component />
    </Suspense>
  );
}

function Progress() {
  const { steps, current } = useRegistrationSteps();
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
