import type { Accepted } from "@waypost/sdk";
import type { FieldErrors } from "../../forms/validate.ts";
import type { Attempt } from "../payment/attempts.ts";
import type { ConsentEffect } from "../payment/consent.ts";
import type { AttemptChange, Transition } from "../engine/flow.ts";
import type { ImeiEffect, ImeiEvent, ImeiField } from "../imei/imei-field.ts";
import type { PriceCheck } from "../payment/price-check.ts";
import type { FoundPrices } from "../payment/read-prices.ts";
import type { TaskReview, TaskShape, Verdicts } from "./task.ts";
import type { WithoutCard } from "./without-card.ts";

/** Every screen and every wait of a task, in the order a customer meets them. */
export const TASK_PHASES = [
  "restoring",
  "loading",
  "load-failed",
  "stage",
  /** What the next stage needs is being read. */
  "preparing",
  "reviewing",
  "sending",
  "reading-back",
  "unknown",
  "done",
] as const;

export type TaskPhase = (typeof TASK_PHASES)[number];

/** A call that failed, in the server's words or the documented ones. */
export interface TaskFailure {
  readonly text: string;
  /** The server itself refused; false where it broke or could not be reached. */
  readonly isRefusal: boolean;
  /** There is no token any more, or the server does not accept it (HTTP 401). */
  readonly needsLogin?: true;
}

export interface TaskState<Shape extends TaskShape> {
  readonly phase: TaskPhase;
  /** Place of the stage that shows, or that a review goes back to. */
  readonly stage: number;
  readonly input: Shape["input"];
  readonly draft: Shape["draft"];
  /** The values of the query cache, as they were last read; `null` before. */
  readonly data: Shape["data"] | null;
  /** Something was paid for since the data was read. */
  readonly isOutdated: boolean;
  readonly details: Readonly<Record<string, Shape["detail"]>>;
  readonly imei: ImeiField;
  /** The day of the last edit or press, on which no card may have expired; long ago before. */
  readonly today: Date;
  readonly fieldErrors: FieldErrors;
  /** Grows with each rejected submit, so that an error summary knows when to take the focus. */
  readonly submitCount: number;
  /** Grows when a page that is put away loses secrets: a form with this key is emptied then. */
  readonly lostCount: number;
  readonly failure: TaskFailure | null;
  /** False until the first event, which loads the data and reads back what an earlier page left. */
  readonly isOpen: boolean;
  /** The attempts of this family and customer whose outcome is not known. */
  readonly attempts: readonly Attempt[];
  /** What other windows have sent of the same a short while ago, as far as it was in the way. */
  readonly elsewhere: readonly Attempt[];
  /** Nothing was sent at the last press, because another window was sending. */
  readonly isBusyElsewhere: boolean;
  /** What this run has sent, by attempt. */
  readonly requests: Readonly<Record<string, WithoutCard<Shape["request"]>>>;
  /** The attempts that the outcome is about. */
  readonly asked: readonly Attempt[];
  /** Ids of the attempts that the reviewed consent is a repetition of. */
  readonly consentTo: readonly string[];
  /** The customer ticked what a repetition, an irreversible step or a new price asks for. */
  readonly isAcknowledged: boolean;
  /** Whether the prices of the review are those of the server; `null` where nothing is paid. */
  readonly priceCheck: PriceCheck<TaskReview> | null;
  readonly verdicts: Verdicts;
  /** Nothing of the attempts can be on its way any more, so the verdicts are final. */
  readonly isSettled: boolean;
  /** What was accepted: the server's words, and what the customer had agreed to. */
  readonly receipt: (Readonly<Accepted> & { readonly review: TaskReview }) | null;
  readonly isDialogOpen: boolean;
}

/** What a page may send. */
export type TaskAction<Shape extends TaskShape> =
  | { type: "open" }
  /** The page of this run got another address: an input of the same identity. */
  | { type: "address"; input: Shape["input"] }
  | { type: "edit"; patch: Partial<Shape["draft"]>; today: Date }
  | { type: "continue" }
  | { type: "back" }
  | { type: "acknowledge"; isAcknowledged: boolean }
  /** `shown` are the words on the screen, for the record of the consent. */
  | { type: "confirm"; at: Date; shown?: string }
  /** Reads the data again, after a failure; in a review of something paid, its prices. */
  | { type: "refetch" }
  | { type: "read-back-again" }
  /**
   * After an unknown outcome: looks once more where there is a place to look, and unless something
   * turns out to be done, leads to a second review that says what a repetition would do.
   */
  | { type: "try-again" }
  | { type: "start-over" }
  | { type: "close-dialog" }
  /** The browser puts the page away: secrets leave its memory. */
  | { type: "page-left" }
  | Extract<ImeiEvent, { type: "edit-imei" | "leave-imei" | "check-imei-again" }>;

export type TaskEvent<Shape extends TaskShape> =
  | TaskAction<Shape>
  | { type: "loaded"; data: Shape["data"] }
  | { type: "load-failed"; failure: TaskFailure }
  | ({ type: "prices-found" } & FoundPrices<unknown>)
  | { type: "details"; details: Readonly<Record<string, Shape["detail"]>> }
  | { type: "prepared"; details: Readonly<Record<string, Shape["detail"]>> }
  | { type: "prepare-failed"; fieldErrors: FieldErrors; failure: TaskFailure | null }
  | Extract<ImeiEvent, { type: "imei-paused" | "imei-checked" }>
  | { type: "accepted"; reply: Accepted }
  | { type: "refused"; failure: TaskFailure }
  | { type: "busy" }
  /**
   * Nobody can tell what became of these attempts; `failure` is what the call said, if it was ours,
   * and `echo` what a refusal tells of earlier ones.
   */
  | {
      type: "unknown";
      attempts: readonly Attempt[];
      failure: TaskFailure | null;
      echo?: Verdicts;
    }
  /**
   * `isSettled` if nothing of them could be on its way any more when the look-up began; `repeats` if
   * `try-again` asked for it and goes on now.
   */
  | { type: "found"; verdicts: Verdicts; isSettled: boolean; repeats?: true }
  | { type: "settled" }
  | ({ type: "attempts" } & AttemptChange);

export type TaskEffect<Shape extends TaskShape> =
  /** `isFresh` asks the server once more for what is cached. */
  | { type: "load"; key: "load"; isFresh: boolean }
  /** Reads the prices past every cache, unless they were read a short while before: at `since`. */
  | { type: "check-prices"; key: "load"; since: number | null }
  | { type: "load-details"; key: "details"; stage: number; subjects: readonly string[] }
  | { type: "prepare"; key: "details"; stage: number; subjects: readonly string[] }
  | (ImeiEffect & { key: "imei" })
  | ConsentEffect
  | {
      type: "send";
      attempt: Attempt;
      consentTo: readonly string[];
      request: Shape["request"];
    }
  | {
      type: "read-back";
      key: "read-back";
      attempts: readonly Attempt[];
      requests: TaskState<Shape>["requests"];
      repeats?: true;
    }
  | { type: "wait-settled"; key: "settle"; attempts: readonly Attempt[] }
  | { type: "close-attempt"; id: string; subjects: readonly string[] }
  | { type: "invalidate" };

export type TaskTransition<Shape extends TaskShape> = Transition<
  TaskState<Shape>,
  TaskEffect<Shape>
>;
