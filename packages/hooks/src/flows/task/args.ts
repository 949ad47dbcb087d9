import type { FieldErrors } from "../../forms/validate.ts";
import type { Attempt, Money } from "../checkout/attempts.ts";
import { canAgree, type Repetition } from "../checkout/question.ts";
import { errorsOf, hasErrors } from "../engine/field-errors.ts";
import { concerns } from "../checkout/guard.ts";
import type { TaskForm, TaskQuestion, TaskState } from "./state.ts";
import type { EntryCheck, LookUp, Task, TaskArgs, TaskReview, TaskShape } from "./task.ts";

/** The arguments for the functions of a task; `null` until its data has loaded. */
export function argsOf<Shape extends TaskShape>(state: TaskForm<Shape>): TaskArgs<Shape> | null {
  const { input, draft, data, details, imei, today } = state;
  return data === null ? null : { input, draft, data, details, imei, today };
}

/** The check of a stage against the server; `undefined` if it has none. */
export function entryCheckOf<Shape extends TaskShape>(
  { stages }: Task<Shape>,
  place: number,
): EntryCheck<Shape> | undefined {
  const wait = stages[place]?.details?.wait;
  return wait === "until-read" ? undefined : wait;
}

/** The errors of a stage, by the fields of its page. */
export function stageErrors<Shape extends TaskShape>(
  task: Task<Shape>,
  args: TaskArgs<Shape>,
  place: number,
): FieldErrors {
  const stage = task.stages[place];
  if (stage === undefined) return {};
  const { form, field, value } = stage;
  const errors = errorsOf(
    typeof form === "function" ? form(args) : form,
    value === undefined ? args.draft : value(args),
  );
  if (field === undefined) return errors;
  return Object.fromEntries(
    Object.entries(errors).map(([path, code]) => [field(path, args), code]),
  );
}

/** The first stage before `end` whose form is invalid; `end` if all are valid. */
export function firstIncomplete<Shape extends TaskShape>(
  task: Task<Shape>,
  args: TaskArgs<Shape>,
  end: number,
): number {
  const place = task.stages
    .slice(0, end)
    .findIndex((_, at) => hasErrors(stageErrors(task, args, at)));
  return place === -1 ? end : place;
}

/** The review; `null` until the data has loaded. */
export const reviewOf = <Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskForm<Shape>,
): TaskReview | null => {
  const args = argsOf(state);
  return args && task.review(args);
};

/** The subjects that Confirm would pay for or end; `null` until the data has loaded. */
export function moneyOf<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskForm<Shape>,
): Money | null {
  const args = argsOf(state);
  const { family } = task;
  return args && { family, owner: task.owner(state.input), subjects: task.subjects(args) };
}

/** The attempts about the current selection. */
export function attemptsInTheWay<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskForm<Shape>,
): readonly Attempt[] {
  const wanted = moneyOf(task, state);
  if (wanted === null) return [];
  return [...state.attempts, ...state.elsewhere].filter((one) => concerns(wanted, one));
}

/** The effect of sending the same request again; `null` if it was not sent before. */
export const repetitionOf = <Shape extends TaskShape>(
  { repeat = "charges" }: Task<Shape>,
  { consentTo }: Pick<TaskQuestion, "consentTo">,
): Repetition | null => (consentTo.length > 0 ? repeat : null);

/** True if every price is known and every required box is ticked. */
export function canConfirm<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): boolean {
  if (state.phase !== "reviewing") return false;
  const { question } = state;
  const { consentTo } = question;
  const isAgreed =
    reviewOf(task, state)?.total !== "missing" && canAgree(question, repetitionOf(task, question));
  const inTheWay = attemptsInTheWay(task, state);
  const isNonePending = inTheWay.every(({ outcome }) => outcome === "unknown");
  const isEachNamed = inTheWay.every(({ id }) => consentTo.includes(id));
  return isAgreed && isNonePending && isEachNamed;
}

/** The read-back of an attempt; `null` if no call can look it up. */
export const lookUpOf = <Shape extends TaskShape>(
  { readBack }: Task<Shape>,
  requests: TaskForm<Shape>["requests"],
  attempt: Attempt,
): LookUp | null => readBack?.(attempt, requests[attempt.id] ?? null) ?? null;
