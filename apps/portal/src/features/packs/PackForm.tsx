import { useMessages, useTask, type MessageCode, type TaskRun } from "@waypost/hooks";
import type { ServicePlan } from "@waypost/sdk";
import { Button } from "@waypost/ui/Button";
import { EmptyState } from "@waypost/ui/EmptyState";
import { Form, FormActions } from "@waypost/ui/Form";
import type { ReactNode } from "react";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { submitting } from "../../app/submitting.ts";
import { Refusal } from "../task/Refusal.tsx";
import type { PackShape } from "./pack-shape.ts";

/** The packs on offer, and the button that leads to the question. */
export function PackForm<Shape extends PackShape>(props: {
  run: TaskRun<Shape>;
  packs: readonly ServicePlan[];
  buy: MessageCode;
  children: ReactNode;
}) {
  const { run, packs, buy, children } = props;
  const say = useMessages();
  const { submit } = useTask(run);
  if (packs.length === 0) {
    return <EmptyState title={say("packs.empty")}>{say("packs.emptyNext")}</EmptyState>;
  }
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
