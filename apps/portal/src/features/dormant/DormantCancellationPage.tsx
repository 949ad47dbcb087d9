import { useFormats, useMessages, useWaypost, type TaskView } from "@waypost/hooks";
import { dormantCancellation, imeiOfSubject, type ShapeOf } from "@waypost/hooks/flows";
import { Consequences } from "@waypost/ui/Consequences";
import { Imei } from "@waypost/ui/Imei";
import { ReviewDialog } from "../checkout/ReviewDialog.tsx";
import { TaskDone } from "../task/TaskDone.tsx";
import { BlankPage, TaskPage } from "../task/TaskPage.tsx";
import { DormantChoice, DormantDetails } from "./CancellationForms.tsx";
import type { TaskOnForm } from "../task/task-page-props.ts";

type Shape = ShapeOf<typeof dormantCancellation>;

/** Cancels the dormant subscription of a device. Documented: without a token the page stays empty. */
export default function DormantCancellationPage() {
  const { token } = useWaypost();
  if (token() === undefined) return <BlankPage title="dormantCancel.title" />;
  return (
    <TaskPage
      flow={dormantCancellation}
      title="dormantCancel.title"
      lead="dormantCancel.lead"
      isBlankWithoutInput
      nameSubject={imeiOfSubject}
      Form={Stage}
      Review={Review}
      Done={Done}
    />
  );
}

function Stage({ task }: { task: TaskOnForm<Shape> }) {
  return task.stage === 0 ? <DormantChoice task={task} /> : <DormantDetails task={task} />;
}

function Review({ task }: { task: TaskView<Shape, "reviewing"> }) {
  const say = useMessages();
  const formats = useFormats();
  const device = task.data.chosen;
  const end = device?.end_date ?? null;
  return (
    <ReviewDialog
      withoutRows
      screen={task}
      title={say("dormantCancel.sure")}
      labels={{ confirm: say("action.yes"), cancel: say("action.no") }}
      isDangerous
    >
      <Consequences
        gravity="ends"
        title={device && <Imei>{device.imei}</Imei>}
        facts={[
          say("dormantCancel.ends"),
          ...(end === null ? [] : [say("dormantCancel.otherwise", { date: formats.date(end) })]),
          say("dormantCancel.noReturn"),
        ]}
      />
    </ReviewDialog>
  );
}

function Done({ task }: { task: TaskView<Shape, "done"> }) {
  const say = useMessages();
  return (
    <TaskDone
      task={task}
      message={say("dormantCancel.success")}
      facts={({ rows }) =>
        rows.map(({ subject }) => ({
          term: say("dormant.imei"),
          value: <Imei>{imeiOfSubject(subject)}</Imei>,
        }))
      }
      again={say("dormantCancel.another")}
    />
  );
}
