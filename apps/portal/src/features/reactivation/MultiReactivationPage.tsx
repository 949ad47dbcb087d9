import {
  multiReactivation,
  useMessages,
  useTask,
  type MultiReactivationShape,
  type TaskRun,
} from "@waypost/hooks";
import { card } from "@waypost/hooks/messages/card";
import { confirm } from "@waypost/hooks/messages/confirm";
import { plans } from "@waypost/hooks/messages/plans";
import { reactivation } from "@waypost/hooks/messages/reactivation";
import { task } from "@waypost/hooks/messages/task";
import { ReviewDialog } from "../task/ReviewDialog.tsx";
import { TaskDone } from "../task/TaskDone.tsx";
import { TaskPage } from "../task/TaskPage.tsx";
import { DeviceChoice } from "./DeviceChoice.tsx";
import { nameOfDevice } from "./devices.ts";
import { OrderSummary } from "./OrderSummary.tsx";
import { PlansAndCard } from "./PlansAndCard.tsx";
import { ReactivatedDevices } from "./ReactivatedDevices.tsx";

export const texts = { ...card, ...confirm, ...plans, ...reactivation, ...task };

type Props = { run: TaskRun<MultiReactivationShape> };

/** Puts several cancelled devices back on plans, paid with one card. */
export default function MultiReactivationPage() {
  return (
    <TaskPage
      flow={multiReactivation}
      title="reactivation.multiTitle"
      lead="reactivation.lead"
      nameOf={({ data }) => {
        const { first_name, last_name } = data.listed.user_details;
        return [first_name, last_name].filter(Boolean).join(" ");
      }}
      nameSubject={nameOfDevice}
      Aside={OrderSummary}
      Form={Stage}
      Review={Review}
      Done={Done}
    />
  );
}

function Stage({ run }: Props) {
  const { stage } = useTask(run);
  return stage === 0 ? <DeviceChoice run={run} /> : <PlansAndCard run={run} />;
}

function Review({ run }: Props) {
  const say = useMessages();
  return (
    <ReviewDialog
      run={run}
      title={say("reactivation.confirmation")}
      labels={{ confirm: say("action.confirm"), cancel: say("action.cancel") }}
      total={(amount) => say("reactivation.totalBilled", { amount })}
      question={<p>{say("reactivation.sure")}</p>}
    />
  );
}

function Done({ run }: Props) {
  const say = useMessages();
  return (
    <TaskDone run={run} message={say("reactivation.success")} again={say("reactivation.another")}>
      {({ rows }) => <ReactivatedDevices run={run} rows={rows} />}
    </TaskDone>
  );
}
