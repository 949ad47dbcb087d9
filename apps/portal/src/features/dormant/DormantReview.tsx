import { useMessages, useTaskState, type TaskRun } from "@waypost/hooks";
import type { ShapeOf, terminateSim } from "@waypost/hooks/flows";
import { DeviceCard } from "@waypost/ui/DeviceCard";
import { shownId } from "../task/identity-text.ts";
import { ReviewDialog } from "../task/ReviewDialog.tsx";
import type { AboutSim } from "./SimCard.tsx";
import { terminationOf } from "./termination.ts";

/** Shown only before a repetition, or when another window was sending. */
export function ActivationReview<Shape extends AboutSim>({ run }: { run: TaskRun<Shape> }) {
  const say = useMessages();
  return (
    <ReviewDialog
      withoutRows
      run={run}
      title={say("dormant.title")}
      labels={{ confirm: say("dormant.activate"), cancel: say("action.cancel") }}
      total={({ money }) => say("task.today", { amount: money })}
    >
      <Sim run={run} />
    </ReviewDialog>
  );
}

/** The consequences of a termination. */
export function TerminationReview({ run }: { run: TaskRun<ShapeOf<typeof terminateSim>> }) {
  const say = useMessages();
  return (
    <ReviewDialog
      withoutRows
      run={run}
      title={say("dormant.sure")}
      labels={{ confirm: say("dormant.terminateSim"), cancel: say("action.cancel") }}
      irreversible={terminationOf(say)}
    >
      <Sim run={run} />
    </ReviewDialog>
  );
}

function Sim<Shape extends AboutSim>({ run }: { run: TaskRun<Shape> }) {
  const say = useMessages();
  const imei = useTaskState(run, ({ input }) => shownId(input.imei));
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
