import type { CheckId } from "../catalogue/catalogue.ts";
import type { Severity } from "../catalogue/described-check.ts";
import type { Note } from "../results.ts";
import type { PromiseVerdict } from "../promises.ts";

/** A requirement that the server does not meet. */
export interface Finding {
  readonly check: CheckId;
  /** A call such as `GET /info/countries`, or null if the finding is about many calls. */
  readonly call: string | null;
  readonly severity: Severity;
  /** The requirement as a sentence. */
  readonly rule: string;
  /** The replies that violate the requirement. */
  readonly seen: readonly string[];
  /** The consequence for customers. */
  readonly impact: string;
  /** The change that the server needs. */
  readonly fix: string;
}

/** A check that passed. */
export interface Passed {
  readonly check: CheckId;
  readonly call: string | null;
}

/** A check that was skipped, and why. */
export interface Skipped extends Passed {
  readonly reason: string;
}

/** The result of a run. It contains no secrets. */
export interface Report {
  /** The version of the report's format. */
  readonly version: 1;
  readonly server: string;
  /** The start of the check in ISO 8601. */
  readonly date: string;
  readonly milliseconds: number;
  /** The number of requests to documented calls. */
  readonly requests: number;
  /** True if the run included writes. */
  readonly writes: boolean;
  /** The sentences before everything else, such as that no plan can be sold. Mostly empty. */
  readonly headlines: readonly string[];
  /** Sorted by severity, the worst first. */
  readonly findings: readonly Finding[];
  readonly passed: readonly Passed[];
  readonly skipped: readonly Skipped[];
  /** The verdict on each promise of the kit for this server. */
  readonly promises: readonly PromiseVerdict[];
  /** Observations that are not problems, such as the dialect and the protocol. */
  readonly notes: readonly Note[];
}
