import {
  useBox,
  useMessages,
  type BoxView,
  WaypostProvider,
  type BoxOrderView,
} from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Skeleton } from "@waypost/ui/Skeleton";
import { Suspense, use, useContext } from "react";
import { BoxList } from "./BoxList.tsx";
import { BoxRun } from "./BoxRun.tsx";
import { CurrentStep } from "../registration/RegistrationPage.tsx";
import { Frame } from "../../app/Frame.tsx";
import { LanguageContext, type LanguageChoice } from "../../app/language.ts";
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
        <CurrentStep />
      </WaypostProvider>
    </div>
  );
}
