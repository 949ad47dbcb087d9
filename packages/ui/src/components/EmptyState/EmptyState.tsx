import type { ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";

export interface EmptyStateProps extends Styled {
  title: string;
  /** The reason, and what to do about it. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** A message that there is nothing to show, with the next step. */
export function EmptyState({ title, children, actions, className }: EmptyStateProps) {
  return (
    <div className={classes("waypost-EmptyState", { className })}>
      <h2 className="waypost-heading" data-level="3">
        {title}
      </h2>
      {children !== undefined && <div className="waypost-quiet">{children}</div>}
      {actions !== undefined && <div className="waypost-EmptyState-actions">{actions}</div>}
    </div>
  );
}
