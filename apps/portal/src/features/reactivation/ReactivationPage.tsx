import { useMessages, useTaskField, type TaskView, planLabel } from "@waypost/hooks";
import {
  imeiOfSubject,
  reactivation,
  type ShapeOf,
  type SelectedDevice,
} from "@waypost/hooks/flows";
import { TaskDone } from "../task/TaskDone.tsx";
import { TaskPage } from "../task/TaskPage.tsx";
import { OneDevice } from "./DeviceChoice.tsx";
import { DevicePlan } from "./DevicePlan.tsx";
import { DeviceStrip } from "../devices/DeviceStrip.tsx";
import { nameOfCustomer } from "./customer-name.ts";
import { useDeviceOrder } from "./use-device-order.ts";
import { PaymentForm } from "./PaymentForm.tsx";
import { ReactivatedDevices } from "./ReactivatedDevices.tsx";
import { ReactivationReview } from "./ReactivationReview.tsx";
import type { OrderProps, TaskInReview, TaskOnForm } from "../task/task-page-props.ts";
import { planName } from "@waypost/hooks/rules";
import { BeforeAfter } from "@waypost/ui/BeforeAfter";
import { DeviceCard } from "@waypost/ui/DeviceCard";

type Shape = ShapeOf<typeof reactivation>;
type Props = { task: TaskOnForm<Shape> };

/** Reactivates a cancelled device, paid with a card. */
export default function ReactivationPage() {
  return (
    <TaskPage
      flow={reactivation}
      title="reactivation.title"
      lead="reactivation.leadOne"
      nameOf={nameOfCustomer}
      nameSubject={imeiOfSubject}
      Order={Order}
      Strip={Device}
      Form={Stage}
      Review={Review}
      Done={Done}
    />
  );
}

function Device({ task }: Props) {
  const say = useMessages();
  const { listed, chosen } = task.data;
  // The second stage shows the device above its plan.
  const isShown = listed.devices.length > 0 && task.stage === "device";
  return isShown && <DeviceStrip device={chosen} title={say("reactivation.device")} />;
}

function Order({ task, children }: OrderProps<Shape>) {
  const say = useMessages();
  const { listed, chosen } = task.data;
  const order = useDeviceOrder(chosen === null ? [] : [chosen], say("reactivation.selectOne"));
  return children(listed.devices.length === 0 ? null : order);
}

function Stage({ task }: Props) {
  return task.stage === "device" ? <OneDevice task={task} /> : <PlanAndCard task={task} />;
}

function PlanAndCard({ task }: Props) {
  const say = useMessages();
  const device = task.data.chosen;
  const { errorMessage, onChange } = useTaskField(task, "servicePlan");
  return (
    <PaymentForm task={task} title={say("reactivation.choosePlan")}>
      {device !== null && (
        <DevicePlan
          task={task}
          device={device}
          id="servicePlan"
          errorMessage={errorMessage}
          onChoose={onChange}
        />
      )}
    </PaymentForm>
  );
}

function Review({ task }: { task: TaskInReview<Shape> }) {
  const device = task.data.chosen;
  return (
    <ReactivationReview task={task}>
      {device !== null && <PlanChange device={device} />}
    </ReactivationReview>
  );
}

function Done({ task }: { task: TaskView<Shape, "done"> }) {
  const say = useMessages();
  return (
    <TaskDone
      task={task}
      message={say("reactivation.success")}
      again={say("reactivation.anotherOne")}
    >
      {({ rows }) => <ReactivatedDevices listed={task.data.listed.devices} rows={rows} />}
    </TaskDone>
  );
}

/** The device to pay for, with its previous and its new plan. */
function PlanChange({ device }: { device: SelectedDevice }) {
  const say = useMessages();
  const { imei, kind, details } = device;
  const label = say("reactivation.plan");
  const before = details?.activated_plan_description ?? "";
  return (
    <div className="review-subject">
      <DeviceCard variant="row" kind={kind} name={say(`reactivation.${kind}`)} imei={imei} />
      {before !== "" && (
        <BeforeAfter
          labels={{ before: say("planUpdate.now"), after: say("planUpdate.after") }}
          rows={[{ label, before, after: planLabel(say, planName(device), device.planId) }]}
        />
      )}
    </div>
  );
}
