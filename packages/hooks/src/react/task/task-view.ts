import type { Attempt } from "../../flows/checkout/attempts.ts";
import type { GivenConsent } from "../../flows/checkout/consent.ts";
import type { TaskFailure, TaskPhase } from "../../flows/task/state.ts";
import type { TaskShape, ViewOf } from "../../flows/task/task.ts";
import type { TaskQuestion, TaskTerms } from "../checkout/question.ts";
import type { TaskRun } from "./use-task-run.ts";

/** The members of every phase. */
interface Common<Shape extends TaskShape, Phase extends TaskPhase> {
  readonly phase: Phase;
  /** The runner, for code outside React. */
  readonly run: TaskRun<Shape>;
  /** The index of the stage, from 0. */
  readonly stage: number;
  readonly stageCount: number;
}

/** A phase without actions. @inline */
interface Waiting<Shape extends TaskShape, Phase extends TaskPhase> extends Common<Shape, Phase> {
  /** "Loading…" */
  readonly message: string;
}

/** The data could not be loaded. @inline */
interface LoadFailed<Shape extends TaskShape> extends Common<Shape, "load-failed"> {
  readonly failure: TaskFailure;
  readonly refetch: () => void;
}

/** The phases with a form, including those with a review over it. */
interface WithForm<Shape extends TaskShape, Phase extends TaskPhase> extends Common<Shape, Phase> {
  /** The loaded data. For `smsPack`, it contains the packs on offer. */
  readonly data: ViewOf<Shape>;
  /**
   * A key for your form. It changes when the fields must be cleared, for example after the page
   * was in the back-forward cache.
   */
  readonly formKey: number;
  /**
   * Risks that the page cannot prevent in this browser, with advice: use one window only, do not
   * reload. Empty if there are none.
   */
  readonly warnings: readonly string[];
}

/** The form of a stage. @inline */
interface Filling<Shape extends TaskShape, Phase extends TaskPhase> extends WithForm<Shape, Phase> {
  /** The failure of the last call, with its text; `null` if it succeeded. */
  readonly failure:
    | (TaskFailure & {
        /**
         * True if an earlier request for the same subject has an unknown outcome. If it succeeded,
         * that may be the reason for this rejection.
         */
        readonly isRepetition: boolean;
      })
    | null;
  /** Continues to the next stage or to the review. Also a handler for `onSubmit`. */
  readonly submit: (event?: unknown) => void;
  /**
   * Sends immediately, for a form without a review. A repetition is still reviewed. `shown` is the
   * text on the screen, as for `confirm`. Also a handler for `onSubmit`.
   */
  readonly submitAndConfirm: (shown?: unknown) => void;
  /** Goes back to the previous stage. */
  readonly back: () => void;
}

/** The review before the request. @inline */
interface Reviewing<Shape extends TaskShape> extends WithForm<Shape, "reviewing"> {
  readonly review: TaskQuestion;
  /**
   * False while a statement has to be accepted, a price is unknown or another request is pending.
   */
  readonly canConfirm: boolean;
  /** True while Confirm was pressed and waits for the prices. */
  readonly isConfirming: boolean;
  /**
   * Sends the request. `shown` is the text on the screen, for `onConsent`. Anything but a string
   * is ignored.
   */
  readonly confirm: (shown?: unknown) => void;
  readonly back: () => void;
  /** Reloads the prices. */
  readonly refetch: () => void;
}

/** The request is pending. @inline */
interface Sending<Shape extends TaskShape> extends WithForm<Shape, "sending"> {
  readonly review: TaskQuestion;
  /** "Sending your request…" */
  readonly message: string;
}

/** The outcome of a request is unknown. @inline */
interface Unknown<Shape extends TaskShape, Phase extends TaskPhase> extends Common<Shape, Phase> {
  /** The loaded data; `null` before it has loaded. */
  readonly data: ViewOf<Shape> | null;
  /** "Please do not pay again yet"; `null` if the request appears to be done. */
  readonly title: string | null;
  readonly message: string;
  /** The next step; `null` if the request appears to be done. */
  readonly next: string | null;
  /**
   * The failure of the call; `null` if another window or an earlier visit sent it, and once the
   * outcome is known.
   */
  readonly failure: TaskFailure | null;
  /** The requests with an unknown outcome, newest first. */
  readonly requests: readonly {
    readonly attempt: Attempt;
    /** The items, each with the result of the lookup as text; "" without one. */
    readonly items: readonly { readonly subject: string; readonly found: string }[];
  }[];
  /** True if all requested items appear to be done. */
  readonly isApplied: boolean;
  /** True if a call can look up the outcome. The flow also does so automatically. */
  readonly canCheckOutcome: boolean;
  readonly canSendAgain: boolean;
  readonly checkOutcome: () => void;
  /** Opens a second review, which explains the consequences of sending again. */
  readonly sendAgain: () => void;
  readonly startOver: () => void;
}

/** The request was accepted. @inline */
interface Done<Shape extends TaskShape> extends Common<Shape, "done"> {
  readonly data: ViewOf<Shape>;
  readonly receipt: {
    /** The server's message, or "Success!!". */
    readonly message: string;
    /**
     * "The server also said: …", to show below the success; `null` if there is no other message.
     */
    readonly alsoSaid: string | null;
    /** The request that was confirmed. */
    readonly review: TaskTerms;
    /** The record of the consent, as passed to `onConsent`; `null` if it is unknown. */
    readonly consent: GivenConsent | null;
  };
  readonly isDialogOpen: boolean;
  readonly closeDialog: () => void;
  readonly startOver: () => void;
}

/** The return value of `useTask` in each phase. */
export interface TaskViews<Shape extends TaskShape> {
  readonly restoring: Waiting<Shape, "restoring">;
  readonly loading: Waiting<Shape, "loading">;
  readonly "load-failed": LoadFailed<Shape>;
  readonly form: Filling<Shape, "form">;
  readonly preparing: Filling<Shape, "preparing">;
  readonly reviewing: Reviewing<Shape>;
  readonly sending: Sending<Shape>;
  readonly "reading-back": Unknown<Shape, "reading-back">;
  readonly unknown: Unknown<Shape, "unknown">;
  readonly done: Done<Shape>;
}

/**
 * A running task as a union by `phase`: each phase has only its own members. With a second
 * argument it is limited to these phases: `TaskView<Shape, "reviewing">`.
 */
export type TaskView<
  Shape extends TaskShape,
  Phase extends keyof TaskViews<Shape> = keyof TaskViews<Shape>,
> = TaskViews<Shape>[Phase];
