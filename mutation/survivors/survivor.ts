/** A mutant that makes no difference to anybody, or none that a test could notice. */
export interface Survivor {
  readonly file: string;
  /** The line on which it begins, without blanks around it. */
  readonly code: string;
  /** The part that is replaced; any that begins on the line where it is left out. */
  readonly part?: string;
  /** What stands there instead; any mutant that begins on the line where it is left out. */
  readonly becomes?: string;
  readonly reason: string;
}
