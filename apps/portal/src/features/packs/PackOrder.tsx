import { useFormats, useMessages, useTaskArgs, type TaskRun } from "@waypost/hooks";
import type { TaskReview } from "@waypost/hooks/flows";
import { packName } from "@waypost/hooks/rules";
import { SummaryPanel } from "@waypost/ui/SummaryPanel";
import { ReviewDialog } from "../task/ReviewDialog.tsx";
import { TaskDone } from "../task/TaskDone.tsx";
import { chosenPack, type PackShape } from "./pack-shape.ts";

/** The chosen pack and what it costs. */
export function PackSummary<Shape extends PackShape>(props: {
  run: TaskRun<Shape>;
  /** What applies from then on, such as a renewal. */
  note?: string;
}) {
  const { run, note } = props;
  const say = useMessages();
  const formats = useFormats();
  const args = useTaskArgs(run);
  const pack = args === null ? undefined : chosenPack(args);
  const price = pack?.price ?? null;
  const amount = price === null ? undefined : formats.price(price).money;
  return (
    <SummaryPanel
      title={say("task.order")}
      empty={say("packs.noneChosen")}
      lines={
        pack === undefined
          ? []
          : [
              {
                id: "pack",
                title: packName(pack.service_plan_name),
                detail: say("packs.onFile"),
                amount,
              },
            ]
      }
      total={{ label: say("task.billedToday"), amount }}
      note={pack === undefined ? undefined : note}
      labels={{ unknown: "–" }}
    />
  );
}

/** The confirmation before a pack is bought. */
export function PackReview<Shape extends PackShape>(props: {
  run: TaskRun<Shape>;
  /** What is paid later. */
  later?: string | undefined;
}) {
  const say = useMessages();
  return (
    <ReviewDialog
      {...props}
      later={props.later ?? say("agree.once")}
      title={say("packs.sure")}
      labels={{ confirm: say("action.yes"), cancel: say("action.no") }}
      total={(price) => say("packs.pays", price)}
    />
  );
}

/** The pack that was bought. */
export function PackDone<Shape extends PackShape>(props: {
  run: TaskRun<Shape>;
  /** What is paid later, by what was agreed to. */
  later?: (review: TaskReview) => string | undefined;
}) {
  const say = useMessages();
  return (
    <TaskDone
      {...props}
      later={(review) => props.later?.(review) ?? say("agree.once")}
      facts={({ rows }) => rows.map(({ label }) => ({ term: say("packs.pack"), value: label }))}
      again={say("packs.again")}
    />
  );
}
