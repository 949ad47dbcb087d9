import type { Attempt } from "../../flows/payment/attempts.ts";
import type { GivenConsent } from "../../flows/payment/consent.ts";
import type { TaskFailure, TaskPhase } from "../../flows/task/state.ts";
import type { TaskReviewRow, TaskShape, ViewOf } from "../../flows/task/task.ts";
import type { PriceNote, QuestionTick } from "../question-words.ts";
import type { TaskRun } from "./use-task-run.ts";

/** The members of every phase. */
interface Common<Shape extends TaskShape, Phase extends TaskPhase> {
  readonly phase: Phase;
  /** The runner, for code outside React. */
  readonly run: TaskRun<Shape>;
  /** Index of the stage, from 0. */
  readonly stage: number;
  readonly stageCount: number;
}

/** Nothing can be done yet. @inline */
interface Waiting<Shape extends TaskShape, Phase extends TaskPhase> extends Common<Shape, Phase> {
  /** "Loading…" */
  readonly message: string;
}

/** The data could not be read. @inline */
interface LoadFailed<Shape extends TaskShape> extends Common<Shape, "load-failed"> {
  readonly failure: TaskFailure;
  readonly refetch: () => void;
}

/** The phases in which a form shows, also behind its review. */
interface WithForm<Shape extends TaskShape, Phase extends TaskPhase> extends Common<Shape, Phase> {
  /** The data that was read, as the task shows it: for `smsPack`, the packs on offer. */
  readonly data: ViewOf<Shape>;
  /**
   * Use it as the key of your form. It changes when the fields must be emptied, for example after
   * the page was in the back-forward cache.
   */
  readonly formKey: number;
  /**
   * What the page cannot prevent in this browser, and what to do instead: use one window only, do
   * not reload. Empty where it can.
   */
  readonly warnings: readonly string[];
}

/** The form of a stage. @inline */
interface Filling<Shape extends TaskShape, Phase extends TaskPhase> extends WithForm<Shape, Phase> {
  /** Why the last call failed, with the text to show; `null` if it did not. */
  readonly failure:
    | (TaskFailure & {
        /**
         * An earlier request for the same, whose outcome is unknown, may have been carried out,
         * which may be why this one was refused.
         */
        readonly isRepetition: boolean;
      })
    | null;
  /** Goes on to the next stage or to the review. Also a handler for `onSubmit`. */
  readonly submit: (event?: unknown) => void;
  /**
   * Sends at once, for a form without a review. Sending the same again is still reviewed. `shown`
   * as for `confirm`. Also a handler for `onSubmit`.
   */
  readonly submitAndConfirm: (shown?: unknown) => void;
  /** Goes back to the stage before. */
  readonly back: () => void;
}

/** The items that the customer pays for or ends. */
export interface TaskTerms {
  /** With labels to show; a plan without a name is named by its tier and period. */
  readonly rows: readonly TaskReviewRow[];
  /** The rows, with those of the same label and price combined. */
  readonly lines: readonly {
    readonly label: string;
    readonly count: number;
    /** USD for one; `null` while it is unknown. */
    readonly price: number | null;
    /** USD for all; `null` while the price is unknown. */
    readonly sum: number | null;
  }[];
  /** USD; `none` if nothing is paid, `missing` while a price is unknown. */
  readonly total: number | "none" | "missing";
  /** False if the API does not say what is billed at once: the total is a price only. */
  readonly isDueNow: boolean;
  /** USD for each refill of a pack, which follows no calendar; `null` without refills. */
  readonly refill: number | null;
  /** Further terms, such as a renewal, as text. */
  readonly notes: readonly string[];
}

/** The question that `confirm` answers. */
export interface TaskQuestion extends TaskTerms {
  /**
   * All that must be said before `confirm`, in the customer's language: the alerts, each row with
   * its price, the sum, the renewals, the refill, the card, the notes, the state of the prices, why
   * nothing was sent. A page that shows these and `ticks` leaves nothing out.
   */
  readonly sentences: readonly string[];
  /** What must be ticked; empty if nothing must. */
  readonly ticks: readonly QuestionTick[];
  /**
   * A request that is pending elsewhere, related requests of the last day, and what sending the
   * same again would do.
   */
  readonly alerts: readonly { readonly tone: "info" | "warning"; readonly text: string }[];
  /** The card that pays; `null` if nothing is paid. */
  readonly card: string | null;
  /** True if `card` was entered here; false for the card on file. */
  readonly isCardEntered: boolean;
  /** The state of the prices; `null` while they are those of the server. */
  readonly priceNote: PriceNote | null;
  /** Why the last press sent nothing; `null` otherwise, and if the page is offline. */
  readonly notSent: string | null;
}

/** The question before the request. @inline */
interface Reviewing<Shape extends TaskShape> extends WithForm<Shape, "reviewing"> {
  readonly review: TaskQuestion;
  /** False while something must be ticked, a price is unknown or another request is pending. */
  readonly canConfirm: boolean;
  /** Confirm was pressed and waits for the prices. */
  readonly isConfirming: boolean;
  /** `shown`: the text on the screen, for `onConsent`; anything but a string is ignored. */
  readonly confirm: (shown?: unknown) => void;
  readonly back: () => void;
  /** Reads the prices again. */
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
  /** The data that was read; `null` before. */
  readonly data: ViewOf<Shape> | null;
  /** "Please do not pay again yet"; `null` if the request appears to be done. */
  readonly title: string | null;
  readonly message: string;
  /** The next step; `null` if the request appears to be done. */
  readonly next: string | null;
  /** The failure of the call; `null` if another window or visit sent it. */
  readonly failure: TaskFailure | null;
  /** The requests whose outcome is unknown, newest first. */
  readonly requests: readonly {
    readonly attempt: Attempt;
    /** The items that were bought, each with the look-up's result as text; "" without one. */
    readonly items: readonly { readonly subject: string; readonly found: string }[];
  }[];
  /** All requested items appear to be done. */
  readonly isApplied: boolean;
  /** A call can look up the outcome. The flow does so automatically, too. */
  readonly canLookAgain: boolean;
  readonly canTryAgain: boolean;
  readonly lookAgain: () => void;
  /** Opens a second review, which says what sending again would do. */
  readonly tryAgain: () => void;
  readonly startOver: () => void;
}

/** The request was accepted. @inline */
interface Done<Shape extends TaskShape> extends Common<Shape, "done"> {
  readonly data: ViewOf<Shape>;
  readonly receipt: {
    /** The server's message, or "Success!!". */
    readonly message: string;
    /** "The server also said: …", to show below the success; `null` if it said nothing else. */
    readonly alsoSaid: string | null;
    /** The request that was confirmed. */
    readonly review: TaskTerms;
    /** The record of what was agreed to, as `onConsent` gets it; `null` if it is not known. */
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
  readonly stage: Filling<Shape, "stage">;
  readonly preparing: Filling<Shape, "preparing">;
  readonly reviewing: Reviewing<Shape>;
  readonly sending: Sending<Shape>;
  readonly "reading-back": Unknown<Shape, "reading-back">;
  readonly unknown: Unknown<Shape, "unknown">;
  readonly done: Done<Shape>;
}

/**
 * A task at work, told apart by its `phase`: a member exists in the phases to which it belongs. With
 * a second argument only these phases: `TaskView<Shape, "reviewing">`.
 */
export type TaskView<
  Shape extends TaskShape,
  Phase extends keyof TaskViews<Shape> = keyof TaskViews<Shape>,
> = TaskViews<Shape>[Phase];
