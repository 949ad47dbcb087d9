import { useMessages, useTask, type TaskRun, type TaskShape } from "@waypost/hooks";
import { amount } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { Checkbox } from "@waypost/ui/Checkbox";
import { Dialog } from "@waypost/ui/Dialog";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import type { ReactNode } from "react";
import { RetryPanel } from "../../app/RetryPanel.tsx";
import "./review.css";

/** What will be billed, and the one press that does it. Escape goes back and never confirms. */
export function ReviewDialog<Shape extends TaskShape>(props: {
  run: TaskRun<Shape>;
  title: string;
  /** The two buttons, in the documented words. */
  labels: { confirm: string; cancel: string };
  /** In one line above the buttons, where the total is known. */
  total?: (amount: string) => string;
  /** The question, beneath the total. */
  question?: ReactNode;
}) {
  const { run, title, labels, total, question } = props;
  const say = useMessages();
  const task = useTask(run);
  const { review } = task;
  if (review === null) return null;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      onClose={task.back}
      note={
        <>
          {typeof review.total === "number" && total !== undefined && (
            <p className="review-total wp-numbers">{total(amount(review.total))}</p>
          )}
          {question}
        </>
      }
      footer={
        <>
          <Button variant="quiet" onPress={task.back}>
            {labels.cancel}
          </Button>
          <Button variant="primary" isDisabled={!task.canConfirm} onPress={task.confirm}>
            {labels.confirm}
          </Button>
        </>
      }
    >
      <ReviewRows rows={groupedRows(review.rows)} />
      {review.total === "missing" && (
        <RetryPanel tone="warning" message={say("task.priceMissing")} retry={task.refetch} />
      )}
      {task.isBlocked && <ErrorPanel tone="info" message={say("repeat.blocked")} />}
      {task.isRepetition && !task.isBlocked && (
        <ErrorPanel tone="warning" message={say("repeat.text")}>
          <Checkbox isSelected={task.isAcknowledged} onChange={task.acknowledge}>
            {say("repeat.tick")}
          </Checkbox>
        </ErrorPanel>
      )}
    </Dialog>
  );
}

interface Row {
  readonly label: string;
  readonly price: number | null;
  readonly count: number;
}

function ReviewRows({ rows }: { rows: readonly Row[] }) {
  const say = useMessages();
  return (
    <dl className="review-rows">
      {rows.map(({ label, price, count }) => (
        <div key={`${label} ${String(price)}`}>
          <dt>{count === 1 ? label : `${label} × ${count.toLocaleString("en-US")}`}</dt>
          <dd className="wp-numbers">
            {price === null ? "–" : say("confirm.usd", { amount: amount(price) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Rows of one name and price are one, however many devices there are. */
function groupedRows(rows: readonly Omit<Row, "count">[]): readonly Row[] {
  const groups = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row.label} ${String(row.price)}`;
    groups.set(key, { ...row, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}
