import type { Attempt } from "../checkout/attempts.ts";
import { isRecord } from "../engine/checks.ts";
import type { SavedState } from "../engine/flow.ts";
import { emptyImei } from "./imei.ts";
import { restoreDraft } from "../engine/restore-draft.ts";
import { attemptsOf } from "./attempts-changed.ts";
import { showScreen } from "./changes.ts";
import { load } from "./data.ts";
import type { TaskIn, TaskState, TaskTransition } from "./state.ts";
import type { Task, TaskShape } from "./task.ts";

/** The storage key of a task's draft. */
const taskKey = <Shape extends TaskShape>(task: Task<Shape>, input: Shape["input"]) =>
  `waypost.${task.name}.${(task.identity ?? task.owner)(input)}`;

/** A task that has not been started. */
export function freshState<Shape extends TaskShape>(
  task: Task<Shape>,
  input: Shape["input"],
  attempts: readonly Attempt[],
): TaskIn<Shape, "restoring"> {
  return {
    phase: "restoring",
    stage: 0,
    input,
    draft: task.initial(input),
    data: null,
    isOutdated: false,
    details: {},
    imei: emptyImei(task.initial(input)),
    today: new Date(0),
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
export function startTask<Shape extends TaskShape>(
  task: Task<Shape>,
  input: Shape["input"],
  saved: SavedState | null,
): TaskState<Shape> {
  if (saved === null) return freshState(task, input, []);
  const fresh = freshState(task, input, attemptsOf(task, task.owner(input), saved.attempts));
  const stored = saved.draft(taskKey(task, input));
  if (!isRecord(stored)) return fresh;
  const stage = Number(stored["stage"]);
  return {
    ...fresh,
    draft: restoreDraft(fresh.draft, stored["draft"], task.checks),
    stage: task.stages[stage] === undefined ? 0 : stage,
  };
}

/** Starts again. The draft is cleared, except for what `afterSuccess` returns. */
export function startOver<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> {
  const fresh = freshState(task, state.input, state.attempts);
  const draft = state.phase === "done" ? state.draft : fresh.draft;
  return showScreen({ ...fresh, draft }, { phase: "loading" }, load(true));
}

/**
 * The draft to store for a reload: stage and values, without secrets, until the task is done. An
 * unchanged draft returns the same object, so that the storage is not written again.
 */
export function taskToDrafts<Shape extends TaskShape>(task: Task<Shape>) {
  let last: { state: TaskState<Shape>; entry: unknown } | undefined;
  return (state: TaskState<Shape>): Readonly<Record<string, unknown>> => {
    const isSame =
      last !== undefined &&
      last.state.draft === state.draft &&
      last.state.stage === state.stage &&
      (last.state.phase === "done") === (state.phase === "done");
    const entry = isSame ? last?.entry : entryOf(task, state);
    last = { state, entry };
    return { [taskKey(task, state.input)]: entry };
  };
}

function entryOf<Shape extends TaskShape>(task: Task<Shape>, state: TaskState<Shape>): unknown {
  if (state.phase === "done") return null;
  return { stage: state.stage, draft: withoutSecrets(task, state.draft) };
}

/** A copy for the storage: the same shape, with every secret "". */
export const withoutSecrets = <Shape extends TaskShape>(
  { secrets = [] }: Task<Shape>,
  draft: Shape["draft"],
): Shape["draft"] => ({ ...draft, ...Object.fromEntries(secrets.map((field) => [field, ""])) });
