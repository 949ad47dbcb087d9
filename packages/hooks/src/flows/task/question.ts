import { questionTransition, withAttempts, type QuestionEvent } from "../checkout/question.ts";
import { placeOrder } from "../checkout/order.ts";
import type { Press } from "../checkout/price-check.ts";
import { argsOf, firstIncomplete, lastStage, orderOf } from "./args.ts";
import { show, stay } from "../engine/step.ts";
import { loaded } from "./loaded.ts";
import type { TaskIn, TaskTransition } from "./state.ts";
import { passStage } from "./steps.ts";
import { type Task, type TaskShape, withoutCard } from "./task.ts";

/** Handles the events of the review, and those of a request that was not sent. */
export function onQuestion<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskIn<Shape, "reviewing" | "sending">,
  event: QuestionEvent,
): TaskTransition<Shape> {
  const { form, screen } = state;
  const args = argsOf(form);
  if (args === null) return stay(state);
  const dataWith = (lists: Readonly<Record<string, unknown>>): Shape["data"] => ({
    ...args.data,
    ...lists,
  });
  // A list that has not arrived has no prices.
  const listed = (lists: Readonly<Record<string, unknown>>) =>
    dataWith(Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list ?? []])));
  const step = questionTransition(screen.question, event, (lists) =>
    orderOf(task, form, { ...args, data: listed(lists) }),
  );
  if (step === null) return stay(state);
  const { question, lists = {}, found = [], effects, agreed } = step;
  const elsewhere = withAttempts(form.elsewhere, found);
  const next = { ...form, elsewhere, data: dataWith(lists) };
  const withRequest = effects.map((effect) =>
    "press" in effect ? { ...effect, request: task.request(args) } : effect,
  );
  const shown = show(next, { phase: "reviewing", question }, ...withRequest);
  // An item that the server no longer offers cannot be agreed to or chosen again.
  if (
    event.type === "prices-found" &&
    question.priceCheck?.status === "failed" &&
    !Object.values(event.lists).includes(null)
  )
    return loaded(task, shown.state, { data: listed(event.lists) });
  return agreed === undefined ? shown : place(task, shown.state, agreed);
}

/** Sends the request that was agreed to, once. A form that is no longer valid is shown again. */
function place<Shape extends TaskShape>(
  task: Task<Shape>,
  { form, screen }: TaskIn<Shape, "reviewing">,
  press: Press,
): TaskTransition<Shape> {
  const agreed = { form: { ...form, today: press.at }, screen };
  const args = argsOf(agreed.form);
  if (args === null) return stay({ form, screen });
  if (firstIncomplete(task, args, lastStage(task) + 1) <= lastStage(task))
    return passStage(task, agreed);
  const { question } = screen;
  const order = orderOf(task, form, args);
  const { consent, ...placed } = placeOrder(order, question, press);
  const request = task.request(args);
  const { id } = placed.attempt;
  const requests = { ...form.requests, [id]: withoutCard(request) };
  const terms = { ...form.agreed, [id]: { review: order.terms, consent } };
  // Leaving the review here means that a second press has no effect.
  return show(
    { ...form, failure: null, requests, agreed: terms },
    { phase: "sending", question: { ...question, notSent: null }, consent },
    { type: "consent", consent },
    { type: "send", request, ...placed },
  );
}
