import { useFormats, useMessages, useTask, useTaskOutcome, type TaskRun } from "@waypost/hooks";
import type { TaskReview, TaskShape } from "@waypost/hooks/flows";
import { Button, LinkButton } from "@waypost/ui/Button";
import { Dialog } from "@waypost/ui/Dialog";
import type { Fact } from "@waypost/ui/Facts";
import { Result } from "@waypost/ui/Result";
import { Fragment, type ReactNode } from "react";
import { useConfig } from "../../app/ConfigContext.ts";
import { TaskAgreement } from "../agreement/TaskAgreement.tsx";
import { AlsoSaid } from "./AlsoSaid.tsx";
import { reviewMoney } from "./OrderMoney.tsx";
import "./task.css";
import type { Elements } from "../../app/elements.ts";

/**
 * A success: the documented text in a dialog and on the page, what was agreed to, and what to do
 * next.
 */
export function TaskDone<Shape extends TaskShape>(props: {
  run: TaskRun<Shape>;
  /** The title of the dialog; "Success!!" where the documents have no other. */
  title?: string;
  /** The documented text; without one, the server's message. */
  message?: string;
  /** What was bought or done, as facts or as anything else. */
  facts?: (review: TaskReview) => readonly Fact[];
  children?: (review: TaskReview) => ReactNode;
  /** A documented sentence below the text, in the dialog and on the page. */
  note?: Elements;
  /** What is paid later where it follows no calendar, such as a refill. */
  later?: ((review: TaskReview) => string | undefined) | undefined;
  /** Label of the button that starts the same task again. Without it there is no button. */
  again?: string;
}) {
  const { run, title, message, facts, children, note, later, again } = props;
  const say = useMessages();
  const { price } = useFormats();
  const { links } = useConfig();
  const { startOver } = useTask(run);
  const outcome = useTaskOutcome(run);
  const { review } = outcome;
  const text = message ?? outcome.message ?? say("success.title");
  const codes = review?.notes ?? [];
  const notes = [
    ...codes.map((code) => <p key={code}>{say(code)}</p>),
    ...(note === undefined ? [] : [<Fragment key="note">{note}</Fragment>]),
    ...(outcome.alsoSaid === null ? [] : [<AlsoSaid key="also" run={run} />]),
  ];
  return (
    <>
      <Result
        tone="done"
        message={text}
        money={
          review &&
          reviewMoney(review, (total) => say("task.agreed", { amount: price(total).money }))
        }
        until={notes.length > 0 && notes}
        facts={review === null ? undefined : facts?.(review)}
        labels={{ copy: (term) => say("fact.copy", { term }), copied: say("fact.copied") }}
        actions={
          <>
            {again !== undefined && (
              <Button variant="quiet" onPress={startOver}>
                {again}
              </Button>
            )}
            <LinkButton variant="primary" href={links.login}>
              {say("task.tracking")}
            </LinkButton>
          </>
        }
      >
        {review !== null && children?.(review)}
      </Result>
      <TaskAgreement outcome={outcome} later={later} />
      <Dialog
        isOpen={outcome.isDialogOpen}
        title={title ?? say("success.title")}
        onClose={outcome.closeDialog}
        footer={
          <Button variant="primary" onPress={outcome.closeDialog}>
            {say("action.ok")}
          </Button>
        }
      >
        {note === undefined ? (
          text
        ) : (
          <>
            <p>{text}</p>
            {note}
          </>
        )}
      </Dialog>
    </>
  );
}
