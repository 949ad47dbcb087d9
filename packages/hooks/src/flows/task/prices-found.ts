import { withPrices } from "../payment/price-check.ts";
import { argsOf } from "./args.ts";
import { changeQuestion, stay } from "./changes.ts";
import { confirm, sendAgreed } from "./confirm.ts";
import { loaded } from "./loaded.ts";
import type { TaskEvent, TaskIn, TaskTransition } from "./state.ts";
import type { Task, TaskShape } from "./task.ts";

/** Prices of the server are here: a press that waited for them goes on, unless one has changed. */
export function pricesFound<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskIn<Shape, "reviewing">,
  found: Extract<TaskEvent<Shape>, { type: "prices-found" }>,
): TaskTransition<Shape> {
  const { question } = state;
  const before = question.priceCheck;
  const args = argsOf(state);
  if (before === null || args === null) return stay(state);
  // A list that is not here has no price of anything.
  const lists = Object.entries(found.lists).map(([name, list]) => [name, list ?? []]);
  const data: Shape["data"] = { ...args.data, ...Object.fromEntries(lists) };
  const priceCheck = withPrices(before, task.review({ ...args, data }), found);
  const read = Object.entries(found.lists).filter(([, list]) => list !== null);
  // What the server does not offer any more cannot be agreed to, nor chosen again.
  if (priceCheck.status === "failed" && read.length === lists.length) {
    return loaded(task, changeQuestion(state, { priceCheck }).state, { data });
  }
  if (priceCheck.status !== "done") return changeQuestion(state, { priceCheck });
  const { press } = priceCheck;
  const next: TaskIn<Shape, "reviewing"> = {
    ...state,
    data: { ...args.data, ...Object.fromEntries(read) },
    question: {
      ...question,
      priceCheck: { ...priceCheck, press: null },
      isAcknowledged: question.isAcknowledged && priceCheck.before === before.before,
    },
  };
  if (press === null) return stay(next);
  // What was read may be old by now, if reading it took long.
  return read.length > 0 ? confirm(task, next, press) : sendAgreed(task, next, press);
}
