import { hasErrors } from "../engine/field-errors.ts";
import { openQuestion } from "../checkout/checkout.ts";
import { argsOf, entryCheckOf, firstIncomplete, lastStage, orderOf, stageErrors } from "./args.ts";
import { showScreen, stay, chain, update } from "./changes.ts";
import { loadDetails, reload } from "./data.ts";
import { leaveImei } from "./imei.ts";
import type { TaskEffect, TaskEvent, TaskForm, TaskState, TaskTransition } from "./state.ts";
import type { Task, TaskArgs, TaskShape } from "./task.ts";

/** Shows the form: its stage, or a wait for its data. */
export const toForm = <Shape extends TaskShape>(state: TaskForm<Shape>): TaskTransition<Shape> =>
  showScreen(state, { phase: state.data === null ? "loading" : "form" });

/** Returns from the review to the form. */
export const backToForm = <Shape extends TaskShape>(
  _: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> => toForm(state);

/** Returns to the previous stage. */
export const back = <Shape extends TaskShape>(
  _: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> =>
  state.stage === 0
    ? stay(state)
    : update(state, { stage: state.stage - 1, fieldErrors: {}, failure: null });

/** Opens the review of a form whose stages are complete. */
function toReview<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskForm<Shape>,
  args: TaskArgs<Shape>,
): TaskTransition<Shape> {
  const { question, effects } = openQuestion(orderOf(task, state, args), { looks: true });
  return showScreen({ ...state, fieldErrors: {} }, { phase: "reviewing", question }, ...effects);
}

/** Opens the review if everything is still entered, otherwise the form. */
export function toRepetition<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> {
  const form = { ...state, stage: lastStage(task), failure: null };
  const isOutdated = form.data === null || form.isOutdated;
  if (isOutdated) return reload(task, form);
  const args = argsOf(form);
  if (args === null) return toForm(form);
  const stage = firstIncomplete(task, args, lastStage(task) + 1);
  return stage > lastStage(task) ? toReview(task, form, args) : toForm({ ...form, stage });
}

/** Continue: validates the stage, here or with the server, and goes on. */
export function submit<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> {
  if (state.data === null) return stay(state);
  return chain(leaveImei(task, state), (left) => passStage(task, left));
}

export function passStage<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> {
  const args = argsOf(state);
  if (args === null) return stay(state);
  const stage = firstIncomplete(task, args, state.stage);
  const fieldErrors = stageErrors(task, args, stage);
  if (hasErrors(fieldErrors)) {
    const submitCount = state.submitCount + 1;
    return showScreen({ ...state, stage, fieldErrors, submitCount }, { phase: "form" });
  }
  const effects = loadDetails(task, args, stage);
  const isWaiting = effects.some(({ type }) => type === "prepare");
  if (isWaiting) {
    const waiting = { ...state, stage, fieldErrors: {}, failure: null };
    return showScreen(waiting, { phase: "preparing" }, ...effects);
  }
  // Details that are known already are filled in as if they had just been read.
  const draft = entryCheckOf(task, stage)?.fill(args) ?? state.draft;
  return advance(task, { ...state, stage, draft }, ...effects);
}

function advance<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  ...effects: TaskEffect<Shape>[]
): TaskTransition<Shape> {
  const { stage } = state;
  if (stage < lastStage(task)) {
    const next = { ...state, stage: stage + 1, fieldErrors: {}, failure: null };
    return showScreen(next, { phase: "form" }, ...effects);
  }
  const args = argsOf(state);
  return args === null ? toForm(state) : toReview(task, { ...state, failure: null }, args);
}

/** The awaited details have arrived. They are ignored if the draft no longer needs them. */
export function prepared<Shape extends TaskShape>(
  task: Task<Shape>,
  before: TaskState<Shape>,
  { details }: Extract<TaskEvent<Shape>, { type: "prepared" }>,
): TaskTransition<Shape> {
  const state = { ...before, details: { ...before.details, ...details } };
  const args = argsOf(state);
  const required = task.stages[state.stage]?.details;
  if (args === null || required === undefined) return stay(state);
  if (required.subjects(args).some((subject) => !(subject in args.details))) return stay(state);
  const draft = entryCheckOf(task, state.stage)?.fill(args) ?? state.draft;
  return advance(task, { ...state, draft });
}

export function prepareFailed<Shape extends TaskShape>(
  _: Task<Shape>,
  state: TaskState<Shape>,
  { fieldErrors, failure }: Extract<TaskEvent<Shape>, { type: "prepare-failed" }>,
): TaskTransition<Shape> {
  const submitCount = state.submitCount + (hasErrors(fieldErrors) ? 1 : 0);
  return showScreen({ ...state, fieldErrors, failure, submitCount }, { phase: "form" });
}
