import { useMessages, type TaskView, useFieldError, useTaskField } from "@waypost/hooks";
import {
  imeiOfSubject,
  multiReactivation,
  type ShapeOf,
  type SelectedDevice,
} from "@waypost/hooks/flows";
import { TaskDone } from "../task/TaskDone.tsx";
import { TaskPage } from "../task/TaskPage.tsx";
import { SeveralDevices } from "./DeviceChoice.tsx";
import { nameOfCustomer } from "./customer-name.ts";
import { useDeviceOrder } from "./use-device-order.ts";
import { ReactivatedDevices } from "./ReactivatedDevices.tsx";
import { ReactivationReview } from "./ReactivationReview.tsx";
import type { OrderProps, TaskInReview, TaskOnForm } from "../task/task-page-props.ts";
import { Button } from "@waypost/ui/Button";
import { useState } from "react";
import { DevicePlan } from "./DevicePlan.tsx";
import { PaymentForm } from "./PaymentForm.tsx";

/** The number of devices rendered at a time. */
const PAGE = 20;

/** A plan for each device, and one card that pays for all. */
function PlansAndCard({ task }: { task: TaskOnForm<ShapeOf<typeof multiReactivation>> }) {
  const say = useMessages();
  const [shown, setShown] = useState(PAGE);
  const devices = task.data.chosen;
  const more = Math.min(PAGE, devices.length - shown);
  return (
    <PaymentForm task={task} title={say("reactivation.choosePlans")}>
      {devices.slice(0, shown).map((device, index) => (
        <PlanOfDevice key={`${device.imei} ${String(index)}`} task={task} device={device} />
      ))}
      {more > 0 && (
        <Button variant="add" onPress={() => setShown(shown + PAGE)}>
          {say("reactivation.moreDevices", { count: String(more) })}
        </Button>
      )}
    </PaymentForm>
  );
}

function PlanOfDevice(props: {
  task: TaskOnForm<ShapeOf<typeof multiReactivation>>;
  device: SelectedDevice;
}) {
  const { task, device } = props;
  const { value, onChange } = useTaskField(task, "plans");
  const id = `plans.${device.imei}`;
  return (
    <DevicePlan
      task={task}
      device={device}
      id={id}
      errorMessage={useFieldError(task.run, id)}
      onChoose={(planId) => onChange({ ...value, [device.imei]: planId })}
    />
  );
}

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
  return task.stage === "devices" ? <SeveralDevices task={task} /> : <PlansAndCard task={task} />;
}

function Review({ task }: { task: TaskInReview<Shape> }) {
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
