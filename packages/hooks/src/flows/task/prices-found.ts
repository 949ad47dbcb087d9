import { isSameTick, withPrices } from "../payment/price-check.ts";
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
  const { at, isOver, lists, lastKnown } = found;
  const dataWith = (prices: Readonly<Record<string, unknown>>): Shape["data"] => ({
    ...args.data,
    ...prices,
  });
  // A list that is not here has no price of anything.
  const read = dataWith(mapValues(lists, (list) => list ?? []));
  const known = lastKnown && dataWith(lastKnown.lists);
  const priceCheck = withPrices(before, {
    at,
    isOver,
    terms: task.review({ ...args, data: read }),
    lastKnown: known &&
      lastKnown && { at: lastKnown.at, terms: task.review({ ...args, data: known }) },
  });
  // What the server does not offer any more cannot be agreed to, nor chosen again.
  if (priceCheck.status === "failed" && !Object.values(lists).includes(null)) {
    return loaded(task, changeQuestion(state, { priceCheck }).state, { data: read });
  }
  const isUnread = priceCheck.status === "failed" && priceCheck.asOf !== null;
  if (priceCheck.status !== "done" && !isUnread) return changeQuestion(state, { priceCheck });
  const { press } = priceCheck;
  const next: TaskIn<Shape, "reviewing"> = {
    ...state,
    data: isUnread && known !== null ? known : dataWith(onlyRead(lists)),
    question: {
      ...question,
      priceCheck: { ...priceCheck, press: null },
      isAcknowledged: question.isAcknowledged && isSameTick(priceCheck, before),
    },
  };
  if (press === null) return stay(next);
  const isNew = !isUnread && Object.keys(lists).length > 0;
  // What was read may be old by now, if reading it took long.
  return isNew ? confirm(task, next, press) : sendAgreed(task, next, press);
}

const mapValues = <Value, Mapped>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

const onlyRead = (lists: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== null));
