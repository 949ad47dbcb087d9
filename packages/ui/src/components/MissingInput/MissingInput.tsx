import type { ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";
import { LinkIcon } from "../../icons/TaskIcons.tsx";
import { InElement } from "../../text/InElement.tsx";

export interface MissingInputProps extends Styled {
  /** A string becomes the page's h1; advance an element to manage its focus. */
  title: ReactNode;
  /** The message that describes the missing input. */
  message: ReactNode;
  /** Alternatives that do not need the link. */
  actions?: ReactNode;
  /** Help: where to find a complete link, and whom to ask. */
  children?: ReactNode;
}

/** The page for a URL without the parameters that its task needs. */
export function MissingInput(props: MissingInputProps) {
  const { title, message, actions, children } = props;
  return (
    <div className={classes("waypost-MissingInput", props)}>
      <span className="waypost-MissingInput-mark">
        <LinkIcon />
      </span>
      {typeof title === "string" ? (
        <h1 className="waypost-heading">{title}</h1>
      ) : (
        <InElement>{title}</InElement>
      )}
      <div className="waypost-MissingInput-message">{message}</div>
      {actions !== undefined && <div className="waypost-MissingInput-actions">{actions}</div>}
      {children !== undefined && <div className="waypost-MissingInput-help">{children}</div>}
    </div>
  );
}
