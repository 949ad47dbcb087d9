import { firstCheck } from "../payment/price-check.ts";
import { reviewOf } from "./args.ts";
import { stay, to } from "./changes.ts";
import type { TaskState, TaskTransition } from "./state.ts";
import type { Task, TaskShape } from "./task.ts";

/** Reads the prices of a review past every cache, unless nothing is paid. */
export function checkPrices<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> {
  const review = reviewOf(task, state);
  if (review === null || review.total === "none") return stay(state);
  const priceCheck = { ...(state.priceCheck ?? firstCheck(review)), status: "running" } as const;
  return to(state, { priceCheck }, { type: "check-prices", key: "load", since: null });
}
