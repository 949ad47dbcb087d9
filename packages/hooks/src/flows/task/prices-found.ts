import { withReading } from "../checkout/question.ts";
import { argsOf } from "./args.ts";
import { changeQuestion, stay } from "./changes.ts";
import { confirm, sendAgreed } from "./confirm.ts";
import { loaded } from "./loaded.ts";
import type { TaskEvent, TaskIn, TaskTransition } from "./state.ts";
import type { Task, TaskShape } from "./task.ts";

/**
 * The server's prices have arrived. A press that waited for them continues, unless a price changed.
 */
export function pricesFound<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskIn<Shape, "reviewing">,
  found: Extract<TaskEvent<Shape>, { type: "prices-found" }>,
): TaskTransition<Shape> {
  const { question } = state;
  const before = question.priceCheck;
  const args = argsOf(state);
  if (before === null || args === null) return stay(state);
  const dataWith = (prices: Readonly<Record<string, unknown>>): Shape["data"] => ({
    ...args.data,
    ...prices,
  });
  // A list that has not arrived has no prices.
  const listed = (lists: Readonly<Record<string, unknown>>) =>
    dataWith(mapValues(lists, (list) => list ?? []));
  const reading = withReading(question, before, found, (lists) =>
    task.review({ ...args, data: listed(lists) }),
  );
  const { press, lists } = reading;
  const changed = changeQuestion(state, reading.question).state;
  // An item that the server no longer offers cannot be agreed to or chosen again.
  if (
    reading.question.priceCheck?.status === "failed" &&
    !Object.values(found.lists).includes(null)
  ) {
    return loaded(task, changed, { data: listed(found.lists) });
  }
  if (lists === null) return stay(changed);
  const next = { ...changed, data: dataWith(lists) };
  if (press === null) return stay(next);
  return reading.isNew ? confirm(task, next, press) : sendAgreed(task, next, press);
}

const mapValues = <Value, Mapped>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
