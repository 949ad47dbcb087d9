import { useCardText, useFormats, useMessages, useTaskCard } from "@waypost/hooks";
import type { dormantActivation, dormantFee, ShapeOf, simTermination } from "@waypost/hooks/flows";
import { DORMANT_FEE } from "@waypost/hooks/rules";
import { Consequences } from "@waypost/ui/Consequences";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { MoneyLine } from "@waypost/ui/MoneyLine";
import { Agreement } from "../agreement/Agreement.tsx";
import { CardTaskForm } from "../card/CardTaskForm.tsx";
import { TaskForm } from "../task/TaskForm.tsx";
import { SimOf } from "./SimCard.tsx";
import { terminationOf } from "./termination.ts";
import type { TaskOnForm } from "../task/task-page-props.ts";

/**
 * Activates dormant mode, paid with a card. The button sends the request without a confirmation.
 */
export function FeeForm({ task }: { task: TaskOnForm<ShapeOf<typeof dormantFee>> }) {
  const say = useMessages();
  const { price } = useFormats();
  return (
    <CardTaskForm
      task={task}
      submitLabel={say("dormant.activate")}
      sendsAtOnce
      heading={say("dormant.payment")}
      refused="task.notOrdered"
      afterCard={
        <Consequences gravity="money" facts={[say("dormant.fee"), say("dormant.reversible")]} />
      }
      notice={
        <div>
          <MoneyLine now={say("task.today", { amount: price(DORMANT_FEE) })} />
          <Agreement rows={[]} card={useCardText(useTaskCard(task)) ?? say("agree.cardAbove")} />
        </div>
      }
    >
      <SimOf task={task} />
    </CardTaskForm>
  );
}

/**
 * Activates dormant mode without a card. The button works only if the address contains the choice.
 */
export function ActivateForm({ task }: { task: TaskOnForm<ShapeOf<typeof dormantActivation>> }) {
  const say = useMessages();
  const hasChoice = (task.data.paying ?? null) !== null;
  return (
    <TaskForm
      task={task}
      submitLabel={say("dormant.activate")}
      isDisabled={!hasChoice}
      sendsAtOnce
      refused="task.notOrdered"
      notice={hasChoice && <Agreement rows={[]} isDueNow={false} card={say("packs.onFile")} />}
    >
      <SimOf task={task} />
      {hasChoice ? (
        <Consequences
          gravity="money"
          facts={[say("dormant.fee"), say("dormant.notKnown"), say("dormant.reversible")]}
        />
      ) : (
        <ErrorPanel tone="warning" message={say("dormant.choiceMissing")} />
      )}
    </TaskForm>
  );
}

/** The form that opens the confirmation before a SIM is terminated. */
export function TerminateForm({ task }: { task: TaskOnForm<ShapeOf<typeof simTermination>> }) {
  const say = useMessages();
  return (
    <TaskForm task={task} submitLabel={say("dormant.terminate")} variant="danger">
      <Consequences gravity="irreversible" {...terminationOf(say)} />
      <SimOf task={task} />
    </TaskForm>
  );
}
