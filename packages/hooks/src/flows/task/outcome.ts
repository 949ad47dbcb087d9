import type { Attempt } from "../payment/attempts.ts";
import type { TaskEffect, TaskEvent, TaskState, TaskTransition } from "./state.ts";
import { attemptsInTheWay, canReadBack } from "./args.ts";
import { stay, to } from "./changes.ts";
import { load } from "./data.ts";
import { changeImei } from "./imei.ts";
import type { Task, TaskShape } from "./task.ts";

/**
 * Tells that nobody knows what became of these attempts, and looks where there is a place to look:
 * at once, and again when nothing of them can be on its way any more, unless this look is that one.
 */
export function lookInto<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  asked: readonly Attempt[],
  isFinal = false,
): TaskTransition<Shape> {
  const unknown = {
    ...state,
    asked,
    verdicts: {},
    isSettled: isFinal,
    isAcknowledged: false,
  };
  if (!canReadBack(task, unknown)) return stay({ ...unknown, phase: "unknown" });
  const effects: TaskEffect<Shape>[] = [readBack(unknown)];
  if (!isFinal) effects.push({ type: "wait-settled", key: "settle", attempts: asked });
  return { state: { ...unknown, phase: "reading-back" }, effects };
}

const readBack = <Shape extends TaskShape>({ asked, requests }: TaskState<Shape>) =>
  ({ type: "read-back", key: "read-back", attempts: asked, requests }) as const;

/** Before anything is sent again, it is looked up once more what became of the last time. */
export function tryAgain<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> | null {
  if (!canReadBack(task, state)) return null;
  return to(state, { phase: "reading-back" }, { ...readBack(state), repeats: true });
}

/** What a read-back found; what appears to be done is open no longer, whichever attempt it was. */
export function found<Shape extends TaskShape>(
  state: TaskState<Shape>,
  { verdicts, isSettled: isOver }: Extract<TaskEvent<Shape>, { type: "found" }>,
): TaskTransition<Shape> {
  if (state.phase !== "reading-back") return stay(state);
  const effects: TaskEffect<Shape>[] = state.attempts.flatMap(({ id, subjects }) => {
    const applied = subjects.filter((subject) => verdicts[subject] === "applied");
    return applied.length === 0 ? [] : [{ type: "close-attempt", id, subjects: applied }];
  });
  const isOutdated = state.isOutdated || Object.values(verdicts).includes("applied");
  const isSettled = state.isSettled || isOver;
  return to(state, { phase: "unknown", verdicts, isOutdated, isSettled }, ...effects);
}

/**
 * Attempts changed, perhaps by another run. What was paid for is no longer in the data that shows,
 * and a review whose attempts changed is over: its consent was given for something else.
 */
export function attemptsChanged<Shape extends TaskShape>(
  task: Task<Shape>,
  before: TaskState<Shape>,
  { attempts, accepted }: Extract<TaskEvent<Shape>, { type: "attempts" }>,
): TaskTransition<Shape> {
  const mine = (all: readonly Attempt[]) => attemptsOf(task, task.owner(before.input), all);
  const state = { ...before, attempts: mine(attempts) };
  const { phase } = state;
  const isForm = phase === "stage" || phase === "preparing" || phase === "reviewing";
  if (accepted !== undefined && state.isOpen && mine([accepted]).length > 0) {
    return isForm || phase === "loading"
      ? reload(task, state)
      : stay({ ...state, isOutdated: true });
  }
  const ids = attemptsInTheWay(task, state).map(({ id }) => id);
  const isOver = phase === "reviewing" && ids.join() !== state.consentTo.join();
  return stay(isOver ? { ...state, phase: "stage" } : state);
}

/** Shows the form when its data has been read once more; what was said of an IMEI is asked again. */
export function reload<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> {
  const asked =
    task.imei === undefined ? stay(state) : changeImei(state, { type: "check-imei-again" });
  return {
    state: { ...asked.state, phase: "loading", data: null, isOutdated: false },
    effects: [load(true), ...asked.effects],
  };
}

/** The attempts that a customer's page of this task has to tell of. */
export const attemptsOf = <Shape extends TaskShape>(
  { family }: Task<Shape>,
  owner: string,
  attempts: readonly Attempt[],
): readonly Attempt[] =>
  attempts.filter(
    (attempt) =>
      attempt.subjects.length === 0 || (attempt.family === family && attempt.owner === owner),
  );
