import { hasAny } from "../engine/field-errors.ts";
import { argsOf, firstIncomplete, stageErrors } from "./args.ts";
import { show, chain, to } from "./changes.ts";
import { changeImei, syncImei } from "./imei.ts";
import type { TaskEffect, TaskEvent, TaskForm, TaskState, TaskTransition } from "./state.ts";
import type { Task, TaskArgs, TaskShape } from "./task.ts";

/** Reads what a task works with; `isFresh` asks the server once more for what is cached. */
export const load = (isFresh: boolean) => ({ type: "load", key: "load", isFresh }) as const;

/** Reads the details that a stage wants and that are not known yet. */
export function loadDetails<Shape extends TaskShape>(
  task: Task<Shape>,
  args: TaskArgs<Shape>,
  stage: number,
): TaskEffect<Shape>[] {
  const { subjects, wait } = task.stages[stage]?.details ?? {};
  const wanted = (subjects?.(args) ?? []).filter((subject) => !(subject in args.details));
  if (wanted.length === 0) return [];
  const type = wait === undefined ? "load-details" : "prepare";
  return [{ type, key: "details", stage, subjects: wanted }];
}

/** The data is there, for the first time or once more. What is sent stays as it was agreed to. */
export function loaded<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  { data }: { readonly data: Shape["data"] },
): TaskTransition<Shape> {
  const args = { ...state, data };
  const draft = task.fit?.(args) ?? state.draft;
  const stage = firstIncomplete(task, { ...args, draft }, state.stage);
  const synced = syncImei(task, { ...state, data, draft, stage }, { type: "leave-imei" });
  const details = stage === 0 ? [] : loadDetails(task, { ...args, draft }, stage - 1);
  return chain(synced, (next) => {
    switch (next.phase) {
      case "loading":
      case "load-failed":
        return show(next, { phase: "stage" }, ...details);
      case "reviewing":
        return isAboutTheSame(task, state, next)
          ? to(next, {}, ...details)
          : show(withErrors(task, next), { phase: "stage" }, ...details);
      default:
        return to(next, {}, ...details);
    }
  });
}

export const loadFailed = <Shape extends TaskShape>(
  _: Task<Shape>,
  state: TaskState<Shape>,
  { failure }: Extract<TaskEvent<Shape>, { type: "load-failed" }>,
): TaskTransition<Shape> => show({ ...state, failure }, { phase: "load-failed" });

/** Shows the form when its data has been read once more; what was said of an IMEI is asked again. */
export function reload<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> {
  const read = show({ ...state, data: null, isOutdated: false }, { phase: "loading" }, load(true));
  if (task.imei === undefined) return read;
  return chain(read, (next) => changeImei(next, { type: "check-imei-again" }));
}

/** A customer who was asked to confirm learns what is missing now. */
function withErrors<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskForm<Shape>,
): TaskForm<Shape> {
  const args = argsOf(state);
  const fieldErrors = args === null ? {} : stageErrors(task, args, state.stage);
  if (!hasAny(fieldErrors)) return state;
  return { ...state, fieldErrors, submitCount: state.submitCount + 1 };
}

/** A consent is for the subjects that were shown; prices are checked by themselves. */
function isAboutTheSame<Shape extends TaskShape>(
  task: Task<Shape>,
  before: TaskForm<Shape>,
  after: TaskForm<Shape>,
): boolean {
  const [shown, now] = [before, after].map((state) => {
    const args = argsOf(state);
    return args && task.subjects(args).join();
  });
  return shown === now;
}
