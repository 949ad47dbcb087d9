import { useMessages, useTask, useTaskOutcome, type TaskRun, type TaskShape } from "@waypost/hooks";
import { usd } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { Dialog } from "@waypost/ui/Dialog";
import { MoneyLine } from "@waypost/ui/MoneyLine";
import { Result } from "@waypost/ui/Result";

/** A success: the documented words in a dialog and on the page, what was billed, and what is next. */
export function TaskDone<Shape extends TaskShape>(props: {
  run: TaskRun<Shape>;
  /** The documented words; where there are none, the server's. */
  message?: string;
  /** The next action. */
  again: string;
}) {
  const { run, message, again } = props;
  const say = useMessages();
  const { startOver } = useTask(run);
  const outcome = useTaskOutcome(run);
  const { review } = outcome;
  const text = message ?? outcome.message ?? say("success.title");
  return (
    <>
      <Result
        tone="done"
        message={text}
        money={
          typeof review?.total === "number" && (
            <MoneyLine now={say("task.today", { amount: usd(review.total) })} />
          )
        }
        actions={<Button onPress={startOver}>{again}</Button>}
      />
      <Dialog
        isOpen={outcome.isDialogOpen}
        title={say("success.title")}
        onClose={outcome.closeDialog}
        footer={
          <Button variant="primary" onPress={outcome.closeDialog}>
            {say("action.ok")}
          </Button>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  );
}
