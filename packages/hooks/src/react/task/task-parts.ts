import { canConfirm, tickOf } from "../../flows/checkout/order.ts";
import { argsOf, attemptsInTheWay, orderOf } from "../../flows/task/args.ts";
import type { TaskState } from "../../flows/task/state.ts";
import type { Task, TaskShape, ViewOf } from "../../flows/task/task.ts";
import { payingCard } from "../../rules/cards/card-number.ts";
import type { ReviewData } from "../checkout/question.ts";

/** Returns the parts of a state that a task's page shows, without secrets. */
function partsOf<Shape extends TaskShape>(task: Task<Shape>, state: TaskState<Shape>) {
  const { stage, failure, lostCount: formKey } = state.form;
  return { stage, failure, formKey, screen: screenOf(task, state) };
}

function screenOf<Shape extends TaskShape>(task: Task<Shape>, { form, screen }: TaskState<Shape>) {
  const { phase } = screen;
  const args = argsOf(form);
  const data = args && ((task.view?.(args) ?? args.data) as ViewOf<Shape>);
  switch (phase) {
    case "restoring":
    case "load-failed":
      return { phase };
    case "reading-back":
    case "unknown":
      return { phase, data, outcome: screen.outcome };
    default:
      // All other phases have data.
      if (args === null || data === null) return { phase: "loading" } as const;
  }
  const inTheWay = attemptsInTheWay(task, form);
  switch (phase) {
    case "loading":
      return { phase };
    case "form":
    case "preparing":
      return { phase, data, isRepetition: phase === "form" && inTheWay.length > 0 };
    case "reviewing":
    case "sending": {
      const { question } = screen;
      const { draft } = form;
      const order = orderOf(task, form, args);
      const { repetition } = order;
      const asked: ReviewData = {
        review: order.terms,
        question,
        tick: tickOf(question, repetition),
        card: "cardnumber" in draft ? cardOf(String(draft.cardnumber)) : null,
        isBlocked: phase === "reviewing" && inTheWay.some(({ outcome }) => outcome === "pending"),
        codes: {
          repetition: repetition === "harmless" ? null : `repeat.${repetition}`,
          total: "task.today",
          missing: "task.priceMissing",
        },
      };
      return { phase, data, asked, canConfirm: canConfirm(question, order) };
    }
    case "done":
      return { data, ...screen };
  }
}

type TaskParts<Shape extends TaskShape> = ReturnType<typeof partsOf<Shape>>;

/** Returns the brand and the last four digits of a card during entry; `null` without a number. */
const cardOf = (cardnumber: string): { brand: string; last4: string } | null =>
  cardnumber === "" ? null : payingCard({ token: "", bin: "", last_4: "", cardnumber });

/**
 * Returns the selector of a task's parts, which computes them once for each state. It does not
 * retain the state, which may contain secrets.
 */
export function partsSelector<Shape extends TaskShape>(
  task: Task<Shape>,
): (state: TaskState<Shape>) => TaskParts<Shape> {
  const known = new WeakMap<TaskState<Shape>, TaskParts<Shape>>();
  return (state) => {
    const parts = known.get(state) ?? partsOf(task, state);
    known.set(state, parts);
    return parts;
  };
}
