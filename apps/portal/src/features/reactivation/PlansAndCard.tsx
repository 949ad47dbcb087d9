import { useFieldError, useMessages, useTaskField } from "@waypost/hooks";
import { type multiReactivation, type SelectedDevice, type ShapeOf } from "@waypost/hooks/flows";
import { Button } from "@waypost/ui/Button";
import { useState } from "react";
import { DevicePlan } from "./DevicePlan.tsx";
import { PaymentForm } from "./PaymentForm.tsx";
import type { TaskOnForm } from "../task/task-page-props.ts";

/** The number of devices rendered at a time. */
const PAGE = 20;

/** A plan for each device, and one card that pays for all. */
export function PlansAndCard({ task }: { task: TaskOnForm<ShapeOf<typeof multiReactivation>> }) {
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
