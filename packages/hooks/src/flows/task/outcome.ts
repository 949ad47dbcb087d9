import type { Attempt } from "../attempts.ts";
import { concerns } from "../guard.ts";
import type { TaskEffect, TaskEvent, TaskState, TaskTransition } from "./state.ts";
import { argsOf, attemptsInTheWay } from "./args.ts";
import type { Task, TaskShape } from "./task.ts";

const stay = <Shape extends TaskShape>(state: TaskState<Shape>): TaskTransition<Shape> => ({
  state,
  effects: [],
});

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
  const latest = asked.reduce<Attempt | undefined>(
    (one, other) => (one === undefined || other.at > one.at ? other : one),
    undefined,
  );
  const unknown = { ...state, asked, verdicts: {}, isAcknowledged: false };
  if (task.readBack === undefined || latest === undefined) {
    return stay({ ...unknown, phase: "unknown" });
  }
  const effects: TaskEffect<Shape>[] = [{ type: "read-back", key: "read-back", attempts: asked }];
  if (!isFinal) effects.push({ type: "wait-settled", key: "settle", since: latest.at });
  return { state: { ...unknown, phase: "reading-back" }, effects };
}

/** What a read-back found; what appears to be done is open no longer, whichever attempt it was. */
export function found<Shape extends TaskShape>(
  state: TaskState<Shape>,
  { verdicts }: Extract<TaskEvent<Shape>, { type: "found" }>,
): TaskTransition<Shape> {
  if (state.phase !== "reading-back") return stay(state);
  const effects: TaskEffect<Shape>[] = state.attempts.flatMap(({ id, subjects }) => {
    const applied = subjects.filter((subject) => verdicts[subject] === "applied");
    return applied.length === 0 ? [] : [{ type: "close-attempt", id, subjects: applied }];
  });
  return { state: { ...state, phase: "unknown", verdicts }, effects };
}

/** Whether all that the outcome is about is still open; what was closed changed the data too. */
export const isStillOpen = <Shape extends TaskShape>({
  asked,
  attempts,
}: TaskState<Shape>): boolean =>
  asked.every(({ id, subjects }) =>
    attempts.some((other) => other.id === id && other.subjects.length === subjects.length),
  );

/**
 * Attempts changed, perhaps by another run. A review whose money is concerned is over: its consent
 * was given for something else. What was accepted is no longer in the data that is shown.
 */
export function attemptsChanged<Shape extends TaskShape>(
  task: Task<Shape>,
  before: TaskState<Shape>,
  change: Extract<TaskEvent<Shape>, { type: "attempts" }>,
): TaskTransition<Shape> {
  const owner = task.owner(before.input);
  const attempts = attemptsOf(task, owner, change.attempts);
  const state = { ...before, attempts };
  if (state.phase !== "stage" && state.phase !== "reviewing") return stay(state);
  const args = argsOf(state);
  const wanted = { family: task.family, owner, subjects: args === null ? [] : task.subjects(args) };
  if (change.accepted !== undefined && concerns(wanted, change.accepted)) {
    return {
      state: { ...state, phase: "loading", data: null },
      effects: [{ type: "load", key: "load", isFresh: true }],
    };
  }
  const ids = attemptsInTheWay(task, state).map(({ id }) => id);
  const isSame = ids.join() === state.consentTo.join();
  return stay(isSame || state.phase === "stage" ? state : { ...state, phase: "stage" });
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
