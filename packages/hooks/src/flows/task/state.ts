import type { Accepted } from "@waypost/sdk";
import type { FieldErrors } from "../../forms/validate.ts";
import type { ConsentEffect, GivenConsent } from "../payment/consent.ts";
import type { Transition } from "../engine/flow.ts";
import type { Attempt, AttemptChange, Money } from "../payment/attempts.ts";
import type { ImeiEffect, ImeiEvent, ImeiField } from "../imei/imei-field.ts";
import type { OutcomeEffect, OutcomeEvent, OutcomeScreen } from "../payment/outcome.ts";
import type { Moment, Press } from "../payment/price-check.ts";
import type { Question } from "../payment/question.ts";
import type { FoundPrices } from "../payment/read-prices.ts";
import type { Related } from "../payment/related.ts";
import type { NotSent } from "../payment/send-once.ts";
import type { Earlier } from "../payment/windows.ts";
import type { TaskReview, TaskShape } from "./task.ts";
import type { WithoutCard } from "./without-card.ts";

/** Every screen and every wait of a task, in the order a customer meets them. */
export const TASK_PHASES = [
  /** Nothing has happened yet: the first event loads the data and looks up what was left open. */
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

/** A screen of a task, or a wait. */
export type TaskPhase = (typeof TASK_PHASES)[number];

/** A call that failed, in the server's words or the documented ones. */
export interface TaskFailure {
  readonly text: string;
  /** The server itself refused; false where it broke or could not be reached. */
  readonly isRefusal: boolean;
  /** There is no token any more, or the server does not accept it (HTTP 401). */
  readonly needsLogin?: true;
}

/** What a task has in every phase. */
export interface TaskForm<Shape extends TaskShape> {
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
  /** The attempts of this family and customer whose outcome is not known. */
  readonly attempts: readonly Attempt[];
  /** Requests for the same from other windows and earlier visits whose outcome is unknown. */
  readonly elsewhere: readonly Attempt[];
  /** What this run has sent, by attempt. */
  readonly requests: Readonly<Record<string, WithoutCard<Shape["request"]>>>;
}

/** The question that a customer agrees to before a request is sent. @inline */
export interface TaskQuestion extends Question<TaskReview> {
  /** Ids of the attempts that the reviewed consent is a repetition of. */
  readonly consentTo: readonly string[];
  /** Ids of the accepted requests for the same that were known when the question opened. */
  readonly known: readonly string[];
  /** What was sent about the same device a short while ago for another purpose. */
  readonly related: readonly Related[];
  /** Why the last press sent nothing; the page itself says that it is offline. */
  readonly notSent: NotSent | null;
}

/** What was accepted: the server's words, and what the customer had agreed to. @inline */
export type TaskReceipt = Readonly<Accepted> & {
  readonly review: TaskReview;
  /** The record of it; `null` where it is not known. */
  readonly consent: GivenConsent | null;
};

/** The current screen, with the fields that only this screen has. */
export type TaskScreen =
  | { readonly phase: "restoring" | "loading" | "load-failed" | "stage" | "preparing" }
  | { readonly phase: "reviewing"; readonly question: TaskQuestion }
  | { readonly phase: "sending"; readonly question: TaskQuestion; readonly consent: GivenConsent }
  | OutcomeScreen
  | { readonly phase: "done"; readonly receipt: TaskReceipt; readonly isDialogOpen: boolean };

/** The state of a task, told apart by its phase. */
export type TaskState<Shape extends TaskShape> = TaskForm<Shape> & TaskScreen;

/** The state of a task in one phase. */
export type TaskIn<Shape extends TaskShape, Phase extends TaskPhase> = TaskState<Shape> & {
  readonly phase: Phase;
};

/** The events that a page may send. @inline */
export type TaskAction<Shape extends TaskShape> =
  | { type: "open" }
  /** The page of this run got another address: an input of the same identity. */
  | { type: "address"; input: Shape["input"] }
  | { type: "edit"; patch: Partial<Shape["draft"]>; today: Date }
  | { type: "continue" }
  | { type: "back" }
  | { type: "acknowledge"; isAcknowledged: boolean }
  | ({ type: "confirm" } & Press)
  /** Reads the data again, after a failure; in a review of something paid, its prices. */
  | { type: "refetch" }
  | Extract<OutcomeEvent, { type: "read-back-again" }>
  /**
   * After an unknown outcome: looks once more where there is a place to look, and unless something
   * turns out to be done, leads to a second review that says what a repetition would do.
   */
  | Extract<OutcomeEvent, { type: "try-again" }>
  | { type: "start-over" }
  | { type: "close-dialog" }
  /** The browser puts the page away: secrets leave its memory. */
  | { type: "page-left" }
  /** There is a network again: what could not be read is read once more. */
  | { type: "page-online" }
  | Extract<ImeiEvent, { type: "edit-imei" | "leave-imei" | "check-imei-again" }>;

/** Every event of a task: a page sends some, the flow the others. */
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
  | { type: "not-sent"; reason: NotSent }
  /** What was sent earlier for the money of the question. */
  | ({ type: "earlier-found" } & Earlier)
  /** The outcome of these attempts is unknown; `failure` is what the call said, if it was ours. */
  | { type: "unknown"; attempts: readonly Attempt[]; failure: TaskFailure | null }
  | Extract<OutcomeEvent, { type: "settling" | "settled" | "found" }>
  | ({ type: "attempts" } & AttemptChange);

export type TaskEffect<Shape extends TaskShape> =
  /** `isFresh` asks the server once more for what is cached. */
  | { type: "load"; key: "load"; isFresh: boolean }
  /** Reads the prices past every cache, unless they were read a short while before: at `since`. */
  | { type: "check-prices"; key: "load"; since: Moment | null }
  /** Asks the records of the browser what was sent earlier for this money. */
  | { type: "look-for-earlier"; key: "earlier"; money: Money }
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
  | (Extract<OutcomeEffect, { type: "read-back" }> & { requests: TaskForm<Shape>["requests"] })
  | Exclude<OutcomeEffect, { type: "read-back" }>
  | { type: "close-attempt"; id: string; subjects: readonly string[] }
  | { type: "invalidate" };

export type TaskTransition<Shape extends TaskShape> = Transition<
  TaskState<Shape>,
  TaskEffect<Shape>
>;
