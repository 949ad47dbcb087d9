import { argsOf, firstIncomplete } from "./args.ts";
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
  const { subjects, areRequired } = task.stages[stage]?.details ?? {};
  const wanted = (subjects?.(args) ?? []).filter((subject) => !(subject in args.details));
  if (wanted.length === 0) return [];
  const type = areRequired === true ? "prepare" : "load-details";
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
  const isOver = isForm || (phase === "reviewing" && !isSameMoney(task, state, next));
  return {
    state: isOver ? { ...next, phase: "stage" } : next,
    effects: [
      ...synced.effects,
      ...(stage === 0 ? [] : loadDetails(task, { ...args, draft }, stage - 1)),
    ],
  };
}

/** A consent is for the subjects and the amount that were shown; an unknown amount may come. */
function isSameMoney<Shape extends TaskShape>(
  task: Task<Shape>,
  before: TaskState<Shape>,
  after: TaskState<Shape>,
): boolean {
  const [shown, now] = [before, after].map((state) => {
    const args = argsOf(state);
    return args && { subjects: task.subjects(args).join(), total: task.review(args).total };
  });
  const isSameTotal = shown?.total === "missing" || shown?.total === now?.total;
  return isSameTotal && shown?.subjects === now?.subjects;
}
