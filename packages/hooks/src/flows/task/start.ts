import type { Attempt } from "../checkout/attempts.ts";
import { isRecord, restoreDraft } from "../engine/checks.ts";
import type { Rules, SavedState } from "../engine/flow.ts";
import { emptyImei, firstStage } from "./args.ts";
import { attemptsOf } from "./attempts-changed.ts";
import { show } from "../engine/step.ts";
import { load } from "./data.ts";
import type { TaskForm, TaskState, TaskTransition } from "./state.ts";
import type { Task, TaskShape } from "./task.ts";

/** Inputs with the same identity share a run and a draft. */
export const identityOf = (task: Task, input: TaskShape["input"]): string =>
  task.identity?.(input) ?? task.owner(input);

/** The storage key of a task's draft. */
const taskKey = (task: Task, input: TaskShape["input"]) =>
  `waypost.${task.name}.${identityOf(task, input)}`;

/** The form of a task that has not been started. */
export function freshForm(
  task: Task,
  input: TaskShape["input"],
  attempts: readonly Attempt[],
  { phoneRule }: Rules = {},
): TaskForm {
  return {
    stage: firstStage(task),
    input,
    draft: task.initial(input),
    data: null,
    isOutdated: false,
    details: {},
    imei: emptyImei(task.initial(input)),
    today: new Date(0),
    phoneRule,
    fieldErrors: {},
    submitCount: 0,
    lostCount: 0,
    failure: null,
    attempts,
    elsewhere: [],
    requests: {},
    agreed: {},
  };
}

/** Restores a task that an earlier page of this session started, or starts a new one. */
export function startTask(
  task: Task,
  input: TaskShape["input"],
  saved: SavedState | null,
  page?: Rules,
): TaskState {
  const screen = { phase: "restoring" } as const;
  if (saved === null) return { form: freshForm(task, input, [], page), screen };
  const fresh = freshForm(task, input, attemptsOf(task, task.owner(input), saved.attempts), page);
  const stored = saved.draft(taskKey(task, input));
  if (!isRecord(stored)) return { form: fresh, screen };
  const stage = String(stored["stage"]);
  const draft = restoreDraft(fresh.draft, stored["draft"], task.checks);
  return {
    form: { ...fresh, draft, stage: Object.hasOwn(task.stages, stage) ? stage : fresh.stage },
    screen,
  };
}

/** Starts again. The draft is cleared, except for what `afterSuccess` returns. */
export function startOver(task: Task, { form, screen }: TaskState): TaskTransition {
  const fresh = freshForm(task, form.input, form.attempts, form);
  const draft = screen.phase === "done" ? form.draft : fresh.draft;
  return show({ ...fresh, draft }, { phase: "loading" }, load(true));
}

/**
 * The draft to store for a reload: stage and values, without secrets, until the task is done. An
 * unchanged draft returns the same object, so that the storage is not written again.
 */
export function taskToDrafts(task: Task) {
  let last: { state: TaskState; entry: unknown } | undefined;
  return (state: TaskState): Readonly<Record<string, unknown>> => {
    const isSame =
      last !== undefined &&
      last.state.form.draft === state.form.draft &&
      last.state.form.stage === state.form.stage &&
      (last.state.screen.phase === "done") === (state.screen.phase === "done");
    const entry = isSame ? last?.entry : entryOf(task, state);
    last = { state, entry };
    return { [taskKey(task, state.form.input)]: entry };
  };
}

function entryOf(task: Task, { form, screen }: TaskState): unknown {
  if (screen.phase === "done") return null;
  return { stage: form.stage, draft: withoutSecrets(task, form.draft) };
}

/** A copy for the storage: the same shape, with every secret "". */
export const withoutSecrets = (
  { secrets = [] }: Task,
  draft: TaskShape["draft"],
): TaskShape["draft"] => ({ ...draft, ...Object.fromEntries(secrets.map((field) => [field, ""])) });
