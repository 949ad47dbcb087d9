import { useFormats, useMessages, type TaskTerms, type TaskView } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { Button, LinkButton } from "@waypost/ui/Button";
import { Dialog } from "@waypost/ui/Dialog";
import type { Fact } from "@waypost/ui/Facts";
import { Result } from "@waypost/ui/Result";
import { Fragment, type ReactNode } from "react";
import { useConfig } from "../../app/ConfigContext.ts";
import { TaskAgreement } from "../agreement/TaskAgreement.tsx";
import { reviewMoney } from "./OrderMoney.tsx";
import { ReturnLink } from "./ReturnLink.tsx";
import { useAccountHref } from "./use-account-href.ts";
import "./task.css";
import type { Elements } from "../../app/elements.ts";
import { ServerText } from "../../app/ServerText.tsx";

/**
 * The success screen: the documented text in a dialog and on the page, the consent, and the next
 * steps.
 */
export function TaskDone<Shape extends TaskShape>(props: {
  task: TaskView<Shape, "done">;
  /** The title of the dialog, "Success!!" unless another one is documented. */
  title?: string;
  /** The documented text, by default the server's message. */
  message?: string;
  /** The result, as facts or other content. */
  facts?: (review: TaskTerms) => readonly Fact[];
  children?: (review: TaskTerms) => ReactNode;
  /** A documented sentence below the text, in the dialog and on the page. */
  note?: Elements;
  /** Later charges without a fixed date, such as a refill. */
  later?: string | undefined;
  /** The label of the button that starts the same task again. Without it there is no button. */
  again?: string;
}) {
  const { task, title, facts, children, note, later, again } = props;
  const say = useMessages();
  const { priceParams } = useFormats();
  const { links } = useConfig();
  const account = useAccountHref();
  const { receipt, closeDialog } = task;
  const { review, alsoSaid } = receipt;
  const text = <ServerText text={props.message ?? receipt.message} />;
  const notes = [
    ...review.notes.map((one) => <p key={one}>{one}</p>),
    ...(note === undefined ? [] : [<Fragment key="note">{note}</Fragment>]),
    ...(alsoSaid === null
      ? []
      : [
          <p key="also" className="waypost-quiet">
            {alsoSaid}
          </p>,
        ]),
  ];
  return (
    <div className="task-done">
      <Result
        tone="done"
        message={text}
        money={reviewMoney(review, (total) =>
          say("task.agreed", { ...priceParams(total), last4: receipt.consent?.last4 ?? null }),
        )}
        until={notes.length > 0 && notes}
        facts={facts?.(review)}
        labels={{ copy: (term) => say("fact.copy", { term }), copied: say("fact.copied") }}
        actions={
          <>
            {again !== undefined && (
              <Button variant="quiet" onPress={task.startOver}>
                {again}
              </Button>
            )}
            {account === undefined && <ReturnLink />}
            <LinkButton
              variant={account === undefined ? "primary" : "secondary"}
              href={links.login}
            >
              {say("task.tracking")}
            </LinkButton>
            {account !== undefined && (
              <>
                <ReturnLink />
                <LinkButton variant="primary" href={account}>
                  {say("task.account")}
                </LinkButton>
              </>
            )}
          </>
        }
      >
        {children?.(review)}
      </Result>
      {!task.isDialogOpen && <TaskAgreement receipt={receipt} later={later} />}
      <Dialog
        isOpen={task.isDialogOpen}
        title={title ?? say("success.title")}
        onClose={closeDialog}
        note={note}
        footer={
          <Button variant="primary" onPress={closeDialog}>
            {say("action.ok")}
          </Button>
        }
      >
        <p>{text}</p>
      </Dialog>
    </div>
  );
}
