import type { Attempt } from "../checkout/attempts.ts";
import {
  openOutcome,
  outcomeTransition,
  type OutcomeEvent,
  type OutcomeStep,
} from "../checkout/outcome.ts";
import { lookUpOf } from "./args.ts";
import { showScreen, stay, chain, update } from "./changes.ts";
import type { TaskEffect, TaskForm, TaskIn, TaskState, TaskTransition } from "./state.ts";
import { toRepetition } from "./steps.ts";
import type { Task, TaskShape } from "./task.ts";

type OutcomeState<Shape extends TaskShape> = TaskIn<Shape, "reading-back" | "unknown">;

/** Shows that the outcome of these attempts is unknown, and looks it up if a call can. */
export function lookUpAttempts<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskForm<Shape>,
  asked: readonly Attempt[],
): TaskTransition<Shape> & { readonly state: OutcomeState<Shape> } {
  const canReadBack = asked.some(
    (attempt) => attempt.key !== undefined || lookUpOf(task, state.requests, attempt) !== null,
  );
  return showOutcome(state, openOutcome(asked, canReadBack));
}

/** Handles the events of an unknown outcome, and shows the results of its lookups. */
export function onOutcome<Shape extends TaskShape>(
  task: Task<Shape>,
  state: OutcomeState<Shape>,
  event: OutcomeEvent,
): TaskTransition<Shape> {
  const step = outcomeTransition(state, event);
  if (step === null) return stay(state);
  const next = showOutcome(state, step);
  if (event.type !== "found") return next;
  const closed = chain(next, closeApplied);
  const { verdicts, isTryingAgain } = state.outcome;
  const isNews = Object.entries(event.verdicts).some(
    ([subject, verdict]) => verdict === "applied" && verdicts[subject] !== verdict,
  );
  return isTryingAgain && !isNews ? chain(closed, (shown) => toRepetition(task, shown)) : closed;
}

/** Looks up the outcome once more before anything is sent again. */
export function sendAgain<Shape extends TaskShape>(
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
  return showScreen(state, { phase, outcome }, ...carriedOut) as TaskTransition<Shape> & {
    readonly state: OutcomeState<Shape>;
  };
}

/** Closes the subjects that were carried out, by whichever attempt. */
function closeApplied<Shape extends TaskShape>(state: TaskState<Shape>): TaskTransition<Shape> {
  if (state.phase !== "unknown") return stay(state);
  const { verdicts } = state.outcome;
  const isApplied = (subject: string) => verdicts[subject] === "applied";
  const effects: TaskEffect<Shape>[] = state.attempts.flatMap(({ id, subjects }) => {
    const applied = subjects.filter(isApplied);
    return applied.length === 0 ? [] : [{ type: "close-attempt", id, subjects: applied }];
  });
  const isOutdated = state.isOutdated || Object.values(verdicts).includes("applied");
  return update(state, { isOutdated }, ...effects);
}
