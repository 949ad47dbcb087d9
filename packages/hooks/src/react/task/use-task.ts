"use client";

import { useMemo } from "react";
import type { TaskFlow } from "../../flows/task/flow.ts";
import type { TaskReceipt } from "../../flows/task/state.ts";
import type { TaskShape } from "../../flows/task/task.ts";
import type { Waypost } from "../../waypost.ts";
import { useFormats } from "../use-formats.ts";
import { useMessages } from "../use-messages.ts";
import { useWaypost } from "../provider.tsx";
import { warningsOf, type Words } from "../checkout/words.ts";
import { preventSubmit, shownText } from "../shown.ts";
import { useSelector } from "../use-selector.ts";
import { useServerText } from "../use-server-text.ts";
import { questionOf, termsOf } from "../checkout/question.ts";
import { partsSelector } from "./task-parts.ts";
import type { TaskView } from "./task-view.ts";
import { outcomeOf } from "../checkout/outcome-words.ts";
import { useTaskRun, type TaskRun } from "./use-task-run.ts";

/**
 * Runs a task for a customer while the page is mounted. The result is a union by `phase`, with the
 * data, the review, the outcome and the actions of that phase. Typing re-renders the fields
 * instead of the component: see `useTaskField`.
 *
 * @example
 * const pack = useTask(smsPack, { customerId: id });
 * if (pack.phase === "reviewing") return pack.review.sentences.map((text) => <p
 * key={text}>{text}</p>);
 */
export function useTask<Shape extends TaskShape>(
  flow: TaskFlow<Shape>,
  input: Shape["input"],
): TaskView<Shape> {
  const run = useTaskRun(flow, input);
  const { task } = run;
  const waypost = useWaypost("useTask");
  const say = useMessages();
  const formats = useFormats();
  const serverText = useServerText();
  const { stage, formKey, screen, ...parts } = useSelector(
    run,
    useMemo(() => partsSelector(task), [task]),
  );
  const actions = useMemo(() => actionsOf(run, waypost), [run, waypost]);
  const { submit, submitAndConfirm, back, confirm, refetch, startOver } = actions;
  const { phase } = screen;
  const words = { say, formats, supportEmail: waypost.supportEmail };
  const failure = parts.failure && { ...parts.failure, text: serverText(parts.failure.text) };
  const common = { run, stage, stageCount: task.stages.length };
  const form = { ...common, formKey, warnings: warningsOf(say, waypost) };
  switch (phase) {
    case "restoring":
      return { ...common, phase, message: say("page.loading") };
    case "loading":
      return { ...common, phase, message: say("page.loading") };
    case "load-failed": {
      const unread = { text: say("task.loadFailed"), isRefusal: false };
      return { ...common, phase, failure: failure ?? unread, refetch };
    }
    case "reading-back":
    case "unknown": {
      const { data, outcome } = screen;
      const { checkOutcome, sendAgain } = actions;
      const view = outcomeOf(words, task, outcome, failure);
      return { ...common, ...view, data, phase, checkOutcome, sendAgain, startOver };
    }
    case "done": {
      const { data, isDialogOpen } = screen;
      const receipt = receiptOf(words, screen.receipt);
      const { closeDialog } = actions;
      return { ...common, phase, data, receipt, isDialogOpen, closeDialog, startOver };
    }
    case "form":
    case "preparing": {
      const { data, isRepetition } = screen;
      const refusal = failure && { ...failure, isRepetition };
      return { ...form, phase, data, failure: refusal, submit, submitAndConfirm, back };
    }
    case "reviewing":
    case "sending": {
      const { data, asked, canConfirm } = screen;
      const { acknowledge } = actions;
      const more = { now: waypost.now(), warnings: form.warnings, acknowledge };
      const review = questionOf(words, asked, more);
      if (phase === "sending")
        return { ...form, phase, data, review, message: say("task.sending") };
      const isConfirming = (asked.question.priceCheck?.press ?? null) !== null;
      return { ...form, phase, data, review, canConfirm, isConfirming, confirm, back, refetch };
    }
  }
}

function receiptOf(
  words: Words,
  { message, error, review, consent }: TaskReceipt,
): TaskView<TaskShape, "done">["receipt"] {
  const { say } = words;
  return {
    message: message ?? say("success.title"),
    alsoSaid: error === null || error === "" ? null : say("task.alsoSaid", { text: error }),
    review: termsOf(words, review),
    consent,
  };
}

function actionsOf<Shape extends TaskShape>({ send }: TaskRun<Shape>, waypost: Waypost) {
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
