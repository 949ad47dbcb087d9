"use client";

import type { Attempt } from "../../flows/payment/attempts.ts";
import { isApplied, openOutcome, type Verdict } from "../../flows/payment/outcome.ts";
import { attemptsInTheWay } from "../../flows/task/args.ts";
import type { TaskFailure, TaskReceipt, TaskState } from "../../flows/task/state.ts";
import type { TaskReview, TaskShape } from "../../flows/task/task.ts";
import { useMessages } from "../use-messages.ts";
import { useSelector } from "../use-selector.ts";
import { useServerText } from "../use-server-text.ts";
import { unknownWords, type UnknownWords } from "./unknown-words.ts";
import type { TaskRun } from "./use-task-run.ts";

/** The outcome of a request; `none` before it is sent and while it is pending. */
export type TaskResult = "none" | "accepted" | "refused" | "unknown";

/** The state of one purchased item; `none` if no call can look it up. */
export interface AskedSubject {
  /** `imei:350000000000001`, `pack:sms_100`. */
  readonly subject: string;
  readonly verdict: Verdict | "none";
}

/**
 * The outcome of a task's last request, and the actions that it allows.
 *
 * @example
 * const { result, message, failure } = useTaskOutcome(run);
 */
export function useTaskOutcome<Shape extends TaskShape>(
  run: TaskRun<Shape>,
): {
  readonly result: TaskResult;
  /** The server's message on success; `null` if it sent none. */
  readonly message: string | null;
  /** The server's `error` text of a request that succeeded, to show below the success. */
  readonly alsoSaid: string | null;
  /** The request that was confirmed and accepted. */
  readonly review: TaskReview | null;
  /** The record of what was agreed to, as `onConsent` gets it. */
  readonly consent: TaskReceipt["consent"];
  readonly failure: TaskFailure | null;
  /**
   * It was refused, perhaps because an earlier request for the same, whose outcome is unknown, was
   * carried out.
   */
  readonly isRefusedRepetition: boolean;
  /** The requests whose outcome is unknown, newest first. */
  readonly asked: readonly Attempt[];
  readonly subjects: readonly AskedSubject[];
  /** Other windows of the browser sent them, not this page. */
  readonly isElsewhere: boolean;
  /** All requested items appear to be done. */
  readonly isApplied: boolean;
  /**
   * A call can look up the outcome. The flow does so automatically, and a button may do so as well.
   */
  readonly canReadBack: boolean;
  /** The request can no longer be in progress, so no further automatic look-up follows. */
  readonly isSettled: boolean;
  /** What to tell while the outcome is unknown: what sending again would do decides the words. */
  readonly unknown: UnknownWords | null;
  readonly isDialogOpen: boolean;
  readonly closeDialog: () => void;
  readonly readBackAgain: () => void;
  /** Opens a second review, which says what sending again would do. */
  readonly tryAgain: () => void;
} {
  const { task, send } = run;
  const say = useMessages();
  const serverText = useServerText();
  const failure = useSelector(run, (state) => state.failure);
  const outcome = useSelector(run, (state) =>
    state.phase === "unknown" || state.phase === "reading-back" ? state.outcome : NOTHING_OPEN,
  );
  const { asked, canReadBack, verdicts } = outcome;
  const subjects = asked.flatMap((attempt) =>
    attempt.subjects.map((subject) => ({
      subject,
      verdict: verdicts[subject] ?? (canReadBack ? ("unclear" as const) : ("none" as const)),
    })),
  );
  const isElsewhere = asked.length > 0 && asked.every(({ origin }) => origin === "other-window");
  const result = useSelector(run, resultOf);
  const receipt = useSelector(run, (state) => (state.phase === "done" ? state.receipt : null));
  return {
    result,
    message: receipt?.message ?? null,
    alsoSaid: receipt?.error ?? null,
    review: receipt?.review ?? null,
    consent: receipt?.consent ?? null,
    failure: failure && { ...failure, text: serverText(failure.text) },
    isRefusedRepetition: useSelector(
      run,
      (state) => resultOf(state) === "refused" && attemptsInTheWay(task, state).length > 0,
    ),
    asked,
    subjects,
    isElsewhere,
    isApplied: isApplied(outcome),
    canReadBack,
    isSettled: outcome.isSettled,
    unknown: result === "unknown" ? unknownWords(say, task, { ...outcome, isElsewhere }) : null,
    isDialogOpen: useSelector(run, (state) => state.phase === "done" && state.isDialogOpen),
    closeDialog: () => send({ type: "close-dialog" }),
    readBackAgain: () => send({ type: "read-back-again" }),
    tryAgain: () => send({ type: "try-again" }),
  };
}

const { outcome: NOTHING_OPEN } = openOutcome([], false);

function resultOf<Shape extends TaskShape>({ phase, failure }: TaskState<Shape>): TaskResult {
  if (phase === "done") return "accepted";
  if (phase === "unknown" || phase === "reading-back") return "unknown";
  return failure !== null && phase === "stage" ? "refused" : "none";
}
