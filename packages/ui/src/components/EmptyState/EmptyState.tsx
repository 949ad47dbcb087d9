import type { ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";

export interface EmptyStateProps extends Styled {
  title: string;
  /** Why there is nothing, and what to do about it. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Says that there is nothing to show, and what to do next. */
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
