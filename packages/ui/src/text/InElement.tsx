import type { ReactElement, ReactNode } from "react";

/** Children of our own components, which are never bare text. */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];

/**
 * Wraps bare text of a caller that has siblings in an element. Browser translation replaces text
 * nodes, and React then fails to remove them.
 */
export const InElement = ({ children }: { children: ReactNode }): ReactNode => inElement(children);

/** The same as a function, for content that renders at every key. */
export const inElement = (content: ReactNode): Elements =>
  content && typeof content !== "object" ? <span>{content}</span> : (content as Elements);
