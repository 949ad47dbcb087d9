import { useMessages, useTask, type TaskRun, type TaskShape } from "@waypost/hooks";
import type { CardFields } from "@waypost/hooks/rules";
import { Button } from "@waypost/ui/Button";
import { Form, FormActions } from "@waypost/ui/Form";
import type { ReactNode } from "react";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { submitting } from "../../app/submitting.ts";
import { TaskCard } from "../card/TaskCard.tsx";
import { useAnotherCard } from "../card/use-another-card.ts";
import { Refusal } from "../task/Refusal.tsx";

/** The second stage: what is chosen for the devices, and the card that pays. */
export function PaymentForm<Shape extends TaskShape & { readonly draft: CardFields }>(props: {
  run: TaskRun<Shape>;
  title: string;
  children: ReactNode;
}) {
  const { run, title, children } = props;
  const say = useMessages();
  const { submit, back } = useTask(run);
  const { count, changeCard } = useAnotherCard(run);
  return (
    <Form onSubmit={submitting(submit)}>
      <h2 className="wp-heading" data-level="2">
        {title}
      </h2>
      {children}
      <h2 className="wp-heading" data-level="2">
        {say("reactivation.payment")}
      </h2>
      <TaskCard key={count} run={run} isAnother={count > 0} />
      <FormActions>
        <Button variant="quiet" onPress={back}>
          {say("action.previous")}
        </Button>
        <Button type="submit" variant="primary">
          {say("action.update")}
        </Button>
      </FormActions>
      <Refusal run={run} actions={<Button onPress={changeCard}>{say("card.another")}</Button>} />
      <FieldErrorSummary runner={run} />
    </Form>
  );
}
