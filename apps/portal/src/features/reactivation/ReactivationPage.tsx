import { useMessages, useTask, useTaskArgs, useTaskChoice, type TaskRun } from "@waypost/hooks";
import {
  deviceToReactivate,
  imeiOfSubject,
  reactivation,
  type ShapeOf,
} from "@waypost/hooks/flows";
import { TaskDone } from "../task/TaskDone.tsx";
import { TaskPage } from "../task/TaskPage.tsx";
import { OneDevice } from "./DeviceChoice.tsx";
import { DevicePlan } from "./DevicePlan.tsx";
import { DeviceStrip } from "../devices/DeviceStrip.tsx";
import { nameOfCustomer } from "./customer-name.ts";
import { OrderSummary } from "./OrderSummary.tsx";
import { PaymentForm } from "./PaymentForm.tsx";
import { PlanChange } from "./PlanChange.tsx";
import { ReactivatedDevices } from "./ReactivatedDevices.tsx";
import { ReactivationReview } from "./ReactivationReview.tsx";

type Props = { run: TaskRun<ShapeOf<typeof reactivation>> };

/** Puts a cancelled device back on a plan, paid with a card. */
export default function ReactivationPage() {
  return (
    <TaskPage
      flow={reactivation}
      title="reactivation.title"
      lead="reactivation.leadOne"
      nameOf={nameOfCustomer}
      nameSubject={imeiOfSubject}
      Aside={Order}
      Strip={Device}
      Form={Stage}
      Review={Review}
      Done={Done}
    />
  );
}

function useDevice({ run }: Props) {
  const args = useTaskArgs(run);
  return args && deviceToReactivate(args);
}

const useHasDevices = ({ run }: Props) => useTaskArgs(run)?.data.listed.devices.length !== 0;

function Device(props: Props) {
  const say = useMessages();
  const device = useDevice(props);
  const hasDevices = useHasDevices(props);
  return hasDevices && <DeviceStrip device={device} title={say("reactivation.device")} />;
}

function Order(props: Props) {
  const say = useMessages();
  const device = useDevice(props);
  const hasDevices = useHasDevices(props);
  if (!hasDevices) return null;
  return (
    <OrderSummary devices={device === null ? [] : [device]} empty={say("reactivation.selectOne")} />
  );
}

function Stage({ run }: Props) {
  const { stage } = useTask(run);
  return stage === 0 ? <OneDevice run={run} /> : <PlanAndCard run={run} />;
}

function PlanAndCard({ run }: Props) {
  const say = useMessages();
  const device = useDevice({ run });
  const { errorMessage, edit } = useTaskChoice(run, "servicePlan");
  return (
    <PaymentForm run={run} title={say("reactivation.choosePlan")}>
      {device !== null && (
        <DevicePlan
          run={run}
          device={device}
          id="servicePlan"
          errorMessage={errorMessage}
          onChoose={edit}
        />
      )}
    </PaymentForm>
  );
}

function Review({ run }: Props) {
  const device = useDevice({ run });
  return (
    <ReactivationReview run={run}>
      {device !== null && <PlanChange device={device} />}
    </ReactivationReview>
  );
}

function Done({ run }: Props) {
  const say = useMessages();
  const listed = useTaskArgs(run)?.data.listed.devices ?? [];
  return (
    <TaskDone
      run={run}
      message={say("reactivation.success")}
      again={say("reactivation.anotherOne")}
    >
      {({ rows }) => <ReactivatedDevices listed={listed} rows={rows} />}
    </TaskDone>
  );
}
