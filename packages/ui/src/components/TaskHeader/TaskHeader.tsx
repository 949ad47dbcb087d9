import type { ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";
import { truncate } from "../../text/truncate.ts";
import { InElement } from "../../text/InElement.tsx";

export interface TaskHeaderProps extends Styled {
  /** A string becomes the page's h1; advance an element to manage its focus. */
  title: ReactNode;
  /** The customer of the task, in a quiet line above: "Rita Returning · 1001". */
  identity?: ReactNode;
  /** A second heading below the title. */
  subtitle?: string | undefined;
  /** True if the task cannot be undone. Its title is then red. */
  isIrreversible?: boolean | undefined;
  /** True once the task is done. The result below is then more prominent than the title. */
  isDone?: boolean;
  /** The effect of the task in one sentence. */
  lead?: ReactNode;
  /** The current stage of several, as text: "1 of 2". */
  stage?: string | undefined;
}

/** The header of a task page: the customer, the title and the effect. */
export function TaskHeader(props: TaskHeaderProps) {
  const { title, subtitle, isIrreversible = false, isDone, identity, lead, stage } = props;
  const hasTopLine = Boolean(identity) || stage !== undefined;
  return (
    <div
      className={classes("waypost-TaskHeader", props)}
      data-irreversible={isIrreversible || undefined}
      data-done={isDone || undefined}
    >
      {hasTopLine && (
        <div className="waypost-TaskHeader-top waypost-numbers">
          {Boolean(identity) && (
            <span className="waypost-TaskHeader-identity">
              <InElement>{truncate(identity)}</InElement>
              <span> </span>
            </span>
          )}
          {stage !== undefined && <span className="waypost-TaskHeader-stage">{stage}</span>}
        </div>
      )}
      {typeof title === "string" ? (
        <h1 className="waypost-heading">{title}</h1>
      ) : (
        <InElement>{title}</InElement>
      )}
      {subtitle !== undefined && <h2 className="waypost-TaskHeader-subtitle">{subtitle}</h2>}
      {lead !== undefined && <p className="waypost-TaskHeader-lead">{lead}</p>}
    </div>
  );
}
