import { useMessages } from "@waypost/hooks";
import { etaPack, type ShapeOf } from "@waypost/hooks/flows";
import { TaskPage } from "../task/TaskPage.tsx";
import { PackForm } from "./PackForm.tsx";
import { PackDone, PackReview, PackSummary } from "./PackOrder.tsx";
import { nameOfPack } from "./pack-shape.ts";
import { splitAtPlaceholder } from "../../app/split-at-placeholder.ts";
import type { TaskOnForm } from "../task/task-page-props.ts";

/** Buys a pack of ETA routes. Documented: without a customer the page stays empty. */
export default function EtaPackPage() {
  return (
    <TaskPage
      flow={etaPack}
      title="eta.title"
      lead="eta.lead"
      emailOf={({ email }) => email}
      isBlankWithoutInput
      nameSubject={nameOfPack}
      Aside={PackSummary}
      Form={EtaPackForm}
      Review={PackReview}
      Done={PackDone}
    />
  );
}

function EtaPackForm({ task }: { task: TaskOnForm<ShapeOf<typeof etaPack>> }) {
  const say = useMessages();
  // "Price - $4.95": the text before the amount is smaller.
  const placeholder = { amount: "{price}", money: "{price}" };
  const { before } = splitAtPlaceholder(say("eta.price", placeholder), "{price}");
  return (
    <PackForm task={task} packs={task.data.listed} columns={2} buy="eta.buy" beforePrice={before} />
  );
}
