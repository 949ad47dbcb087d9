import { useBox, useMessages, type BoxView } from "@waypost/hooks";
import { Skeleton } from "@waypost/ui/Skeleton";
import { Frame } from "../../app/Frame.tsx";
import { BoxList } from "./BoxList.tsx";
import { BoxOrder } from "./BoxOrder.tsx";
import { BoxRun } from "./BoxRun.tsx";
import "./box.css";

/** The page of a box in the frame of its phase. */
export default function BoxPhases() {
  const box = useBox();
  return (
    <Frame width={box.phase === "order" ? "form" : "wide"}>
      <BoxPhase box={box} />
    </Frame>
  );
}

function BoxPhase({ box }: { box: BoxView }) {
  const say = useMessages();
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
