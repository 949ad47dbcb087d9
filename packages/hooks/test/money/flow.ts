import type { RunnerContext } from "../../src/flows/engine/runner-types.ts";

/** What the invariants have to know of a running flow, whatever flow it is. */
export interface Snapshot {
  /** It has handled its first event. */
  isOpen: boolean;
  /** The question that Confirm answers is shown. */
  isReview: boolean;
  isSending: boolean;
  /** It tells that an outcome is unknown. */
  isTelling: boolean;
  /** The ids of the attempts that it knows, whose outcome it has to tell. */
  untold: readonly string[];
  /** What would be paid for or ended. */
  subjects: readonly string[];
  /** What it would cost, as far as it is known; `null` before. */
  total: number | string | null;
  /** The question says that its sum could not be read again. */
  isUnread: boolean;
  /** The end of the address to which Confirm has to send; `null` where there is only one. */
  endpoint: string | null;
  /** What a receipt says was agreed to; `null` where there is none, or it does not say. */
  agreed: number | string | null;
  /** What has to be ticked is ticked. */
  isAcknowledged: boolean;
  /** The ids of earlier attempts that the shown consent names. */
  shown: readonly string[];
  /** The ids of earlier attempts that the shown consent names and that were acknowledged. */
  named: readonly string[];
}

export interface MoneyRun {
  send: (event: unknown) => void;
  subscribe: (listener: () => void) => unknown;
  snapshot: () => Snapshot;
  stop: () => void;
}

/** What a customer has to give before a card can be charged: its number, or the password. */
export type Secret = "card" | "password";

/** A step of a script: an event, or the virtual milliseconds that pass before the next one. */
export type Step = { readonly type: string } | number;

/** The parts of the way to the money, of which scenes with two runs are made. */
export interface Way {
  /** From the first event to the question that Confirm answers, with each kind of secret. */
  readonly enters: readonly (readonly Step[])[];
  readonly agree: readonly Step[];
  /** Reads prices and devices once more. */
  readonly refresh: readonly Step[];
  /** From an unknown outcome to the question, once more. */
  readonly again: readonly Step[];
  /** From an unknown outcome to the question, with everything entered anew. */
  readonly restart: readonly Step[];
  /** Presses on, with what is still entered. */
  readonly goOn: readonly Step[];
  /** From an unknown outcome to the question about one part of it, and then about the other. */
  readonly parts: readonly (readonly Step[])[];
}

/** A flow that moves money, as the property test drives it. */
export interface MoneyFlow {
  name: string;
  start: (context: RunnerContext) => MoneyRun;
  /** Every event that a page can send, each with some of its possible contents. */
  events: readonly { readonly type: string }[];
  /** What customers do: the whole way to the money, and another try. */
  scripts: readonly (readonly Step[])[];
  way: Way;
  /** Method and path of the requests that pay or end something. */
  paying: RegExp;
  subjectsOf: (request: object) => readonly string[];
  /** The plans and packs that a request pays for; missing where no listed price is paid. */
  plansOf?: ((request: object) => readonly string[]) | undefined;
  /** What a request is paid with, where a card is in it. */
  paidWith: (request: unknown) => Secret | null;
  /** Whether the server carries out a second request for the same. */
  isRepeatable: boolean;
  /** A second request for the same does no harm. */
  isHarmless: boolean;
  /** It reads a list of what can still be done, so that its page cannot ask for it a second time. */
  readsWhatIsLeft: boolean;
  /** The server's reply to a request that was carried out. */
  accepted: (request: unknown) => object;
  /** Whether a look-up after the window can find that a write did nothing. */
  looksForFree: boolean;
  /**
   * Whether a run hears of the attempts of other runs. The registration has one run on a page and
   * looks up what is in its way when it sends.
   */
  hearsOfOthers: boolean;
  /** Where a run keeps what it has to tell after a reload; `null` where the attempts tell all. */
  keptAt: string | null;
}
