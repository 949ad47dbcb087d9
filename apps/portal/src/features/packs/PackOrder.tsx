import { useFormats, useMessages, type TaskView } from "@waypost/hooks";
import type { SummaryPanelProps } from "@waypost/ui/SummaryPanel";
import { ReviewDialog } from "../checkout/ReviewDialog.tsx";
import { TaskDone } from "../task/TaskDone.tsx";
import type { PackShape } from "./pack-shape.ts";
import type { TaskInReview, TaskOnForm } from "../task/task-page-props.ts";

/** Returns the selected pack and its price. `note` describes later charges, such as a renewal. */
export function usePackOrder<Shape extends PackShape>(
  task: TaskOnForm<Shape>,
  note?: string,
): SummaryPanelProps {
  const say = useMessages();
  const formats = useFormats();
  const pack = task.data.chosen;
  const amount = pack === null ? undefined : formats.price(pack.price);
  return {
    title: say("task.order"),
    empty: say("packs.noneChosen"),
    lines:
      pack === null ? [] : [{ id: "pack", title: pack.name, detail: say("packs.onFile"), amount }],
    total: { label: say("task.billedToday"), amount },
    note: pack === null ? undefined : note,
    labels: { unknown: "–" },
  };
}

/** The confirmation before a pack is bought. */
export function PackReview<Shape extends PackShape>(props: {
  task: TaskInReview<Shape>;
  /** Later charges. */
  later?: string | undefined;
}) {
  const say = useMessages();
  return (
    <ReviewDialog
      {...props}
      screen={props.task}
      later={props.later ?? say("agree.once")}
      title={say("packs.sure")}
      labels={{ confirm: say("action.yes"), cancel: say("action.no") }}
      total={(price) => say("packs.pays", price)}
    />
  );
}

/** The pack that was bought. */
export function PackDone<Shape extends PackShape>(props: {
  task: TaskView<Shape, "done">;
  /** Later charges, as the customer agreed to them. */
  later?: string | undefined;
}) {
  const say = useMessages();
  return (
    <TaskDone
      {...props}
      later={props.later ?? say("agree.once")}
      facts={({ rows }) => rows.map(({ label }) => ({ term: say("packs.pack"), value: label }))}
      again={say("packs.again")}
    />
  );
}
