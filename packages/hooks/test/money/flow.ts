import type { RunnerContext } from "../../src/flows/engine/runner-types.ts";

/** The parts of a running flow that the invariants need, the same for all flows. */
export interface Snapshot {
  /** True after its first event. */
  isOpen: boolean;
  /** True if the question that Confirm answers is open. */
  isReview: boolean;
  isSending: boolean;
  /** True if the page shows that an outcome is unknown. */
  showsUnknown: boolean;
  /** The ids of known attempts whose outcome still has to be shown. */
  unreportedAttempts: readonly string[];
  /** The subjects that would be paid for or ended. */
  subjects: readonly string[];
  /** The price, as far as it is known; `null` before. */
  total: number | string | null;
  /** True if the question shows that its price could not be read again. */
  isUnread: boolean;
  /** The end of the URL to which Confirm has to send; `null` if there is only one. */
  endpoint: string | null;
  /** The agreed amount on the receipt; `null` if there is no receipt or it has no amount. */
  agreed: number | string | null;
  /** True if all required boxes are ticked. */
  isAcknowledged: boolean;
  /** The ids of earlier attempts that the displayed consent names. */
  shown: readonly string[];
  /** The ids of earlier attempts that the displayed consent names and the customer acknowledged. */
  named: readonly string[];
}

export interface MoneyRun {
  send: (event: unknown) => void;
  subscribe: (listener: () => void) => unknown;
  snapshot: () => Snapshot;
  stop: () => void;
}

/** The secret that a customer enters before a card can be charged: its number, or the password. */
export type Secret = "card" | "password";

/** A step of a script: an event, or virtual milliseconds to wait before the next step. */
export type Step = { readonly type: string } | number;

/** The steps towards a payment, from which scenes with two runs are composed. */
export interface PaymentSteps {
  /** From the first event to the open question, with each kind of secret. */
  readonly enters: readonly (readonly Step[])[];
  readonly agree: readonly Step[];
  /** Reads prices and devices again. */
  readonly refresh: readonly Step[];
  /** From an unknown outcome back to the question. */
  readonly again: readonly Step[];
  /** From an unknown outcome back to the question, with everything entered again. */
  readonly restart: readonly Step[];
  /** Presses Confirm again with the values that are still entered. */
  readonly goOn: readonly Step[];
  /** From an unknown outcome to the question about one part, and then about the other. */
  readonly parts: readonly (readonly Step[])[];
}

/** A flow that moves money, as the property test runs it. */
export interface MoneyFlow {
  name: string;
  start: (context: RunnerContext) => MoneyRun;
  /** All events that a page can send, each with some of its possible contents. */
  events: readonly { readonly type: string }[];
  /** Scripts of customers: the whole way to the payment, and a retry. */
  scripts: readonly (readonly Step[])[];
  paymentSteps: PaymentSteps;
  /** Method and path of the requests that pay for or end something. */
  paying: RegExp;
  subjectsOf: (request: object) => readonly string[];
  /** The plans and packs that a request pays for; undefined if no listed price is paid. */
  plansOf?: ((request: object) => readonly string[]) | undefined;
  /** The secret that a request with a card was paid with; `null` without a card. */
  paidWith: (request: unknown) => Secret | null;
  /** True if the server carries out the same request twice. */
  isRepeatable: boolean;
  /** True if sending the same request twice is harmless. */
  isHarmless: boolean;
  /**
   * True if the page reads a list of what can still be done, so that it cannot request the same
   * twice.
   */
  readsRemaining: boolean;
  /** The server's reply to a successful request. */
  accepted: (request: unknown) => object;
  /** True if a lookup after the window can find that a write had no effect. */
  findsFree: boolean;
  /**
   * True if a run receives the attempts of other runs. The registration has one run per page, and
   * looks up blocking attempts when it sends.
   */
  receivesOthers: boolean;
  /**
   * The storage key under which a run stores what to show after a reload; `null` if the attempts
   * are enough.
   */
  storageKey: string | null;
}
