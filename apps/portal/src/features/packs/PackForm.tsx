import { useMessages, useTask, type MessageCode, type TaskRun } from "@waypost/hooks";
import { Button } from "@waypost/ui/Button";
import { Form, FormActions } from "@waypost/ui/Form";
import type { ReactNode } from "react";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { submitting } from "../../app/submitting.ts";
import { Refusal } from "../task/Refusal.tsx";
import type { PackShape } from "./pack-shape.ts";

/** The packs on offer, and the button that leads to the question. */
export function PackForm<Shape extends PackShape>(props: {
  run: TaskRun<Shape>;
  buy: MessageCode;
  children: ReactNode;
}) {
  const { run, buy, children } = props;
  const say = useMessages();
  const { submit } = useTask(run);
  return (
    <Form onSubmit={submitting(submit)}>
      {children}
      <FormActions>
        <Button type="submit" variant="primary">
          {say(buy)}
        </Button>
      </FormActions>
      <Refusal run={run} />
      <FieldErrorSummary runner={run} />
    </Form>
  );
}
