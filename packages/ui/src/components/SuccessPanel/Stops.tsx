import type { ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";

export interface StopsProps extends Styled {
  /** `Stop` elements, in their order. */
  children: ReactNode;
}

/** What has happened and what is left to do, as numbered stops of a route. */
export function Stops({ children, className }: StopsProps) {
  return <ol className={classes("waypost-Stops", { className })}>{children}</ol>;
}

export interface StopProps extends Styled {
  title: string;
  children: ReactNode;
  /** A receipt on paper leaves it out. */
  isScreenOnly?: boolean;
}

/** One stop, with a heading of the second level. */
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
