/** A part of a file's text, and what stands there when a guard is taken out. */
interface Edit {
  /** In `packages/hooks/src/flows`. */
  readonly file: string;
  /** Occurs exactly once. */
  readonly from: string;
  readonly to: string;
}

/** One thing that stands between a customer and a second payment, and how to take it out. */
export interface Guard {
  readonly id: string;
  /** What holds as long as the guard is there. */
  readonly guard: string;
  readonly edits: readonly Edit[];
  /** Why nothing goes wrong without it: the entry that takes out what stands behind it as well. */
  readonly backedBy?: { readonly pair: string; readonly why: string };
}
