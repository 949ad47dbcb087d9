import { useMessages, useTask, type TaskRun } from "@waypost/hooks";
import { cardUpdate as flow, type cardUpdate, type ShapeOf } from "@waypost/hooks/flows";
import { ReviewDialog } from "../task/ReviewDialog.tsx";
import { TaskDone } from "../task/TaskDone.tsx";
import { TaskPage } from "../task/TaskPage.tsx";
import { CurrentCard } from "./CurrentCard.tsx";
import { NewCardForm } from "./NewCardForm.tsx";
import { ReactivationWarning } from "./ReactivationWarning.tsx";

type Props = { run: TaskRun<ShapeOf<typeof cardUpdate>> };

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

function Stage({ run }: Props) {
  const { stage } = useTask(run);
  return stage === 0 ? <CurrentCard run={run} /> : <NewCardForm run={run} />;
}

/** Shown only when another window is sending: the documents specify no confirmation. */
function Review({ run }: Props) {
  const say = useMessages();
  return (
    <ReviewDialog
      run={run}
      title={say("cardUpdate.newCard")}
      labels={{ confirm: say("action.update"), cancel: say("action.cancel") }}
    />
  );
}

function Done({ run }: Props) {
  const say = useMessages();
  return (
    <TaskDone run={run} message={say("cardUpdate.success")}>
      {() => <ReactivationWarning run={run} />}
    </TaskDone>
  );
}
