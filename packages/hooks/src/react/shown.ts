/** The words on the screen, for the record of a consent. A handler may be given an event instead. */
export const shownWords = (shown: unknown): { readonly shown?: string } =>
  typeof shown === "string" ? { shown } : {};
