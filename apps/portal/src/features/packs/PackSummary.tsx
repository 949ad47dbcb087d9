import { useMessages, useTaskArgs, type TaskRun } from "@waypost/hooks";
import { packName, usd } from "@waypost/hooks/rules";
import { SummaryPanel } from "@waypost/ui/SummaryPanel";
import { chosenPack, type PackShape } from "./pack-shape.ts";

/** The chosen pack and what it costs. */
export function PackSummary<Shape extends PackShape>(props: {
  run: TaskRun<Shape>;
  /** What holds from then on, such as a renewal. */
  note?: string;
}) {
  const { run, note } = props;
  const say = useMessages();
  const args = useTaskArgs(run);
  const pack = args === null ? undefined : chosenPack(args);
  const price = pack?.price ?? null;
  const amount = price === null ? undefined : usd(price);
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
