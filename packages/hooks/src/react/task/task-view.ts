import type { GivenConsent } from "../../flows/checkout/consent.ts";
import { canConfirm, tickOf } from "../../flows/checkout/order.ts";
import { argsOf, attemptsInTheWay, taskOrder } from "../../flows/task/args.ts";
import type {
  TaskFailure,
  TaskForm,
  TaskPhase,
  TaskScreen,
  TaskState,
} from "../../flows/task/state.ts";
import type { TaskArgs, TaskShape, ViewOf } from "../../flows/task/task.ts";
import { createFormats } from "../../messages/formats.ts";
import { payingCard } from "../../rules/cards/card-number.ts";
import type { Waypost } from "../../waypost.ts";
import { outcomeOf, type OutcomeView } from "../checkout/outcome-words.ts";
import {
  reviewTexts,
  termsOf,
  type ReviewData,
  type TaskQuestion,
  type TaskTerms,
} from "../checkout/question.ts";
import { warningsOf, type Words } from "../checkout/words.ts";
import { preventSubmit, shownText } from "../shown.ts";
import type { Translate } from "../use-messages.ts";
import { serverTextOf } from "../checkout/words.ts";
import type { TaskRun } from "./use-task-run.ts";

/** The parts from which the view of a phase is made. */
interface At<Phase extends TaskPhase> {
  readonly common: Omit<Common<TaskShape, Phase>, "phase">;
  readonly form: TaskForm;
  readonly screen: TaskScreen & { readonly phase: Phase };
  readonly args: TaskArgs;
  readonly data: ViewOf<TaskShape>;
  /** The failure of the last call, in the language of the page. */
  readonly failure: TaskFailure | null;
  readonly waypost: Pick<Waypost, "now">;
  readonly words: Words;
  readonly warnings: readonly string[];
  readonly actions: ReturnType<typeof actionsOf>;
}

/** The members of every phase. */
interface Common<Shape extends TaskShape, Phase extends TaskPhase> {
  readonly phase: Phase;
  /** The runner, for code outside React. */
  readonly run: TaskRun<Shape>;
  /** The name of the current stage. */
  readonly stage: Shape["stage"];
  /** The names of all stages, in their order. */
  readonly stages: readonly Shape["stage"][];
}

/** A phase without actions. @inline */
interface Waiting<Shape extends TaskShape, Phase extends TaskPhase> extends Common<Shape, Phase> {
  /** "Loading…" */
  readonly message: string;
}

const waiting = (at: At<"restoring" | "loading">) => ({
  ...at.common,
  ...at.screen,
  message: at.words.say("page.loading"),
});

/** The data could not be loaded. @inline */
interface LoadFailed<Shape extends TaskShape = TaskShape> extends Common<Shape, "load-failed"> {
  readonly failure: TaskFailure;
  readonly refetch: () => void;
}

const loadFailed = (at: At<"load-failed">): LoadFailed => ({
  ...at.common,
  ...at.screen,
  failure: at.failure ?? { text: at.words.say("task.loadFailed"), isRefusal: false },
  refetch: at.actions.refetch,
});

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

const withForm = ({ common, data, form, warnings }: At<TaskPhase>) => ({
  ...common,
  data,
  formKey: form.lostCount,
  warnings,
});

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

function filling(at: At<"form" | "preparing">) {
  const { form, failure, screen, common, actions } = at;
  const { submit, submitAndConfirm, back } = actions;
  const isRepetition =
    screen.phase === "form" && attemptsInTheWay(common.run.task, form).length > 0;
  const refusal = failure && { ...failure, isRepetition };
  return { ...withForm(at), ...screen, failure: refusal, submit, submitAndConfirm, back };
}

