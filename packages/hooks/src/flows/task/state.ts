import type { Accepted } from "@waypost/sdk";
import type { FieldErrors } from "../../forms/validate.ts";
import type { PhoneRule } from "../../rules/registration/phone.ts";
import type { GivenConsent } from "../checkout/consent.ts";
import type { Transition } from "../engine/flow.ts";
import type { State } from "../engine/step.ts";
import type { Attempt, AttemptChange } from "../checkout/attempts.ts";
import type { ImeiEffect, ImeiEvent, ImeiField } from "../imei/imei-field.ts";
import type { CheckoutScreen } from "../checkout/checkout.ts";
import type { WithoutCard } from "../checkout/card-token.ts";
import type { OutcomeEvent } from "../checkout/outcome.ts";
import type { CardRefused, QuestionEvent } from "../checkout/question.ts";
import type { CheckoutEffect, OutcomeKnown } from "../checkout/perform.ts";
import type { SentEvent } from "../checkout/send-once.ts";
import type { TaskReview, TaskShape } from "./task.ts";

/** All screens and waiting phases of a task, in the order in which a customer encounters them. */
export const TASK_PHASES = [
  /** Nothing has happened yet. The first event loads the data and looks up open attempts. */
  "restoring",
  "loading",
  "load-failed",
  "form",
  /** The details for the next stage are being read. */
  "preparing",
  "reviewing",
  "sending",
  "reading-back",
  "unknown",
  "done",
] as const;

/** A screen of a task, or a phase that waits for a reply. */
export type TaskPhase = (typeof TASK_PHASES)[number];

/** A failed call, with the server's text or the documented one. */
export interface TaskFailure {
  readonly text: string;
  /** True if the server rejected the request; false if it failed or could not be reached. */
  readonly isRefusal: boolean;
  /** There is no token, or the server does not accept it any more (HTTP 401). */
  readonly needsLogin?: true;
}

/** The fields of a task in every phase. */
export interface TaskForm<Shape extends TaskShape = TaskShape> {
  /** The current stage, or the stage that the review returns to. */
  readonly stage: Shape["stage"];
  readonly input: Shape["input"];
  readonly draft: Shape["draft"];
  /** The data in the query cache as last read; `null` before. */
  readonly data: Shape["data"] | null;
  /** True if something was paid for since the data was read. */
  readonly isOutdated: boolean;
  readonly details: Readonly<Record<string, Shape["detail"]>>;
  readonly imei: ImeiField;
  /**
   * The day of the last edit or press, by which no card may have expired; before, a day long ago.
   */
  readonly today: Date;
  readonly phoneRule?: PhoneRule | undefined;
  readonly fieldErrors: FieldErrors;
  /** Incremented with each rejected submit, so that an error summary knows when to take focus. */
  readonly submitCount: number;
  /**
   * Incremented when a page that enters the back-forward cache loses secrets. Used as a `key`, it
   * resets a form.
   */
  readonly lostCount: number;
  readonly failure: TaskFailure | null;
  /** The attempts of this family and customer with an unknown outcome. */
  readonly attempts: readonly Attempt[];
  /** Requests for the same thing from other windows and earlier visits with an unknown outcome. */
  readonly elsewhere: readonly Attempt[];
  /** The requests that this run sent, by attempt id. */
  readonly requests: Readonly<Record<string, WithoutCard<Shape["request"]>>>;
  /** The terms of these requests, by attempt id, for the receipt of one whose reply was lost. */
  readonly agreed: Readonly<Record<string, Pick<TaskReceipt, "review" | "consent">>>;
}

/** A success: the server's text, and the review that the customer agreed to. @inline */
export type TaskReceipt = Readonly<Accepted> & {
  readonly review: TaskReview;
  /** The record of the consent; `null` if it is not known. */
  readonly consent: GivenConsent | null;
};

type PlainPhase = "restoring" | "loading" | "load-failed" | "form" | "preparing";

/** The current screen, with the fields that only this screen has. */
export type TaskScreen =
  | { [Phase in PlainPhase]: { readonly phase: Phase } }[PlainPhase]
  | CheckoutScreen<TaskReview>
  | { readonly phase: "done"; readonly receipt: TaskReceipt; readonly isDialogOpen: boolean };

/** The state of a task: its form, and its screen, discriminated by the phase. */
export type TaskState<Shape extends TaskShape = TaskShape> = State<TaskForm<Shape>, TaskScreen>;

/** The state of a task in some phases. */
export type TaskIn<Shape extends TaskShape, Phase extends TaskPhase> = State<
  TaskForm<Shape>,
  TaskScreen & { readonly phase: Phase }
>;

/** The events that a page may send. @inline */
export type TaskAction<Shape extends TaskShape = TaskShape> =
  | { type: "open" }
  /** The address of the page changed within this run: an input of the same identity. */
  | { type: "address"; input: Shape["input"] }
  | { type: "edit"; patch: Partial<Shape["draft"]>; today: Date }
  | { type: "continue" }
  | { type: "back" }
  /** `refetch` reads the data again after a failure. In a review of a purchase, reads its prices. */
  | Extract<QuestionEvent, { type: "acknowledge" | "confirm" | "refetch" | "page-online" }>
  | Extract<OutcomeEvent, { type: "read-back-again" }>
  /**
   * After an unknown outcome: looks it up once more, if a call can. Unless something turns out to
   * be done, opens a second review, which explains the effect of a repetition.
   */
  | Extract<OutcomeEvent, { type: "try-again" }>
  | { type: "start-over" }
  | { type: "close-dialog" }
  /** The page entered the back-forward cache: secrets are removed from memory. */
  | { type: "page-left" }
  | Extract<ImeiEvent, { type: "edit-imei" | "leave-imei" | "check-imei-again" }>;

/** All events of a task: those that a page sends and those of the flow itself. */
export type TaskEvent<Shape extends TaskShape = TaskShape> =
  | TaskAction<Shape>
  | { type: "loaded"; data: Shape["data"] }
  | { type: "load-failed"; failure: TaskFailure }
  | { type: "details"; details: Readonly<Record<string, Shape["detail"]>> }
  | { type: "prepared"; details: Readonly<Record<string, Shape["detail"]>> }
  | { type: "prepare-failed"; fieldErrors: FieldErrors; failure: TaskFailure | null }
  | Extract<ImeiEvent, { type: "imei-paused" | "imei-checked" }>
  | Extract<QuestionEvent, { type: "prices-found" | "earlier-found" | "bank" }>
  | SentEvent<Accepted>
  | OutcomeKnown
  | CardRefused
  | Extract<OutcomeEvent, { type: "settling" | "settled" | "found" }>
  | ({ type: "attempts" } & AttemptChange);

export type TaskEffect<Shape extends TaskShape = TaskShape> =
  /** With `isFresh`, cached data is read again from the server. */
  | { type: "load"; key: "load"; isFresh: boolean }
  | { type: "load-details"; key: "details"; stage: string; subjects: readonly string[] }
  | { type: "prepare"; key: "details"; stage: string; subjects: readonly string[] }
  | (ImeiEffect & { key: "imei" })
  | CheckoutEffect<WithoutCard<Shape["request"]>>
  | { type: "invalidate" };

export type TaskTransition<Shape extends TaskShape = TaskShape> = Transition<
  TaskState<Shape>,
  TaskEffect<Shape>
>;
