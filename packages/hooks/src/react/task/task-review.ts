import type { TaskState } from "../../flows/task/state.ts";
import type { Task, TaskShape } from "../../flows/task/task.ts";
import { createTranslator } from "../../messages/messages.ts";
import type { Waypost } from "../../waypost.ts";
import type { TaskQuestion } from "../checkout/question.ts";
import { taskViews } from "./task-view.ts";
import type { TaskRun } from "./use-task-run.ts";

/**
 * Returns the review of a task without React, with the same sentences as `useTask`; `null` in other
 * phases.
 */
export function taskReview<Shape extends TaskShape>(
  waypost: Waypost,
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskQuestion | null {
  const run = { task, send: () => undefined } as unknown as TaskRun<Shape>;
  const view = taskViews(run, waypost, createTranslator(waypost.messages))(state);
  return view.phase === "reviewing" ? view.review : null;
}
