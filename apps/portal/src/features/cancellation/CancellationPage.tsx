import { useMessages, type TaskView } from "@waypost/hooks";
import {
  cancellation as flow,
  imeiOfSubject,
  type cancellation,
  type ShapeOf,
} from "@waypost/hooks/flows";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import { Imei } from "@waypost/ui/Imei";
import { useNickname } from "../devices/nicknames.ts";
import { ReviewDialog } from "../checkout/ReviewDialog.tsx";
import { TaskDone } from "../task/TaskDone.tsx";
import { TaskPage } from "../task/TaskPage.tsx";
import { CancellationForm } from "./CancellationForm.tsx";
import { EndDate } from "./EndOfService.tsx";
import type { TaskInReview } from "../task/task-page-props.ts";

type Shape = ShapeOf<typeof cancellation>;

/** Ends the subscription of a device. */
export default function CancellationPage() {
  return (
    <TaskPage
      flow={flow}
      title="cancellation.title"
      nameSubject={imeiOfSubject}
      Form={CancellationForm}
      Review={Review}
      Done={Done}
    />
  );
}

/**
 * Shown only before a repetition, or while another window is sending: the documents specify no
 * confirmation.
 */
function Review({ task }: { task: TaskInReview<Shape> }) {
  const say = useMessages();
  const imei = imeiOfSubject(task.review.rows[0]?.subject ?? "");
  const nickname = useNickname(imei);
  return (
    <ReviewDialog
      withoutRows
      screen={task}
      title={say("cancellation.question")}
      labels={{ confirm: say("action.submit"), cancel: say("action.cancel") }}
      isDangerous
    >
      <DeviceCard
        variant="row"
        kind={null}
        name={nickname || say("cancellation.device")}
        imei={imei}
      />
    </ReviewDialog>
  );
}

function Done({ task }: { task: TaskView<Shape, "done"> }) {
  const say = useMessages();
  return (
    <TaskDone
      task={task}
      title={say("cancellation.successTitle")}
      message={say("cancellation.success")}
      facts={({ rows }) =>
        rows.map(({ subject, label }) => ({
          term: say("imei.label"),
          value: <Imei>{label}</Imei>,
          copy: imeiOfSubject(subject),
        }))
      }
      again={say("cancellation.another")}
    >
      {({ rows }) =>
        rows.map(({ subject }) => (
          <EndDate key={subject} isCancelled imei={imeiOfSubject(subject)}>
            {(date) =>
              date !== null && (
                <p className="waypost-numbers">{say("cancellation.tracksUntil", { date })}</p>
              )
            }
          </EndDate>
        ))
      }
    </TaskDone>
  );
}
