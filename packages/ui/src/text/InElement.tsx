import type { ReactElement, ReactNode } from "react";

/** Children of our own components, which are never a bare text. */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];

/**
 * Content of a caller that stands beside other content. A bare text gets an element of its own:
 * translators of browsers replace texts, and React could then no longer remove it.
 */
export const InElement = ({ children }: { children: ReactNode }): ReactNode => inElement(children);

/** The same without a component, for what renders at every key. */
export const inElement = (content: ReactNode): Elements =>
  content && typeof content !== "object" ? <span>{content}</span> : (content as Elements);
