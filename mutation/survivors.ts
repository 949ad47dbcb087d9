/** A mutant that no test can notice, or that makes no difference to anybody. */
export interface Survivor {
  readonly file: string;
  /** The line on which it begins, without blanks around it. */
  readonly code: string;
  /** What stands there instead; any mutant of the line where it is left out. */
  readonly becomes?: string;
  readonly reason: string;
}

export const SURVIVORS: readonly Survivor[] = [];
