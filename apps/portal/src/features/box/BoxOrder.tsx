import {
  useMessages,
  useRegistrationSteps,
  WaypostProvider,
  type BoxOrderView,
} from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { Suspense } from "react";
import { useLoaded } from "../../app/lazy-page.tsx";
import { CustomerInformation } from "../registration/CustomerInformation.tsx";
import { usePreloadedSteps, useStepPages } from "../registration/step-pages.ts";

/** The customer, the card and the consent for a box, with the steps of the registration. */
export function BoxOrder({ box }: { box: BoxOrderView }) {
  const say = useMessages();
  return (
    <div className="box-order">
      <Button variant="quiet" onPress={box.backToList}>
        {say("box.back")}
      </Button>
      <WaypostProvider waypost={box.registration}>
        <Steps />
      </WaypostProvider>
    </div>
  );
}

function Steps() {
  const say = useMessages();
  const { current } = useRegistrationSteps();
  const later = useStepPages();
  usePreloadedSteps();
  const pageOf = (step: typeof current) =>
    step === "customer-information" ? undefined : later[step];
  const { shown, isLoading } = useLoaded(current, pageOf);
  const Step = pageOf(shown)?.Component ?? CustomerInformation;
  return (
    <LoadingOverlay isLoading={isLoading} label={say("page.loading")}>
      <Suspense>
        <Step />
      </Suspense>
    </LoadingOverlay>
  );
}
