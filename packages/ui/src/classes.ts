/** What every component takes. */
export interface Styled {
  /** Classes to add to those of the component's outer element. */
  className?: string | undefined;
}

/** The classes of a component, and after them those that were passed to it. */
export const classes = (own: string, { className }: Styled): string =>
  className ? `${own} ${className}` : own;
