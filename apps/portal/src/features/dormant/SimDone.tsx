import { useFormats, useMessages, type TaskView } from "@waypost/hooks";
import type { ShapeOf, simTermination } from "@waypost/hooks/flows";
import { LinkButton } from "@waypost/ui/Button";
import { Result } from "@waypost/ui/Result";
import { useEffect } from "react";
import { useConfig } from "../../app/ConfigContext.ts";
import { TaskAgreement } from "../agreement/TaskAgreement.tsx";
import { reviewMoney } from "../task/OrderMoney.tsx";
import { SimOf, type AboutSim } from "./SimCard.tsx";

export function Activated<Shape extends AboutSim>({ task }: { task: TaskView<Shape, "done"> }) {
  return <SimDone task={task} message={useMessages()("dormant.activated")} />;
}

export function Terminated({ task }: { task: TaskView<ShapeOf<typeof simTermination>, "done"> }) {
  return <SimDone task={task} message={useMessages()("dormant.terminated")} />;
}

/** Documented: the success message replaces the button, and there is no dialog. */
function SimDone<Shape extends AboutSim>({
  task,
  message,
}: {
  task: TaskView<Shape, "done">;
  message: string;
}) {
  const say = useMessages();
  const formats = useFormats();
  const { links } = useConfig();
  const { run, receipt } = task;
  const { review, alsoSaid } = receipt;
  // There is no dialog to close: leaving the page confirms that its success was seen.
  useEffect(() => () => run.send({ type: "close-dialog" }), [run]);
  return (
    <div className="waypost-Form">
      <SimOf task={task} />
      <Result
        tone="done"
        message={message}
        money={
          review.isDueNow &&
          reviewMoney(review, (total) =>
            say("task.agreed", {
              ...formats.priceParams(total),
              last4: receipt.consent?.last4 ?? null,
            }),
          )
        }
        until={alsoSaid !== null && <p className="waypost-quiet">{alsoSaid}</p>}
        actions={
          <LinkButton variant="primary" href={links.login}>
            {say("task.tracking")}
          </LinkButton>
        }
      />
      <TaskAgreement receipt={receipt} />
    </div>
  );
}
