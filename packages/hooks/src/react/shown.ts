/**
 * The text on the screen, for the record of a consent. Used as an event handler, the callback gets
 * an event instead.
 */
export const shownWords = (shown: unknown): { readonly shown?: string } =>
  typeof shown === "string" ? { shown } : {};
