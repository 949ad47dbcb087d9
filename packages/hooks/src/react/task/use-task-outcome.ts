"use client";

import type { Attempt } from "../../flows/payment/attempts.ts";
import { attemptsInTheWay, canReadBack } from "../../flows/task/args.ts";
import type { TaskFailure, TaskState } from "../../flows/task/state.ts";
import type { TaskReview, TaskShape, Verdict } from "../../flows/task/task.ts";
import { useSelector } from "../use-selector.ts";
import { useServerText } from "../use-server-text.ts";
import type { TaskRun } from "./use-task-run.ts";

/** What became of a request: `none` before one was sent, and while it is on its way. */
export type TaskResult = "none" | "accepted" | "refused" | "unknown";

/** What is known of one thing that was paid for: `none` where no call can tell. */
export interface AskedSubject {
  /** `imei:350000000000001`, `pack:sms_100`. */
  readonly subject: string;
  readonly verdict: Verdict | "none";
}

/**
 * What came of the last request of a task, and what may be done about it.
 *
 * @example
 * const { result, message, failure } = useTaskOutcome(run);
 */
export function useTaskOutcome<Shape extends TaskShape>(
  run: TaskRun<Shape>,
): {
  readonly result: TaskResult;
  /** The server's words of a success; `null` where it gave none. */
  readonly message: string | null;
  /** What the server said in `error` although it succeeded: for beneath the success. */
  readonly alsoSaid: string | null;
  /** What was agreed to and accepted. */
  readonly review: TaskReview | null;
  readonly failure: TaskFailure | null;
  /** It was refused, and an earlier request for the same, which may be why, is still unknown. */
  readonly isRefusedRepetition: boolean;
  /** The requests that nobody has answered for, newest first. */
  readonly asked: readonly Attempt[];
  readonly subjects: readonly AskedSubject[];
  /** Other windows of the browser sent them, not this page. */
  readonly isElsewhere: boolean;
  /** Everything that was asked about appears to be done. */
  readonly isApplied: boolean;
  /** A call can tell what became of it: the flow looks again by itself, and a button may. */
  readonly canReadBack: boolean;
  /** Nothing of it can be on its way any more: no further look-up follows by itself. */
  readonly isSettled: boolean;
  readonly isDialogOpen: boolean;
  readonly closeDialog: () => void;
  readonly readBackAgain: () => void;
  /** To a second review, which says what a repetition would do. */
  readonly tryAgain: () => void;
} {
  const { task, send } = run;
  const serverText = useServerText();
  const failure = useSelector(run, (state) => state.failure);
  const asked = useSelector(run, (state) => state.asked);
  const verdicts = useSelector(run, (state) => state.verdicts);
  const isReadable = useSelector(run, (state) => canReadBack(task, state));
  const subjects = asked.flatMap((attempt) =>
    attempt.subjects.map((subject) => ({
      subject,
      verdict: verdicts[subject] ?? (isReadable ? ("unclear" as const) : ("none" as const)),
    })),
  );
  const receipt = useSelector(run, (state) => state.receipt);
  return {
    result: useSelector(run, resultOf),
    message: receipt?.message ?? null,
    alsoSaid: receipt?.error ?? null,
    review: receipt?.review ?? null,
    failure: failure && { ...failure, text: serverText(failure.text) },
    isRefusedRepetition: useSelector(
      run,
      (state) => resultOf(state) === "refused" && attemptsInTheWay(task, state).length > 0,
    ),
    asked,
    subjects,
    isElsewhere: asked.length > 0 && asked.every(({ origin }) => origin === "other-window"),
    isApplied: subjects.length > 0 && subjects.every(({ verdict }) => verdict === "applied"),
    canReadBack: isReadable,
    isSettled: useSelector(run, (state) => state.isSettled),
    isDialogOpen: useSelector(run, (state) => state.isDialogOpen),
    closeDialog: () => send({ type: "close-dialog" }),
    readBackAgain: () => send({ type: "read-back-again" }),
    tryAgain: () => send({ type: "try-again" }),
  };
}

function resultOf<Shape extends TaskShape>({ phase, failure }: TaskState<Shape>): TaskResult {
  if (phase === "done") return "accepted";
  if (phase === "unknown" || phase === "reading-back") return "unknown";
  return failure !== null && phase === "stage" ? "refused" : "none";
}
