import type { CheckId } from "../catalogue/catalogue.ts";
import type { Severity } from "../catalogue/described-check.ts";
import type { Note } from "../results.ts";
import type { PromiseVerdict } from "../promises.ts";

/** Something that the server has to change. */
export interface Finding {
  readonly check: CheckId;
  /** Such as `GET /info/countries`; null where it is about many calls. */
  readonly call: string | null;
  readonly severity: Severity;
  /** What the server has to do. */
  readonly rule: string;
  /** What was seen instead. */
  readonly seen: readonly string[];
  /** What the owner of a device suffers. */
  readonly owner: string;
  /** What to change. */
  readonly change: string;
}

/** A check that holds. */
export interface Held {
  readonly check: CheckId;
  readonly call: string | null;
}

/** A check that was not made, and why. */
export interface NotTried extends Held {
  readonly reason: string;
}

/** What a server does and does not do. It has nothing secret. */
export interface Report {
  /** Of this form. */
  readonly version: 1;
  readonly server: string;
  /** When the check began, in ISO 8601. */
  readonly date: string;
  readonly milliseconds: number;
  /** How many requests of the documented calls were sent. */
  readonly requests: number;
  /** Whether anything was written. */
  readonly writes: boolean;
  /** The worst first. */
  readonly findings: readonly Finding[];
  readonly held: readonly Held[];
  readonly notTried: readonly NotTried[];
  /** Which of the kit's promises hold with this server. */
  readonly promises: readonly PromiseVerdict[];
  /** Worth knowing, and no fault: the dialect, the protocol, figures. */
  readonly notes: readonly Note[];
}
