/** One thing that stands between a customer and a second payment, and how to take it out. */
export interface Guard {
  readonly id: string;
  /** What holds as long as the guard is there. */
  readonly guard: string;
  /**
   * By file in `packages/hooks/src/flows`, and by name: an expression that a function gives instead
   * of its result, or that stands for the value of a constant or property. `$` is the value as it
   * is. A name that occurs more than once has that of a function around it before it, with a slash.
   */
  readonly off: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Why nothing goes wrong without it: the guards that stand behind it. */
  readonly backedBy?: { readonly ids: readonly string[]; readonly why: string };
}
