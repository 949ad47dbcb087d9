import { useMessages } from "@waypost/hooks";
import type { PlainCode, TaskShape } from "@waypost/hooks/flows";
import { ActionBar } from "@waypost/ui/ActionBar";
import { Button } from "@waypost/ui/Button";
import { Form } from "@waypost/ui/Form";
import { useContext } from "react";
import { FieldErrorSummary } from "../../app/FieldErrorSummary.tsx";
import { submitting } from "../../app/submitting.ts";
import { OfflineNote } from "../../app/OfflineNote.tsx";
import { useHasOrderBar } from "../../app/use-media-query.ts";
import { TaskOrder } from "./task-order.ts";
import { Refusal } from "./Refusal.tsx";
import type { Elements } from "../../app/elements.ts";
import type { TaskOnForm } from "./task-page-props.ts";

/** A stage of a task: the reason of a rejection, the fields and the buttons. */
export function TaskForm<Shape extends TaskShape>(props: {
  task: TaskOnForm<Shape>;
  children: Elements;
  /** The label of the button that ends the stage. */
  submitLabel: string;
  variant?: "primary" | "secondary" | "danger";
  isDisabled?: boolean;
  /** True if the button sends the request without a review. */
  sendsAtOnce?: boolean;
  /** The effect of the button, directly above it and below 1024 px in its bar. */
  notice?: Elements;
  /** The action that did not happen if the request is rejected: "Nothing was ordered." */
  refused?: PlainCode;
  /** False if failures are shown elsewhere. Default true. */
  showsFailure?: boolean;
}) {
  const {
    task,
    submitLabel,
    variant = "primary",
    sendsAtOnce = false,
    showsFailure = true,
  } = props;
  const say = useMessages();
  const order = useContext(TaskOrder);
  const hasBar = useHasOrderBar();
  // Behind its review and while it is sent, the form is inactive.
  const form = task.phase === "form" || task.phase === "preparing" ? task : null;
  return (
    <Form
      onSubmit={submitting((shown) =>
        sendsAtOnce ? form?.submitAndConfirm(shown) : form?.submit(),
      )}
    >
      <FieldErrorSummary run={task.run} />
      {showsFailure && <Refusal task={task} refused={props.refused} />}
      {props.children}
      {sendsAtOnce && (
        <>
          {task.warnings.map((text) => (
            <p key={text} className="waypost-quiet">
              {text}
            </p>
          ))}
          <OfflineNote />
        </>
      )}
      <ActionBar
        back={
          task.stage !== task.stages[0] && (
            <Button variant="quiet" onPress={() => form?.back()}>
              {say("action.previous")}
            </Button>
          )
        }
        message={props.notice}
        summary={hasBar && order !== null ? order : undefined}
      >
        <Button type="submit" variant={variant} isDisabled={props.isDisabled}>
          {submitLabel}
        </Button>
      </ActionBar>
    </Form>
  );
}
