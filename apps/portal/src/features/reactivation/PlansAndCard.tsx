import {
  useFieldError,
  useMessages,
  useTaskArgs,
  useTaskChoice,
  type TaskRun,
} from "@waypost/hooks";
import {
  selectedDevices,
  type multiReactivation,
  type SelectedDevice,
  type ShapeOf,
} from "@waypost/hooks/flows";
import { Button } from "@waypost/ui/Button";
import { useState } from "react";
import { DevicePlan } from "./DevicePlan.tsx";
import { PaymentForm } from "./PaymentForm.tsx";

/** The number of devices that are rendered at a time. */
const PAGE = 20;

/** A plan for each device, and the card that pays for all. */
export function PlansAndCard({ run }: { run: TaskRun<ShapeOf<typeof multiReactivation>> }) {
  const say = useMessages();
  const args = useTaskArgs(run);
  const [shown, setShown] = useState(PAGE);
  const devices = args === null ? [] : selectedDevices(args);
  const more = Math.min(PAGE, devices.length - shown);
  return (
    <PaymentForm run={run} title={say("reactivation.choosePlans")}>
      {devices.slice(0, shown).map((device, index) => (
        <PlanOfDevice key={`${device.imei} ${String(index)}`} run={run} device={device} />
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
  run: TaskRun<ShapeOf<typeof multiReactivation>>;
  device: SelectedDevice;
}) {
  const { run, device } = props;
  const { value, edit } = useTaskChoice(run, "plans");
  const id = `plans.${device.imei}`;
  return (
    <DevicePlan
      run={run}
      device={device}
      id={id}
      errorMessage={useFieldError(run, id)}
      onChoose={(planId) => edit({ ...value, [device.imei]: planId })}
    />
  );
}
