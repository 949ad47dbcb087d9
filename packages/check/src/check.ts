/**
 * - `critical`: customers may be charged twice, secrets may leak, or pages do not work.
 * - `major`: customers see wrong data, or a task does not work.
 * - `minor`: it works but could be safer, clearer or faster.
 */
export type Severity = "critical" | "major" | "minor";

/** A requirement that the server has to meet. */
export interface DescribedCheck {
  readonly severity: Severity;
  /** The requirement as a sentence. */
  readonly rule: string;
  /** The consequence for customers if the requirement is not met. */
  readonly impact: string;
  /** The change that the server needs. */
  readonly fix: string;
}

/** A requirement with its name, which is the name of its finding, too. */
export interface Check<Id extends string = string> extends DescribedCheck {
  readonly check: Id;
}

export type Checks<Id extends string> = { readonly [Name in Id]: Check<Name> };

/** Adds to each requirement its name. */
export const checks = <Id extends string>(rows: Readonly<Record<Id, DescribedCheck>>): Checks<Id> =>
  Object.fromEntries(
    Object.entries<DescribedCheck>(rows).map(([check, row]) => [check, { check, ...row }]),
  ) as Checks<Id>;
