import type { ReactNode } from "react";

/**
 * Content of a caller that stands beside other content. A bare text gets an element of its own:
 * translators of browsers replace texts, and React could then no longer remove it.
 */
export function InElement({ children }: { children: ReactNode }): ReactNode {
  const isText = typeof children === "string" || typeof children === "number";
  return isText ? <span>{children}</span> : children;
}
