import { useMessages, useTask, useTaskArgs, type TaskRun } from "@waypost/hooks";
import {
  imeiOfSubject,
  multiReactivation,
  selectedDevices,
  type ShapeOf,
} from "@waypost/hooks/flows";
import { TaskDone } from "../task/TaskDone.tsx";
import { TaskPage } from "../task/TaskPage.tsx";
import { SeveralDevices } from "./DeviceChoice.tsx";
import { nameOfCustomer } from "./customer-name.ts";
import { OrderSummary } from "./OrderSummary.tsx";
import { PlansAndCard } from "./PlansAndCard.tsx";
import { ReactivatedDevices } from "./ReactivatedDevices.tsx";
import { ReactivationReview } from "./ReactivationReview.tsx";

type Props = { run: TaskRun<ShapeOf<typeof multiReactivation>> };

/** Puts several cancelled devices back on plans, paid with one card. */
export default function MultiReactivationPage() {
  return (
    <TaskPage
      flow={multiReactivation}
      title="reactivation.multiTitle"
      lead="reactivation.lead"
      nameOf={nameOfCustomer}
      nameSubject={imeiOfSubject}
      Aside={Order}
      Form={Stage}
      Review={Review}
      Done={Done}
    />
  );
}

function Order({ run }: Props) {
  const say = useMessages();
  const args = useTaskArgs(run);
  if (args === null || args.data.listed.devices.length === 0) return null;
  const devices = selectedDevices(args);
  return <OrderSummary devices={devices} empty={say("reactivation.select")} />;
}

function Stage({ run }: Props) {
  const { stage } = useTask(run);
  return stage === 0 ? <SeveralDevices run={run} /> : <PlansAndCard run={run} />;
}

function Review({ run }: Props) {
  const say = useMessages();
  return <ReactivationReview run={run} question={<p>{say("reactivation.sure")}</p>} />;
}

function Done({ run }: Props) {
  const say = useMessages();
  const listed = useTaskArgs(run)?.data.listed.devices ?? [];
  return (
    <TaskDone run={run} message={say("reactivation.success")} again={say("reactivation.another")}>
      {({ rows }) => <ReactivatedDevices listed={listed} rows={rows} />}
    </TaskDone>
  );
}
