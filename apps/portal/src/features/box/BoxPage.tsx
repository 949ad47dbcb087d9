import { useBox, useMessages, type BoxView } from "@waypost/hooks";
import { Skeleton } from "@waypost/ui/Skeleton";
import { Suspense, use, useContext } from "react";
import { Frame } from "../../app/Frame.tsx";
import { LanguageContext } from "../../app/language.ts";
import { boxTexts } from "../../texts/box.ts";
import { BoxList } from "./BoxList.tsx";
import { BoxOrder } from "./BoxOrder.tsx";
import { BoxRun } from "./BoxRun.tsx";
import "./box.css";

let texts: Promise<void> | undefined;

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
  const language = useContext(LanguageContext);
  texts ??= language?.need(boxTexts);
  if (texts !== undefined) use(texts);
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
