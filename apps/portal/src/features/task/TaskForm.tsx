import { useMessages, useTask, type TaskRun } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { Button } from "@waypost/ui/Button";
import { Form, FormActions } from "@waypost/ui/Form";
import type { ReactNode } from "react";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { submitting } from "../../app/submitting.ts";
import { OfflineNote } from "../../app/OfflineNote.tsx";
import { Refusal } from "./Refusal.tsx";
import { SendingNotes } from "./SendingNotes.tsx";
import type { Elements } from "../../app/elements.ts";

/** A stage of a task: its fields, its buttons, and the errors below them. */
export function TaskForm<Shape extends TaskShape>(props: {
  run: TaskRun<Shape>;
  children: Elements;
  /** The button that ends the stage. */
  submitLabel: string;
  variant?: "primary" | "danger";
  isDisabled?: boolean;
  /** The button sends the request: no review follows. */
  sendsAtOnce?: boolean;
  /** What to try after a refusal. */
  afterRefusal?: ReactNode;
  /** False if failures are shown elsewhere. Default true. */
  showsFailure?: boolean;
}) {
  const { run, submitLabel, variant = "primary", sendsAtOnce = false, showsFailure = true } = props;
  const say = useMessages();
  const { stage, submit, submitAndConfirm, back, ...task } = useTask(run);
  return (
    <Form onSubmit={submitting(sendsAtOnce ? submitAndConfirm : submit)}>
      {props.children}
      {sendsAtOnce && (
        <>
          <SendingNotes {...task} />
          <OfflineNote />
        </>
      )}
      <FormActions>
        {stage > 0 && (
          <Button variant="quiet" onPress={back}>
            {say("action.previous")}
          </Button>
        )}
        <Button type="submit" variant={variant} isDisabled={props.isDisabled}>
          {submitLabel}
        </Button>
      </FormActions>
      {showsFailure && <Refusal run={run} actions={props.afterRefusal} />}
      <FieldErrorSummary runner={run} />
    </Form>
  );
}
