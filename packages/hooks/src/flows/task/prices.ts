import { firstCheck } from "../checkout/price-check.ts";
import { reviewOf } from "./args.ts";
import { showScreen } from "./changes.ts";
import type { TaskForm, TaskQuestion, TaskTransition } from "./state.ts";
import type { Task, TaskShape } from "./task.ts";

/** Shows a question, and reads its prices past every cache unless nothing is paid. */
export function checkPrices<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskForm<Shape>,
  question: TaskQuestion,
): TaskTransition<Shape> {
  const review = reviewOf(task, state);
  if (review === null || review.total === "none")
    return showScreen(state, { phase: "reviewing", question });
  const priceCheck = { ...(question.priceCheck ?? firstCheck(review)), status: "running" } as const;
  return showScreen(
    state,
    { phase: "reviewing", question: { ...question, priceCheck } },
    { type: "check-prices", key: "load", since: null },
  );
}
