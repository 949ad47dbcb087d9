import { hasAny } from "../engine/field-errors.ts";
import { argsOf, attemptsInTheWay, entryCheckOf, firstIncomplete, stageErrors } from "./args.ts";
import { stay, to } from "./changes.ts";
import { loadDetails } from "./data.ts";
import { leaveImei } from "./imei.ts";
import { reload } from "./outcome.ts";
import { checkPrices } from "./prices.ts";
import type { TaskEffect, TaskState, TaskTransition } from "./state.ts";
import type { Task, TaskShape } from "./task.ts";

/** Place of the stage that leads to the review. */
export const lastStage = <Shape extends TaskShape>({ stages }: Task<Shape>): number =>
  stages.length - 1;

/** The screen of the form: its stage, or the wait for its data. */
export function toForm<Shape extends TaskShape>(
  state: TaskState<Shape>,
  changes: Partial<TaskState<Shape>> = {},
): TaskState<Shape> {
  const form = { ...state, consentTo: [], ...changes };
  return { ...form, phase: form.data === null ? "loading" : "stage" };
}

export function toReview<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> {
  const consentTo = attemptsInTheWay(task, state).map(({ id }) => id);
  return checkPrices(task, {
    ...state,
    phase: "reviewing",
    consentTo,
    isAcknowledged: false,
    priceCheck: null,
    isBusyElsewhere: false,
    fieldErrors: {},
  });
}

/** To the form, or to the review where everything is still entered. */
export function toRepetition<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> {
  const form = toForm(state, { stage: lastStage(task), failure: null });
  if (form.data === null || form.isOutdated) return reload(task, form);
  const args = argsOf(form);
  const stage = args === null ? lastStage(task) : firstIncomplete(task, args, lastStage(task) + 1);
  return stage > lastStage(task) ? toReview(task, form) : to(form, { stage });
}

export function submit<Shape extends TaskShape>(
  task: Task<Shape>,
  before: TaskState<Shape>,
): TaskTransition<Shape> {
  if (before.phase !== "stage" || before.data === null) return stay(before);
  const { state, effects } = leaveImei(task, before);
  const next = passStage(task, state);
  return { ...next, effects: [...effects, ...next.effects] };
}

export function passStage<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> {
  const args = argsOf(state);
  if (args === null) return stay(state);
  const stage = firstIncomplete(task, args, state.stage);
  const fieldErrors = stageErrors(task, args, stage);
  if (hasAny(fieldErrors)) {
    return to(state, { stage, fieldErrors, submitCount: state.submitCount + 1 });
  }
  const effects = loadDetails(task, args, stage);
  const isWaiting = effects.some(({ type }) => type === "prepare");
  if (isWaiting) {
    return to(state, { stage, phase: "preparing", fieldErrors: {}, failure: null }, ...effects);
  }
  // What is known already is filled in as if it had been read now.
  const draft = entryCheckOf(task, stage)?.fill(args) ?? state.draft;
  return advance(task, { ...state, stage, phase: "stage", draft }, ...effects);
}

export function advance<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  ...effects: TaskEffect<Shape>[]
): TaskTransition<Shape> {
  const { stage } = state;
  if (stage < lastStage(task)) {
    return to(state, { stage: stage + 1, fieldErrors: {}, failure: null }, ...effects);
  }
  return toReview(task, { ...state, failure: null });
}

/** What was waited for is here, unless the customer has changed meanwhile what it is about. */
export function prepared<Shape extends TaskShape>(
  task: Task<Shape>,
  before: TaskState<Shape>,
  details: TaskState<Shape>["details"],
): TaskTransition<Shape> {
  const state = { ...before, details: { ...before.details, ...details } };
  const args = argsOf(state);
  const required = task.stages[state.stage]?.details;
  if (state.phase !== "preparing" || args === null || required === undefined) return stay(state);
  if (required.subjects(args).some((subject) => !(subject in args.details))) return stay(state);
  const draft = entryCheckOf(task, state.stage)?.fill(args) ?? state.draft;
  return advance(task, { ...state, phase: "stage", draft });
}
