import {
  useBox,
  useMessages,
  type BoxView,
  useRegistrationSteps,
  WaypostProvider,
  type BoxOrderView,
} from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { LoadingOverlay } from "@waypost/ui/LoadingOverlay";
import { Skeleton } from "@waypost/ui/Skeleton";
import { Suspense, use, useContext } from "react";
import { BoxList } from "./BoxList.tsx";
import { BoxRun } from "./BoxRun.tsx";
import { CustomerInformation } from "../registration/CustomerInformation.tsx";
import { usePreloadedSteps, useStepPages } from "../registration/step-pages.ts";
import { Frame } from "../../app/Frame.tsx";
import { LanguageContext, type LanguageChoice } from "../../app/language.ts";
import { useLoaded } from "../../app/lazy-page.tsx";
import { boxTexts } from "../../texts/box.ts";
import "./box.css";

const needed = new WeakMap<LanguageChoice, Promise<void>>();

/** Suspends until the texts of the page have loaded. */
function useBoxTexts(): void {
  const language = useContext(LanguageContext);
  if (language === undefined) return;
  const texts = needed.get(language) ?? language.need(boxTexts);
  needed.set(language, texts);
  use(texts);
}

/** The registration of a box of devices. */
export default function BoxPage() {
  return (
    <Frame width="wide">
      <Suspense>
        <Phase box={useBox()} />
      </Suspense>
    </Frame>
  );
}

function Phase({ box }: { box: BoxView }) {
  const say = useMessages();
  useBoxTexts();
  switch (box.phase) {
    case "restoring":
      return <Skeleton shape="field" count={3} label={say("page.loading")} />;
    case "list":
      return <BoxList box={box} />;
    case "order":
      return <BoxOrder box={box} />;
    case "run":
      return <BoxRun box={box} />;
  }
}

/** The customer, the card and the consent for a box, with the steps of the registration. */
function BoxOrder({ box }: { box: BoxOrderView }) {
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
