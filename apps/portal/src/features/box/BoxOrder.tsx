import {
  useFormats,
  useMessages,
  useRegistration,
  useRegistrationSteps,
  WaypostProvider,
  type BoxOrderView,
} from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { Suspense } from "react";
import { Heading } from "../../app/Heading.tsx";
import { useLoaded } from "../../app/lazy-page.tsx";
import { OrderSheet } from "../checkout/OrderSheet.tsx";
import { ReviewDialog } from "../checkout/ReviewDialog.tsx";
import { CustomerInformation } from "../registration/CustomerInformation.tsx";
import { usePreloadedSteps, useStepPages } from "../registration/step-pages.ts";

/** The customer, the card and the consent for a box, with the forms of the registration. */
export function BoxOrder({ box }: { box: BoxOrderView }) {
  const say = useMessages();
  return (
    <div className="box-order">
      <Button variant="quiet" size="small" onPress={box.backToList}>
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
    step === "customer-information" || step === "confirm" ? undefined : later[step];
  const { shown, isLoading } = useLoaded(current, pageOf);
  const Step =
    pageOf(shown)?.Component ?? (shown === "confirm" ? BoxQuestion : CustomerInformation);
  return (
    <LoadingOverlay isLoading={isLoading} label={say("page.loading")}>
      <Suspense>
        <Step />
      </Suspense>
    </LoadingOverlay>
  );
}

/** The question about the whole box, with one line for each plan. */
function BoxQuestion() {
  const say = useMessages();
  const formats = useFormats();
  const screen = useRegistration();
  if (screen.phase !== "reviewing") return null;
  return (
    <>
      <Heading>{say("step.confirm")}</Heading>
      <OrderSheet screen={screen} looking={say("readBack.running")}>
        <ReviewDialog
          screen={screen}
          title={say("confirm.title")}
          labels={{ confirm: say("action.confirm"), cancel: say("action.goBack") }}
          total={(price) => say("confirm.total", price)}
          isGuaranteed
          withoutRows
        >
          <dl className="review-rows">
            {screen.review.lines.map(({ label, count, price, sum }) => (
              <div key={`${label} ${price}`}>
                <dt>{`${formats.number(count)} × ${label}`}</dt>
                <dd className="waypost-numbers">
                  {sum === null ? "–" : say("confirm.usd", formats.priceParams(sum))}
                </dd>
              </div>
            ))}
          </dl>
        </ReviewDialog>
      </OrderSheet>
    </>
  );
}
