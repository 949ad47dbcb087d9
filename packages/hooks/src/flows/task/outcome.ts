import type { Attempt } from "../payment/attempts.ts";
import {
  openOutcome,
  outcomeTransition,
  type OutcomeEvent,
  type OutcomeStep,
} from "../payment/outcome.ts";
import { lookUpOf } from "./args.ts";
import { show, stay, chain, to } from "./changes.ts";
import type { TaskEffect, TaskForm, TaskIn, TaskState, TaskTransition } from "./state.ts";
import { toRepetition } from "./steps.ts";
import type { Task, TaskShape } from "./task.ts";

type OutcomeState<Shape extends TaskShape> = TaskIn<Shape, "reading-back" | "unknown">;

/** Tells that nobody knows what became of these attempts, and looks where there is a place to look. */
export function lookUpAttempts<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskForm<Shape>,
  asked: readonly Attempt[],
): TaskTransition<Shape> & { readonly state: OutcomeState<Shape> } {
  const canReadBack = asked.some((attempt) => lookUpOf(task, state.requests, attempt) !== null);
  return showOutcome(state, openOutcome(asked, canReadBack));
}

/** What happens to an open outcome: it is looked up, and what was found is told. */
export function onOutcome<Shape extends TaskShape>(
  task: Task<Shape>,
  state: OutcomeState<Shape>,
  event: OutcomeEvent,
): TaskTransition<Shape> {
  const step = outcomeTransition(state, event);
  if (step === null) return stay(state);
  const next = showOutcome(state, step);
  if (event.type !== "found") return next;
  const told = chain(next, closeApplied);
  const { verdicts, isTryingAgain } = state.outcome;
  const isNews = Object.entries(event.verdicts).some(
    ([subject, verdict]) => verdict === "applied" && verdicts[subject] !== verdict,
  );
  return isTryingAgain && !isNews ? chain(told, (shown) => toRepetition(task, shown)) : told;
}

/** Before anything is sent again, it is looked up once more what became of the last time. */
export function tryAgain<Shape extends TaskShape>(
  task: Task<Shape>,
  state: OutcomeState<Shape>,
): TaskTransition<Shape> {
  const step = outcomeTransition(state, { type: "try-again" });
  return step === null ? toRepetition(task, state) : showOutcome(state, step);
}

function showOutcome<Shape extends TaskShape>(
  state: TaskForm<Shape>,
  { phase, outcome, effects }: OutcomeStep,
) {
  const { requests } = state;
  const carriedOut = effects.map((effect): TaskEffect<Shape> =>
    effect.type === "read-back" ? { ...effect, requests } : effect,
  );
  return show(state, { phase, outcome }, ...carriedOut) as TaskTransition<Shape> & {
    readonly state: OutcomeState<Shape>;
  };
}

/** What appears to be done is open no longer, whichever attempt it was. */
function closeApplied<Shape extends TaskShape>(state: TaskState<Shape>): TaskTransition<Shape> {
  if (state.phase !== "unknown") return stay(state);
  const { verdicts } = state.outcome;
  const isApplied = (subject: string) => verdicts[subject] === "applied";
  const effects: TaskEffect<Shape>[] = state.attempts.flatMap(({ id, subjects }) => {
    const applied = subjects.filter(isApplied);
    return applied.length === 0 ? [] : [{ type: "close-attempt", id, subjects: applied }];
  });
  const isOutdated = state.isOutdated || Object.values(verdicts).includes("applied");
  return to(state, { isOutdated }, ...effects);
}
