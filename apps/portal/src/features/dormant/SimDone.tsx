import { useFormats, useMessages, useTaskOutcome, type TaskRun } from "@waypost/hooks";
import type { ShapeOf, terminateSim } from "@waypost/hooks/flows";
import { LinkButton } from "@waypost/ui/Button";
import { Result } from "@waypost/ui/Result";
import { useEffect } from "react";
import { useConfig } from "../../app/ConfigContext.ts";
import { TaskAgreement } from "../agreement/TaskAgreement.tsx";
import { AlsoSaid } from "../task/AlsoSaid.tsx";
import { reviewMoney } from "../task/OrderMoney.tsx";
import { SimOf, type AboutSim } from "./SimCard.tsx";

export function Activated<Shape extends AboutSim>({ run }: { run: TaskRun<Shape> }) {
  return <SimDone run={run} message={useMessages()("dormant.activated")} />;
}

export function Terminated({ run }: { run: TaskRun<ShapeOf<typeof terminateSim>> }) {
  return <SimDone run={run} message={useMessages()("dormant.terminated")} />;
}

/** Documented: the success message replaces the button, and there is no dialog. */
function SimDone<Shape extends AboutSim>({
  run,
  message,
}: {
  run: TaskRun<Shape>;
  message: string;
}) {
  const say = useMessages();
  const formats = useFormats();
  const { links } = useConfig();
  const outcome = useTaskOutcome(run);
  const { review, alsoSaid } = outcome;
  // There is no dialog to close: when the page is left, its success has been seen.
  useEffect(() => () => run.send({ type: "close-dialog" }), [run]);
  return (
    <div className="waypost-Form">
      <SimOf run={run} />
      <Result
        tone="done"
        message={message}
        money={
          review?.isDueNow !== false &&
          review &&
          reviewMoney(review, (total) => say("task.agreed", { amount: formats.price(total).money }))
        }
        until={alsoSaid !== null && <AlsoSaid run={run} />}
        actions={
          <LinkButton variant="primary" href={links.login}>
            {say("task.tracking")}
          </LinkButton>
        }
      />
      <TaskAgreement outcome={outcome} />
    </div>
  );
}
