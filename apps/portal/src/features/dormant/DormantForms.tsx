import {
  useMessages,
  useTask,
  useTaskState,
  type DormantFeeShape,
  type DormantShapeWithoutCard,
  type TaskRun,
} from "@waypost/hooks";
import { usd, DORMANT_FEE } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { Consequences } from "@waypost/ui/Consequences";
import { ErrorPanel } from "@waypost/ui/ErrorPanel";
import { Form, FormActions } from "@waypost/ui/Form";
import { MoneyLine } from "@waypost/ui/MoneyLine";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { submitting } from "../../app/submitting.ts";
import { TaskCard } from "../card/TaskCard.tsx";
import { useAnotherCard } from "../card/use-another-card.ts";
import { OneWindowNote } from "../task/OneWindowNote.tsx";
import { Refusal } from "../task/Refusal.tsx";
import { SimOf } from "./SimCard.tsx";

/** Activates dormant mode, paid with a card. Nothing more is asked: the button says it all. */
export function FeeForm({ run }: { run: TaskRun<DormantFeeShape> }) {
  const say = useMessages();
  const { submitAndConfirm } = useTask(run);
  const { count, changeCard } = useAnotherCard(run);
  return (
    <Form onSubmit={submitting(submitAndConfirm)}>
      <SimOf run={run} />
      <h2 className="wp-heading" data-level="2">
        {say("dormant.payment")}
      </h2>
      <TaskCard key={count} run={run} isAnother={count > 0} />
      <Consequences gravity="money" facts={[say("dormant.fee"), say("dormant.reversible")]}>
        <MoneyLine now={say("task.today", { amount: usd(DORMANT_FEE) })} />
      </Consequences>
      <OneWindowNote run={run} />
      <FormActions>
        <Button type="submit" variant="primary">
          {say("dormant.activate")}
        </Button>
      </FormActions>
      <Refusal run={run} actions={<Button onPress={changeCard}>{say("card.another")}</Button>} />
      <FieldErrorSummary runner={run} />
    </Form>
  );
}

/** Activates dormant mode without a card, unless the address does not say so. */
export function ActivateForm({ run }: { run: TaskRun<DormantShapeWithoutCard> }) {
  const say = useMessages();
  const { submitAndConfirm } = useTask(run);
  const isMeant = useTaskState(run, ({ input }) => input.paying !== null);
  return (
    <Form onSubmit={submitting(submitAndConfirm)}>
      <SimOf run={run} />
      {isMeant ? (
        <Consequences gravity="money" facts={[say("dormant.fee"), say("dormant.reversible")]} />
      ) : (
        <ErrorPanel tone="warning" message={say("dormant.choiceMissing")} />
      )}
      <OneWindowNote run={run} />
      <FormActions>
        <Button type="submit" variant="primary" isDisabled={!isMeant}>
          {say("dormant.activate")}
        </Button>
      </FormActions>
      <Refusal run={run} />
    </Form>
  );
}

/** Leads to the question before a SIM is terminated. */
export function TerminateForm({ run }: { run: TaskRun<DormantShapeWithoutCard> }) {
  const say = useMessages();
  const { submit } = useTask(run);
  return (
    <Form onSubmit={submitting(submit)}>
      <SimOf run={run} />
      <p className="wp-note">{say("dormant.terminateWarning")}</p>
      <FormActions>
        <Button type="submit" variant="danger">
          {say("dormant.terminate")}
        </Button>
      </FormActions>
      <Refusal run={run} />
    </Form>
  );
}