/** The review before the request. @inline */
interface Reviewing<Shape extends TaskShape = TaskShape> extends WithForm<Shape, "reviewing"> {
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

function reviewing(at: At<"reviewing">): Reviewing {
  const { form, args, common } = at;
  const { question, phase } = at.screen;
  const { confirm, back, refetch } = at.actions;
  return {
    ...withForm(at),
    phase,
    review: reviewOf(at),
    canConfirm: canConfirm(question, taskOrder(common.run.task, form, args)),
    isConfirming: (question.priceCheck?.press ?? null) !== null,
    confirm,
    back,
    refetch,
  };
}

function reviewOf(at: At<"reviewing" | "sending">): TaskQuestion {
  const { form, args, common, words, warnings, waypost } = at;
  const { question, phase } = at.screen;
  const { draft } = form;
  const order = taskOrder(common.run.task, form, args);
  const cardnumber = "cardnumber" in draft ? String(draft.cardnumber) : "";
  const asked: ReviewData = {
    review: order.terms,
    question,
    tick: tickOf(question, order.repetition),
    card: cardnumber === "" ? null : payingCard({ token: "", bin: "", last_4: "", cardnumber }),
    isBlocked: phase === "reviewing" && order.inTheWay.some((one) => one.outcome === "pending"),
    codes: {
      repetition: order.repetition === "harmless" ? null : `repeat.${order.repetition}`,
      total: "task.today",
      missing: "task.priceMissing",
    },
  };
  const { acknowledge } = at.actions;
  return reviewTexts(words, asked, { now: waypost.now(), warnings, acknowledge });
}

/** The request is pending. @inline */
interface Sending<Shape extends TaskShape = TaskShape> extends WithForm<Shape, "sending"> {
  readonly review: TaskQuestion;
  /** "Sending your request…" */
  readonly message: string;
}

const sending = (at: At<"sending">): Sending => ({
  ...withForm(at),
  phase: at.screen.phase,
  review: reviewOf(at),
  message: at.words.say("task.sending"),
});

/** The outcome of a request is unknown. @inline */
interface Unknown<Shape extends TaskShape, Phase extends TaskPhase>
  extends Common<Shape, Phase>, OutcomeView {
  /** The loaded data; `null` before it has loaded. */
  readonly data: ViewOf<Shape> | null;
  readonly checkOutcome: () => void;
  /** Opens a second review, which explains the consequences of sending again. */
  readonly sendAgain: () => void;
  readonly startOver: () => void;
}

function unknown(
  at: At<"reading-back" | "unknown">,
): Unknown<TaskShape, "reading-back" | "unknown"> {
  const { checkOutcome, sendAgain, startOver } = at.actions;
  const { common, words, failure, data } = at;
  const { phase, outcome } = at.screen;
  const known = outcomeOf(words, common.run.task, outcome, failure);
  return { ...common, ...known, phase, data, checkOutcome, sendAgain, startOver };
}

/** The request was accepted. @inline */
interface Done<Shape extends TaskShape = TaskShape> extends Common<Shape, "done"> {
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

function done(at: At<"done">): Done {
  const { common, words, data } = at;
  const { phase, receipt, isDialogOpen } = at.screen;
  const { message, error, review, consent } = receipt;
  const { say } = words;
  const { closeDialog, startOver } = at.actions;
  return {
    ...common,
    phase,
    data,
    receipt: {
      message: message ?? say("success.title"),
      alsoSaid: error === null || error === "" ? null : say("task.alsoSaid", { text: error }),
      review: termsOf(words, review),
      consent,
    },
    isDialogOpen,
    closeDialog,
    startOver,
  };
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

/** Returns the function that makes the views of a run, without secrets. */
export function taskViews<Shape extends TaskShape>(
  run: TaskRun<Shape>,
  waypost: Waypost,
  say: Translate,
): (state: TaskState<Shape>) => TaskView<Shape> {
  const { task } = run;
  const { locale, currency, supportEmail } = waypost;
  const words = { say, formats: createFormats(locale, currency), supportEmail };
  const actions = actionsOf(run, waypost);
  const page = { waypost, words, actions };
  const stages: readonly Shape["stage"][] = Object.keys(task.stages);
  const serverText = serverTextOf(say);
  return ({ form, screen }) => {
    const { failure: failed } = form;
    const failure = failed && { ...failed, text: serverText(failed.text) };
    const args = argsOf(form);
    const data = args && ((task.view?.(args) ?? args.data) as ViewOf<Shape>);
    const common = { run, stage: form.stage, stages };
    // The page learns late whether it can see other windows.
    const warnings = warningsOf(say, waypost);
    const isEarly = data === null && !EARLY.has(screen.phase);
    const shown: TaskScreen = isEarly ? { phase: "loading" } : screen;
    const viewOf = views[shown.phase] as (at: object) => TaskView<Shape>;
    return viewOf({ ...page, warnings, common, form, screen: shown, args, data, failure });
  };
}

const views = {
  restoring: waiting,
  loading: waiting,
  "load-failed": loadFailed,
  form: filling,
  preparing: filling,
  reviewing,
  sending,
  "reading-back": unknown,
  unknown,
  done,
} satisfies Record<TaskPhase, unknown>;

/** The phases whose views need no data. */
const EARLY: ReadonlySet<TaskPhase> = new Set([
  "restoring",
  "load-failed",
  "reading-back",
  "unknown",
]);

function actionsOf({ send }: TaskRun, waypost: Waypost) {
  const confirm = (shown?: unknown) =>
    send({ type: "confirm", at: waypost.now(), ...shownText(shown, waypost) });
  const submit = (event?: unknown) => {
    preventSubmit(event);
    send({ type: "continue" });
  };
  return {
    submit,
    submitAndConfirm: (shown?: unknown) => {
      submit(shown);
      confirm(shown);
    },
    confirm,
    back: () => send({ type: "back" }),
    acknowledge: (isAcknowledged: boolean) => send({ type: "acknowledge", isAcknowledged }),
    refetch: () => send({ type: "refetch" }),
    startOver: () => send({ type: "start-over" }),
    checkOutcome: () => send({ type: "read-back-again" }),
    sendAgain: () => send({ type: "try-again" }),
    closeDialog: () => send({ type: "close-dialog" }),
  };
}
