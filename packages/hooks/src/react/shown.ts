/**
 * The text on the screen, for the record of a consent. A callback that is used as an event handler
 * gets an event in its place, which is ignored.
 */
export const shownText = (shown: unknown): { readonly shown?: string } =>
  typeof shown === "string" ? { shown } : {};
