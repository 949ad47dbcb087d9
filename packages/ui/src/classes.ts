/** The props of every component. */
export interface Styled {
  /** Classes to add to those of the component's outer element. */
  className?: string | undefined;
}

/** Returns the classes of a component, followed by the classes passed to it. */
export const classes = (own: string, { className }: Styled): string =>
  className ? `${own} ${className}` : own;
