import type { ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";

export interface StopsProps extends Styled {
  /** `Stop` elements in their order. */
  children: ReactNode;
}

/** A numbered list of completed and remaining steps, drawn as stops of a route. */
export function Stops({ children, className }: StopsProps) {
  return <ol className={classes("waypost-Stops", { className })}>{children}</ol>;
}

export interface StopProps extends Styled {
  title: string;
  children: ReactNode;
  /** True to omit it from a printed receipt. */
  isScreenOnly?: boolean;
}

/** A stop with an h2 heading. */
export function Stop({ title, children, isScreenOnly, className }: StopProps) {
  return (
    <li
      className={classes("waypost-Stop", { className })}
      data-screen-only={isScreenOnly || undefined}
    >
      <h2 className="waypost-heading waypost-Stop-title" data-level="3">
        {title}
      </h2>
      <div className="waypost-Stop-content">{children}</div>
    </li>
  );
}
