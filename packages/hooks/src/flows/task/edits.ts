import { hasErrors, remainingErrors } from "../engine/field-errors.ts";
import type { ImeiEvent } from "../imei/imei-field.ts";
import { argsOf, entryCheckOf, firstIncomplete, lastStage, stageErrors } from "./args.ts";
import { loaded } from "./loaded.ts";
import { changeImei, syncImei } from "./imei.ts";
import type { TaskEvent, TaskState, TaskTransition } from "./state.ts";
import { showScreen, stay, chain, update } from "./changes.ts";
import { withoutSecrets } from "./start.ts";
import { passStage, toForm } from "./steps.ts";
import type { Task, TaskArgs, TaskShape } from "./task.ts";

/** Phases in which the form shows, and can be edited. */
const FORM_PHASES: ReadonlySet<string> = new Set(["form", "preparing", "reviewing"]);

/**
 * The page enters the back-forward cache: secrets are removed, so the form and the review start
 * again.
 */
export function forgetSecrets<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> {
  const { draft: typed, phase, lostCount } = state;
  if ((task.secrets ?? []).every((field) => typed[field] === "")) return stay(state);
  const draft = withoutSecrets(task, typed);
  const next = { ...state, draft, fieldErrors: {}, lostCount: lostCount + 1 };
  const args = argsOf(next);
  if (args === null || !FORM_PHASES.has(phase)) return stay(next);
  const stage = firstIncomplete(task, args, state.stage);
  // Details that were read with a secret are dropped with it.
  const details = stage < state.stage ? {} : state.details;
  return showScreen({ ...next, stage, details }, { phase: "form" });
}

/** Edits the draft. A consent is for what was shown, so it is asked for again after an edit. */
export function edit<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  { patch, today }: Extract<TaskEvent<Shape>, { type: "edit" }>,
): TaskTransition<Shape> {
  const draft = task.edit?.(state.draft, patch, today) ?? { ...state.draft, ...patch };
  const edited = toForm({ ...state, draft, today });
  const synced = chain(edited, (form) => syncImei(task, form));
  const args = argsOf(synced.state);
  // A failure of an earlier stage belongs to a read of the former values.
  const failure = state.stage < lastStage(task) ? null : state.failure;
  const next = chain(synced, (form) =>
    update(form, { fieldErrors: errorsAfterEdit(task, state, args), failure }),
  );
  const isChecked = entryCheckOf(task, state.stage) !== undefined && args !== null;
  if (!isChecked || hasErrors(stageErrors(task, args, state.stage))) return next;
  return chain(next, (form) => passStage(task, form));
}

/** Handles an event of the IMEI field. An edit of the field is also an edit of the draft. */
export function onImei<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  event: ImeiEvent,
): TaskTransition<Shape> {
  if (task.imei === undefined) return stay(state);
  const changed = chain(changeImei(state, event), (next) =>
    update(next, { fieldErrors: errorsAfterEdit(task, state, argsOf(next)) }),
  );
  const endsReview = event.type === "edit-imei" && state.phase === "reviewing";
  return endsReview ? chain(changed, toForm) : changed;
}

/** The errors that remain after an edit. */
const errorsAfterEdit = <Shape extends TaskShape>(
  task: Task<Shape>,
  { fieldErrors, stage }: TaskState<Shape>,
  args: TaskArgs<Shape> | null,
) => remainingErrors(fieldErrors, () => (args === null ? {} : stageErrors(task, args, stage)));

/**
 * The address changed within the run. Its values are filled in at the first stage, as if the page
 * had just opened. Outside the form this waits until the form shows again.
 */
export function changeAddress<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  { input }: Extract<TaskEvent<Shape>, { type: "address" }>,
): TaskTransition<Shape> {
  if (JSON.stringify(input) === JSON.stringify(state.input)) return stay(state);
  const { phase, data } = state;
  if (data === null || !FORM_PHASES.has(phase)) return update(state, { input });
  const first = { ...state, stage: 0, fieldErrors: {}, failure: null, input };
  return chain(toForm(first), (form) => loaded(task, form, { data }));
}
