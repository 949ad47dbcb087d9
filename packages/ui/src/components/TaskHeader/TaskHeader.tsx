import type { ReactNode } from "react";

export interface TaskHeaderProps {
  /** A text becomes the page's heading; give an element of your own to move the focus to it. */
  title: ReactNode;
  /** Who the task is about, in a quiet line above: "Rita Returning · 1001". */
  identity?: ReactNode;
  /** One sentence on what follows from the task. */
  lead?: ReactNode;
  /** Where one is in a task of several stages, in words: "1 of 2". */
  stage?: string | undefined;
}

/** The head of a task's page: who it is about, what it does, what will follow from it. */
export function TaskHeader({ title, identity, lead, stage }: TaskHeaderProps) {
  const hasTopLine = Boolean(identity) || stage !== undefined;
  return (
    <div className="wp-TaskHeader">
      {hasTopLine && (
        <div className="wp-TaskHeader-top wp-numbers">
          {Boolean(identity) && <span className="wp-TaskHeader-identity">{identity}</span>}{" "}
          {stage !== undefined && <span className="wp-TaskHeader-stage">{stage}</span>}
        </div>
      )}
      {typeof title === "string" ? <h1 className="wp-heading">{title}</h1> : title}
      {lead !== undefined && <p className="wp-TaskHeader-lead">{lead}</p>}
    </div>
  );
}
