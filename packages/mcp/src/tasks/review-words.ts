import type { Task, TaskReview, TaskShape, TaskState } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { parsePlanId } from "@waypost/hooks/rules";

type Reviewing<Shape extends TaskShape> = TaskState<Shape> & { readonly phase: "reviewing" };

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

function reviewOf<Shape extends TaskShape>(
  task: Task<Shape>,
  { data, ...state }: Reviewing<Shape>,
): TaskReview | null {
  return data === null ? null : task.review({ ...state, data });
}

/** What a customer agrees to, line by line. */
export function reviewLines<Shape extends TaskShape>(
  task: Task<Shape>,
  state: Reviewing<Shape>,
): readonly string[] {
  const review = reviewOf(task, state);
  if (review === null) return [];
  const { rows, total, isDueNow, notes = [] } = review;
  return [
    ...rows.map((row) => `${labelOf(row)}${priceOf(row)}`),
    ...(typeof total === "number" ? [`Total: ${dollars.format(total)}, to the card on file.`] : []),
    ...(total === "missing" ? [en["task.priceMissing"]] : []),
    ...(total === "none" ? ["Nothing is charged."] : []),
    ...(isDueNow === false ? ["The API does not tell what of it is billed at once."] : []),
    ...notes.map((code) => en[code]),
    ...(task.repeat === "irreversible" ? ["This cannot be undone."] : []),
  ];
}

function labelOf({ label, planId }: TaskReview["rows"][number]): string {
  const parts = parsePlanId(planId ?? "");
  if (label !== "" || parts === null) return label;
  return `${en[`plan.${parts.tier}`]}, ${en[`plan.${parts.period}`]}`;
}

function priceOf({ price, months }: TaskReview["rows"][number]): string {
  if (price === null) return "";
  const amount = dollars.format(price);
  return `: ${months === null ? amount : en["task.every"]({ amount, months })}`;
}

/** Whether every price is known, and was read again just now. */
export const hasPrices = <Shape extends TaskShape>(
  task: Task<Shape>,
  state: Reviewing<Shape>,
): boolean =>
  reviewOf(task, state)?.total !== "missing" && state.question.priceCheck?.status !== "failed";

/** What has to be agreed to beside the review itself. */
export function statements<Shape extends TaskShape>(
  task: Task<Shape>,
  state: Reviewing<Shape>,
): readonly string[] {
  const { repeat = "charges" } = task;
  const { consentTo, priceCheck } = state.question;
  return [
    ...(consentTo.length > 0 && repeat !== "harmless"
      ? [en[`repeat.${repeat}`], en[`repeat.${repeat}.tick`]]
      : []),
    ...((priceCheck?.before ?? null) === null ? [] : [en["price.changed.tick"]]),
  ];
}
