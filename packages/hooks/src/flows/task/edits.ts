import { hasErrors, remainingErrors } from "../engine/field-errors.ts";
import type { ImeiEvent } from "../imei/imei-field.ts";
import {
  argsOf,
  changeImei,
  entryCheckOf,
  firstIncomplete,
  firstStage,
  lastStage,
  stageErrors,
  syncImei,
} from "./args.ts";
import { loaded } from "./loaded.ts";
import type { TaskEvent, TaskForm, TaskState, TaskTransition } from "./state.ts";
import { chain, change, show, stay } from "../engine/step.ts";
import { withoutSecrets } from "./start.ts";
import { passStage, toForm } from "./steps.ts";
import type { Task, TaskArgs } from "./task.ts";

/** Phases in which the form shows, and can be edited. */
const FORM_PHASES: ReadonlySet<string> = new Set(["form", "preparing", "reviewing"]);

/**
 * The page enters the back-forward cache: secrets are removed, so the form and the review start
 * again.
 */
export function forgetSecrets(task: Task, state: TaskState): TaskTransition {
  const { form, screen } = state;
  const { draft: typed, lostCount } = form;
  if ((task.secrets ?? []).every((field) => typed[field] === "")) return stay(state);
  const draft = withoutSecrets(task, typed);
  const next = { ...form, draft, fieldErrors: {}, lostCount: lostCount + 1 };
  const args = argsOf(next);
  if (args === null || !FORM_PHASES.has(screen.phase)) return show(next, screen);
  const stage = firstIncomplete(task, args, form.stage);
  // Details that were read with a secret are dropped with it.
  const details = stage === form.stage ? form.details : {};
  return show({ ...next, stage, details }, { phase: "form" });
}

/** Edits the draft. A consent is for what was shown, so it is asked for again after an edit. */
export function edit(
  task: Task,
  { form }: TaskState,
  { patch, today }: Extract<TaskEvent, { type: "edit" }>,
): TaskTransition {
  const draft = task.edit?.(form.draft, patch, today) ?? { ...form.draft, ...patch };
  const edited = toForm({ ...form, draft, today });
  const synced = chain(edited, (shown) => syncImei(task, shown));
  const args = argsOf(synced.state.form);
  // A failure of an earlier stage belongs to a read of the former values.
  const failure = form.stage === lastStage(task) ? form.failure : null;
  const fieldErrors = errorsAfterEdit(task, form, args);
  const next = chain(synced, (shown) => change(shown, { fieldErrors, failure }));
  const isChecked = entryCheckOf(task, form.stage) !== undefined && args !== null;
  if (!isChecked || hasErrors(stageErrors(task, args, form.stage))) return next;
  return chain(next, (shown) => passStage(task, shown));
}

/** Handles an event of the IMEI field. An edit of the field is also an edit of the draft. */
export function onImei(task: Task, state: TaskState, event: ImeiEvent): TaskTransition {
  if (task.imei === undefined) return stay(state);
  const changed = chain(changeImei(state, event), (next) =>
    change(next, { fieldErrors: errorsAfterEdit(task, state.form, argsOf(next.form)) }),
  );
  const endsReview = event.type === "edit-imei" && state.screen.phase === "reviewing";
  return endsReview ? chain(changed, ({ form }) => toForm(form)) : changed;
}

/** The errors that remain after an edit. */
const errorsAfterEdit = (task: Task, { fieldErrors, stage }: TaskForm, args: TaskArgs | null) =>
  remainingErrors(fieldErrors, () => (args === null ? {} : stageErrors(task, args, stage)));

/**
 * The address changed within the run. Its values are filled in at the first stage, as if the page
 * had just opened. Outside the form this waits until the form shows again.
 */
export function changeAddress(
  task: Task,
  state: TaskState,
  { input }: Extract<TaskEvent, { type: "address" }>,
): TaskTransition {
  const { form, screen } = state;
  if (JSON.stringify(input) === JSON.stringify(form.input)) return stay(state);
  const { data } = form;
  if (data === null || !FORM_PHASES.has(screen.phase)) return change(state, { input });
  const first = { ...form, stage: firstStage(task), fieldErrors: {}, failure: null, input };
  return chain(toForm(first), (shown) => loaded(task, shown, { data }));
}
