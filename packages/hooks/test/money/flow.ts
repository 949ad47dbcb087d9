import type { RunnerContext } from "../../src/flows/runner.ts";

/** What the invariants have to know of a running flow, whatever flow it is. */
export interface Snapshot {
  /** It has handled its first event. */
  isOpen: boolean;
  /** The question that Confirm answers is shown. */
  isReview: boolean;
  isSending: boolean;
  /** It tells that an outcome is unknown. */
  isTelling: boolean;
  /** It knows of attempts whose outcome it has to tell. */
  hasUntold: boolean;
  /** What would be paid for or ended. */
  subjects: readonly string[];
  /** The ids of earlier attempts that the shown consent names and that were acknowledged. */
  named: readonly string[];
}

export interface MoneyRun {
  send: (event: unknown) => void;
  subscribe: (listener: () => void) => unknown;
  snapshot: () => Snapshot;
  stop: () => void;
}

/** A step of a script: an event, or the virtual milliseconds that pass before the next one. */
export type Step = { readonly type: string } | number;

/** A flow that moves money, as the property test drives it. */
export interface MoneyFlow {
  name: string;
  start: (context: RunnerContext) => MoneyRun;
  /** Every event that a page can send, each with some of its possible contents. */
  events: readonly { readonly type: string }[];
  /** What customers do: the whole way to the money, and another try. */
  scripts: readonly (readonly Step[])[];
  /** Method and path of the requests that pay or end something. */
  paying: RegExp;
  subjectsOf: (request: unknown) => readonly string[];
  /** Whether the server carries out a second request for the same. */
  isRepeatable: boolean;
  /** The server's reply to a request that was carried out. */
  accepted: (request: unknown) => object;
  /** Whether a look-up after the window can find that a write did nothing. */
  looksForFree: boolean;
  /**
   * Whether a run hears of the attempts of other runs. The registration has one run on a page and
   * looks up what is in its way when it sends.
   */
  hearsOfOthers: boolean;
}
