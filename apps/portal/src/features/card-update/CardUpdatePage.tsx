import { useMessages, type TaskView } from "@waypost/hooks";
import { cardUpdate as flow, type cardUpdate, type ShapeOf } from "@waypost/hooks/flows";
import { ReviewDialog } from "../checkout/ReviewDialog.tsx";
import { TaskDone } from "../task/TaskDone.tsx";
import { TaskPage } from "../task/TaskPage.tsx";
import { CurrentCard } from "./CurrentCard.tsx";
import { NewCardForm } from "./NewCardForm.tsx";
import { ReactivationWarning } from "./ReactivationWarning.tsx";
import type { TaskOnForm } from "../task/task-page-props.ts";

type Shape = ShapeOf<typeof cardUpdate>;

/** Replaces the card on file. */
export default function CardUpdatePage() {
  const say = useMessages();
  return (
    <TaskPage
      flow={flow}
      title="cardUpdate.title"
      lead="cardUpdate.lead"
      nameSubject={() => say("cardUpdate.newCard")}
      Form={Stage}
      Review={Review}
      Done={Done}
    />
  );
}

function Stage({ task }: { task: TaskOnForm<Shape> }) {
  return task.stage === 0 ? <CurrentCard task={task} /> : <NewCardForm task={task} />;
}

/** Shown only while another window is sending: the documents specify no confirmation. */
function Review({ task }: { task: TaskView<Shape, "reviewing"> }) {
  const say = useMessages();
  return (
    <ReviewDialog
      screen={task}
      title={say("cardUpdate.newCard")}
      labels={{ confirm: say("action.update"), cancel: say("action.cancel") }}
    />
  );
}

function Done({ task }: { task: TaskView<Shape, "done"> }) {
  const say = useMessages();
  return (
    <TaskDone task={task} message={say("cardUpdate.success")}>
      {() => <ReactivationWarning task={task} />}
    </TaskDone>
  );
}
