import { useMessages, type TaskView } from "@waypost/hooks";
import { imeiOfSubject, multiReactivation, type ShapeOf } from "@waypost/hooks/flows";
import { TaskDone } from "../task/TaskDone.tsx";
import { TaskPage } from "../task/TaskPage.tsx";
import { SeveralDevices } from "./DeviceChoice.tsx";
import { nameOfCustomer } from "./customer-name.ts";
import { useDeviceOrder } from "./use-device-order.ts";
import { PlansAndCard } from "./PlansAndCard.tsx";
import { ReactivatedDevices } from "./ReactivatedDevices.tsx";
import { ReactivationReview } from "./ReactivationReview.tsx";
import type { OrderProps, TaskOnForm } from "../task/task-page-props.ts";

type Shape = ShapeOf<typeof multiReactivation>;
type Props = { task: TaskOnForm<Shape> };

/** Reactivates several cancelled devices, paid with one card. */
export default function MultiReactivationPage() {
  return (
    <TaskPage
      flow={multiReactivation}
      title="reactivation.multiTitle"
      lead="reactivation.lead"
      nameOf={nameOfCustomer}
      nameSubject={imeiOfSubject}
      Order={Order}
      Form={Stage}
      Review={Review}
      Done={Done}
    />
  );
}

function Order({ task, children }: OrderProps<Shape>) {
  const say = useMessages();
  const { listed, chosen } = task.data;
  const order = useDeviceOrder(chosen, say("reactivation.select"));
  return children(listed.devices.length === 0 ? null : order);
}

function Stage({ task }: Props) {
  return task.stage === 0 ? <SeveralDevices task={task} /> : <PlansAndCard task={task} />;
}

function Review({ task }: { task: TaskView<Shape, "reviewing"> }) {
  const say = useMessages();
  return <ReactivationReview task={task} question={<p>{say("reactivation.sure")}</p>} />;
}

function Done({ task }: { task: TaskView<Shape, "done"> }) {
  const say = useMessages();
  return (
    <TaskDone task={task} message={say("reactivation.success")} again={say("reactivation.another")}>
      {({ rows }) => <ReactivatedDevices listed={task.data.listed.devices} rows={rows} />}
    </TaskDone>
  );
}
