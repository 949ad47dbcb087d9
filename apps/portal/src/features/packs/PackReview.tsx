import { useMessages, type TaskRun } from "@waypost/hooks";
import { ReviewDialog } from "../task/ReviewDialog.tsx";
import { TaskDone } from "../task/TaskDone.tsx";
import type { PackShape } from "./pack-shape.ts";

/** The question before a pack is bought. */
export function PackReview<Shape extends PackShape>({ run }: { run: TaskRun<Shape> }) {
  const say = useMessages();
  return (
    <ReviewDialog
      run={run}
      title={say("packs.sure")}
      labels={{ confirm: say("action.yes"), cancel: say("action.no") }}
      total={(amount) => say("packs.pays", { amount })}
    />
  );
}

/** The pack that was bought. */
export function PackDone<Shape extends PackShape>({ run }: { run: TaskRun<Shape> }) {
  const say = useMessages();
  return (
    <TaskDone
      run={run}
      facts={({ rows }) => rows.map(({ label }) => ({ term: say("packs.pack"), value: label }))}
      again={say("packs.again")}
    />
  );
}
