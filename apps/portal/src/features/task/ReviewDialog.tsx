import { useMessages, useTask, type TaskRun, type TaskShape } from "@waypost/hooks";
import { amount } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { Checkbox } from "@waypost/ui/Checkbox";
import { Dialog } from "@waypost/ui/Dialog";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import type { ReactNode } from "react";
import { RetryPanel } from "../../app/RetryPanel.tsx";
import { OrderMoney } from "./OrderMoney.tsx";
import { ReviewRows } from "./ReviewRows.tsx";
import "./review.css";

/** What will be billed, and the one press that does it. Escape goes back and never confirms. */
export function ReviewDialog<Shape extends TaskShape>(props: {
  run: TaskRun<Shape>;
  title: string;
  /** The two buttons, in the documented words. */
  labels: { confirm: string; cancel: string };
  /** What is paid now, in one sentence; left out where nothing is paid. */
  total?: (amount: string) => string;
  /** Confirm ends something. */
  isDangerous?: boolean;
  /** The question, beneath the total. */
  question?: ReactNode;
  /** What it is about, above what is billed. */
  children?: ReactNode;
}) {
  const { run, title, labels, total, isDangerous = false, question, children } = props;
  const say = useMessages();
  const task = useTask(run);
  const { review } = task;
  if (review === null) return null;
  const { rows, notes = [] } = review;
  const { repetition } = task;
  const words =
    repetition === null || repetition === "harmless" ? null : (`repeat.${repetition}` as const);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      onClose={task.back}
      note={
        <>
          {typeof review.total === "number" && total !== undefined && (
            <OrderMoney now={total(amount(review.total))} rows={rows} />
          )}
          {question}
        </>
      }
      footer={
        <>
          <Button variant="quiet" onPress={task.back}>
            {labels.cancel}
          </Button>
          <Button
            variant={isDangerous ? "danger" : "primary"}
            isDisabled={!task.canConfirm}
            onPress={task.confirm}
          >
            {labels.confirm}
          </Button>
        </>
      }
    >
      {children}
      <ReviewRows rows={rows} isFree={review.total === "none"} />
      {notes.map((note) => (
        <p key={note} className="wp-quiet">
          {say(note)}
        </p>
      ))}
      {review.total === "missing" && (
        <RetryPanel tone="warning" message={say("task.priceMissing")} retry={task.refetch} />
      )}
      {task.isOneWindowOnly && <p className="wp-quiet">{say("elsewhere.oneWindow")}</p>}
      {task.isBusyElsewhere && <ErrorPanel tone="warning" message={say("elsewhere.busy")} />}
      {task.isBlocked && <ErrorPanel tone="info" message={say("repeat.blocked")} />}
      {words !== null && !task.isBlocked && <ErrorPanel tone="warning" message={say(words)} />}
      {task.tick !== null && !task.isBlocked && (
        <Checkbox isSelected={task.isAcknowledged} onChange={task.acknowledge}>
          {say(task.tick)}
        </Checkbox>
      )}
    </Dialog>
  );
}
