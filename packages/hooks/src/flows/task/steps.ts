import { hasErrors } from "../engine/field-errors.ts";
import { openReview } from "../checkout/checkout.ts";
import {
  argsOf,
  entryCheckOf,
  firstIncomplete,
  lastStage,
  leaveImei,
  stageBeside,
  stageErrors,
  taskOrder,
} from "./args.ts";
import { chain, change, show, stay } from "../engine/step.ts";
import { loadDetails, reload } from "./data.ts";
import type { TaskEffect, TaskEvent, TaskForm, TaskState, TaskTransition } from "./state.ts";
import type { Task, TaskArgs } from "./task.ts";

/** Shows the form: its stage, or a wait for its data. */
export const toForm = (form: TaskForm): TaskTransition =>
  show(form, { phase: form.data === null ? "loading" : "form" });

/** Returns from the review to the form. */
export const backToForm = ({ form }: TaskState): TaskTransition => toForm(form);

/** Returns to the previous stage. */
export function back(task: Task, state: TaskState): TaskTransition {
  const stage = stageBeside(task, state.form.stage, -1);
  return stage === undefined
    ? stay(state)
    : change(state, { stage, fieldErrors: {}, failure: null });
}

/** Opens the review of a form whose stages are complete. */
function toReview(task: Task, form: TaskForm, args: TaskArgs): TaskTransition {
  return openReview({ ...form, fieldErrors: {} }, taskOrder(task, form, args), { looks: true });
}

/** Opens the review if everything is still entered, otherwise the form. */
export function toRepetition(task: Task, before: TaskForm): TaskTransition {
  const form = { ...before, stage: lastStage(task), failure: null };
  const isOutdated = form.data === null || form.isOutdated;
  if (isOutdated) return reload(task, form);
  const args = argsOf(form);
  if (args === null) return toForm(form);
  const stage = firstIncomplete(task, args, form.stage);
  const isIncomplete = hasErrors(stageErrors(task, args, stage));
  return isIncomplete ? toForm({ ...form, stage }) : toReview(task, form, args);
}

/** Continue: validates the stage, here or with the server, and goes on. */
export function submit(task: Task, state: TaskState): TaskTransition {
  if (state.form.data === null) return stay(state);
  return chain(leaveImei(task, state), (left) => passStage(task, left));
}

export function passStage(task: Task, state: TaskState): TaskTransition {
  const { form } = state;
  const args = argsOf(form);
  if (args === null) return stay(state);
  const stage = firstIncomplete(task, args, form.stage);
  const fieldErrors = stageErrors(task, args, stage);
  if (hasErrors(fieldErrors)) {
    const submitCount = form.submitCount + 1;
    return show({ ...form, stage, fieldErrors, submitCount }, { phase: "form" });
  }
  const effects = loadDetails(task, args, stage);
  const isWaiting = effects.some(({ type }) => type === "prepare");
  if (isWaiting) {
    const waiting = { ...form, stage, fieldErrors: {}, failure: null };
    return show(waiting, { phase: "preparing" }, ...effects);
  }
  // Details that are known already are filled in as if they had just been read.
  const draft = entryCheckOf(task, stage)?.fill(args) ?? form.draft;
  return advance(task, { ...form, stage, draft }, ...effects);
}

function advance(task: Task, form: TaskForm, ...effects: TaskEffect[]): TaskTransition {
  const stage = stageBeside(task, form.stage, 1);
  if (stage !== undefined) {
    const next = { ...form, stage, fieldErrors: {}, failure: null };
    return show(next, { phase: "form" }, ...effects);
  }
  const args = argsOf(form);
  return args === null ? toForm(form) : toReview(task, { ...form, failure: null }, args);
}

/** The awaited details have arrived. They are ignored if the draft no longer needs them. */
export function prepared(
  task: Task,
  before: TaskState,
  { details }: Extract<TaskEvent, { type: "prepared" }>,
): TaskTransition {
  const read = change(before, { details: { ...before.form.details, ...details } });
  const { form } = read.state;
  const args = argsOf(form);
  const required = task.stages[form.stage]?.details;
  if (args === null || required === undefined) return read;
  if (required.subjects(args).some((subject) => !(subject in args.details))) return read;
  const draft = entryCheckOf(task, form.stage)?.fill(args) ?? form.draft;
  return advance(task, { ...form, draft });
}

export function prepareFailed(
  { form }: TaskState,
  { fieldErrors, failure }: Extract<TaskEvent, { type: "prepare-failed" }>,
): TaskTransition {
  const submitCount = form.submitCount + (hasErrors(fieldErrors) ? 1 : 0);
  return show({ ...form, fieldErrors, failure, submitCount }, { phase: "form" });
}
