import type { TaskState } from "../../flows/task/state.ts";
import type { Task, TaskShape } from "../../flows/task/task.ts";
import { createFormats } from "../../messages/formats.ts";
import { createTranslator } from "../../messages/messages.ts";
import type { Waypost } from "../../waypost.ts";
import { questionOf, type TaskQuestion } from "../checkout/question.ts";
import { warningsOf } from "../checkout/words.ts";
import { partsSelector } from "./task-parts.ts";

/**
 * Returns the review of a task without React, with the same sentences as `useTask`; `null` in other
 * phases.
 */
export function taskReview<Shape extends TaskShape>(
  waypost: Waypost,
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskQuestion | null {
  const { screen } = partsSelector(task)(state);
  if (screen.phase !== "reviewing") return null;
  const { messages, locale, supportEmail } = waypost;
  const say = createTranslator(messages);
  const words = { say, formats: createFormats(locale), supportEmail };
  return questionOf(words, screen.asked, {
    now: waypost.now(),
    warnings: warningsOf(say, waypost),
    acknowledge: () => undefined,
  });
}
