import { hasAny, remainingErrors } from "../engine/field-errors.ts";
import type { ImeiEvent } from "../imei/imei-field.ts";
import { argsOf, entryCheckOf, firstIncomplete, stageErrors } from "./args.ts";
import { loaded } from "./data.ts";
import { changeImei, syncImei } from "./imei.ts";
import type { TaskEvent, TaskState, TaskTransition } from "./state.ts";
import { stay } from "./changes.ts";
import { withoutSecrets } from "./start.ts";
import { passStage } from "./steps.ts";
import type { Task, TaskShape } from "./task.ts";

/** Phases in which the form shows, and can be edited. */
const FORM_PHASES: ReadonlySet<string> = new Set(["stage", "preparing", "reviewing"]);

/** What a page that is put away keeps: no secret, so that its form and its review begin again. */
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
  // What was read of a secret is forgotten with it.
  const details = stage < state.stage ? {} : state.details;
  return stay({ ...next, phase: "stage", stage, details, consentTo: [] });
}

/** What is typed or chosen. */
export function edit<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  { patch, today }: Extract<TaskEvent<Shape>, { type: "edit" }>,
): TaskTransition<Shape> {
  const { phase, data } = state;
  const isForm = FORM_PHASES.has(phase) || phase === "loading";
  if (!isForm) return stay(state);
  const draft = task.edit?.(state.draft, patch, today) ?? { ...state.draft, ...patch };
  // A consent is for what was shown: after an edit it is asked for again.
  const shown = { ...state, draft, today, phase: data === null ? phase : "stage" } as const;
  const synced = syncImei(task, shown);
  const args = argsOf(synced.state);
  const fieldErrors = remainingErrors(state.fieldErrors, () =>
    args === null ? {} : stageErrors(task, args, state.stage),
  );
  // What was told before the last stage is of a read for what was entered then.
  const failure = state.stage < task.stages.length - 1 ? null : state.failure;
  const next: TaskTransition<Shape> = {
    ...synced,
    state: { ...synced.state, fieldErrors, failure },
  };
  const isChecked = entryCheckOf(task, state.stage) !== undefined && args !== null;
  if (!isChecked || hasAny(stageErrors(task, args, state.stage))) return next;
  const passed = passStage(task, next.state);
  return { ...passed, effects: [...next.effects, ...passed.effects] };
}

/** The field of the IMEI: an edit of it is an edit of the draft. */
export function onImei<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  event: ImeiEvent,
): TaskTransition<Shape> {
  if (task.imei === undefined) return stay(state);
  const isEdit = event.type === "edit-imei";
  if (isEdit && !FORM_PHASES.has(state.phase) && state.phase !== "loading") return stay(state);
  const next = changeImei(state, event);
  const args = argsOf(next.state);
  const fieldErrors = remainingErrors(state.fieldErrors, () =>
    args === null ? {} : stageErrors(task, args, state.stage),
  );
  const isOver = isEdit && state.phase === "reviewing";
  return {
    ...next,
    state: { ...next.state, fieldErrors, phase: isOver ? "stage" : state.phase },
  };
}

/**
 * Another address of the same run. What it names is filled in at the first stage, as if the page had
 * just opened; outside the form it waits until the form shows again.
 */
export function readdressed<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  input: Shape["input"],
): TaskTransition<Shape> {
  if (JSON.stringify(input) === JSON.stringify(state.input)) return stay(state);
  const { phase, data } = state;
  if (data === null || !FORM_PHASES.has(phase)) return stay({ ...state, input });
  const first = { phase: "stage", stage: 0, fieldErrors: {}, failure: null } as const;
  return loaded(task, { ...state, ...first, input }, data);
}
