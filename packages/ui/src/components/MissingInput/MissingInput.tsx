import type { ReactNode } from "react";
import { LinkIcon } from "../../icons/Icon.tsx";

export interface MissingInputProps {
  /** A text becomes the page's heading; give an element of your own to move the focus to it. */
  title: ReactNode;
  /** What the address lacks. */
  message: ReactNode;
  /** Where a whole address comes from, and who helps. */
  children?: ReactNode;
}

/** The page of an address that lacks what its task needs. */
export function MissingInput({ title, message, children }: MissingInputProps) {
  return (
    <div className="wp-MissingInput">
      <span className="wp-MissingInput-mark">
        <LinkIcon />
      </span>
      {typeof title === "string" ? <h1 className="wp-heading">{title}</h1> : title}
      <div className="wp-MissingInput-message">{message}</div>
      {children !== undefined && <div className="wp-MissingInput-help">{children}</div>}
    </div>
  );
}
