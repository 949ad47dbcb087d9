"use client";

import { useMemo } from "react";
import type { TaskFlow } from "../../flows/task/flow.ts";
import type { TaskShape } from "../../flows/task/task.ts";
import { useMessages } from "../use-messages.ts";
import { useWaypost } from "../provider.tsx";
import { useView } from "../use-view.ts";
import { taskViews, type TaskView } from "./task-view.ts";
import { useTaskRun } from "./use-task-run.ts";

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
  const waypost = useWaypost("useTask");
  const say = useMessages();
  return useView(
    run,
    useMemo(() => taskViews(run, waypost, say), [run, waypost, say]),
  );
}
