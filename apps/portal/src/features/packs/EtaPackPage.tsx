import { useMessages } from "@waypost/hooks";
import { etaPack, type ShapeOf } from "@waypost/hooks/flows";
import { TaskPage } from "../task/TaskPage.tsx";
import { PackForm } from "./PackForm.tsx";
import { PackDone, PackReview, usePackOrder } from "./PackOrder.tsx";
import { nameOfPack } from "./pack-shape.ts";
import { splitAtPlaceholder } from "../../app/split-at-placeholder.ts";
import type { OrderProps, TaskOnForm } from "../task/task-page-props.ts";

/** Buys a pack of ETA routes. */
export default function EtaPackPage() {
  return (
    <TaskPage
      flow={etaPack}
      title="eta.title"
      lead="eta.lead"
      skeleton={{ shape: "tile", count: 4 }}
      nameSubject={nameOfPack}
      Order={EtaOrder}
      Form={EtaPackForm}
      Review={PackReview}
      Done={PackDone}
    />
  );
}

type Eta = ShapeOf<typeof etaPack>;

const EtaOrder = ({ task, children }: OrderProps<Eta>) => children(usePackOrder(task));

function EtaPackForm({ task }: { task: TaskOnForm<Eta> }) {
  const say = useMessages();
  // "Price - $4.95": the text before the amount is smaller.
  const placeholder = { amount: "{price}", currency: "", money: "{price}" };
  const { before } = splitAtPlaceholder(say("eta.price", placeholder), "{price}");
  return (
    <PackForm task={task} packs={task.data.listed} columns={2} buy="eta.buy" beforePrice={before} />
  );
}
