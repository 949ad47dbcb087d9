/**
 * `critical`: money may be charged twice, something secret may be told, or pages do not work.
 * `major`: owners see something untrue, or one of the tasks does not work. `minor`: it works, and
 * could be safer, clearer or faster.
 */
export type Severity = "critical" | "major" | "minor";

/** One thing that the server has to do. */
export interface DescribedCheck {
  readonly severity: Severity;
  /** What the server has to do. */
  readonly rule: string;
  /** What the owner of a device suffers where it does not. */
  readonly owner: string;
  /** What to change on the server. */
  readonly change: string;
}

export type DescribedChecks = Readonly<Record<string, DescribedCheck>>;
