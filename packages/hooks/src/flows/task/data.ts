import { hasAny } from "../engine/field-errors.ts";
import { argsOf, firstIncomplete, stageErrors } from "./args.ts";
import { syncImei } from "./imei.ts";
import type { TaskEffect, TaskState, TaskTransition } from "./state.ts";
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

/** The data is there, for the first time or once more. */
export function loaded<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  data: Shape["data"],
): TaskTransition<Shape> {
  const { phase } = state;
  // What is on its way is what was agreed to.
  if (phase === "sending") return { state, effects: [] };
  const args = { ...state, data };
  const draft = task.fit?.(args) ?? state.draft;
  const stage = firstIncomplete(task, { ...args, draft }, state.stage);
  const synced = syncImei(task, { ...state, data, draft, stage }, { type: "leave-imei" });
  const next = synced.state;
  const isForm = phase === "loading" || phase === "load-failed";
  const isReviewOver = phase === "reviewing" && !isAboutTheSame(task, state, next);
  return {
    state: isReviewOver
      ? withErrors(task, { ...next, phase: "stage" })
      : { ...next, phase: isForm ? "stage" : phase },
    effects: [
      ...synced.effects,
      ...(stage === 0 ? [] : loadDetails(task, { ...args, draft }, stage - 1)),
    ],
  };
}

/** A customer who was asked to confirm learns what is missing now. */
function withErrors<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskState<Shape> {
  const args = argsOf(state);
  const fieldErrors = args === null ? {} : stageErrors(task, args, state.stage);
  if (!hasAny(fieldErrors)) return state;
  return { ...state, fieldErrors, submitCount: state.submitCount + 1 };
}

/** A consent is for the subjects that were shown; prices are checked by themselves. */
function isAboutTheSame<Shape extends TaskShape>(
  task: Task<Shape>,
  before: TaskState<Shape>,
  after: TaskState<Shape>,
): boolean {
  const [shown, now] = [before, after].map((state) => {
    const args = argsOf(state);
    return args && task.subjects(args).join();
  });
  return shown === now;
}
