import { useMessages, type TaskView } from "@waypost/hooks";
import type { ShapeOf, simTermination } from "@waypost/hooks/flows";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import { shownId } from "../task/identity-text.ts";
import { ReviewDialog } from "../checkout/ReviewDialog.tsx";
import type { AboutSim } from "./SimCard.tsx";
import { terminationOf } from "./termination.ts";

/** Shown only before a repetition, or after another window has sent a request. */
export function ActivationReview<Shape extends AboutSim>({
  task,
}: {
  task: TaskView<Shape, "reviewing">;
}) {
  const say = useMessages();
  return (
    <ReviewDialog
      withoutRows
      screen={task}
      title={say("dormant.title")}
      labels={{ confirm: say("dormant.activate"), cancel: say("action.cancel") }}
      total={({ money }) => say("task.today", { amount: money })}
    >
      <Sim task={task} />
    </ReviewDialog>
  );
}

/** The consequences of a termination. */
export function TerminationReview({
  task,
}: {
  task: TaskView<ShapeOf<typeof simTermination>, "reviewing">;
}) {
  const say = useMessages();
  return (
    <ReviewDialog
      withoutRows
      screen={task}
      title={say("dormant.sure")}
      labels={{ confirm: say("dormant.terminateSim"), cancel: say("action.cancel") }}
      irreversible={terminationOf(say)}
    >
      <Sim task={task} />
    </ReviewDialog>
  );
}

function Sim<Shape extends AboutSim>({ task }: { task: TaskView<Shape, "reviewing"> }) {
  const say = useMessages();
  const imei = shownId(task.data.imei);
  return (
    <DeviceCard
      variant="row"
      kind={null}
      name={imei === "" ? say("dormant.device") : ""}
      imei={imei}
      labels={{
        imei: say("dormant.imei"),
        copy: (term) => say("fact.copy", { term }),
        copied: say("fact.copied"),
      }}
    />
  );
}
