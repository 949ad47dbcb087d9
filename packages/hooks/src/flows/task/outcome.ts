import type { Attempt } from "../checkout/attempts.ts";
import type { Transition } from "../engine/flow.ts";
import {
  openOutcome,
  outcomeTransition,
  type OutcomeEvent,
  type OutcomeStep,
} from "../checkout/outcome.ts";
import { lookUpOf } from "./args.ts";
import { chain, change, show, stay } from "../engine/step.ts";
import type { TaskEffect, TaskForm, TaskIn, TaskState, TaskTransition } from "./state.ts";
import { toRepetition } from "./steps.ts";
import type { Task, TaskShape } from "./task.ts";

type OutcomeState<Shape extends TaskShape> = TaskIn<Shape, "reading-back" | "unknown">;

/** Shows that the outcome of these attempts is unknown, and looks it up if a call can. */
export function lookUpAttempts<Shape extends TaskShape>(
  task: Task<Shape>,
  form: TaskForm<Shape>,
  asked: readonly Attempt[],
): Transition<OutcomeState<Shape>, TaskEffect<Shape>> {
  const canReadBack = asked.some(
    (attempt) => attempt.key !== undefined || lookUpOf(task, form.requests, attempt) !== null,
  );
  return showOutcome(form, openOutcome(asked, canReadBack));
}

/** Handles the events of an unknown outcome, and shows the results of its lookups. */
export function onOutcome<Shape extends TaskShape>(
  task: Task<Shape>,
  state: OutcomeState<Shape>,
  event: OutcomeEvent,
): TaskTransition<Shape> {
  const { form, screen } = state;
  const step = outcomeTransition(screen, event);
  if (step === null) return stay(state);
  const next = showOutcome(form, step);
  if (event.type !== "found") return next;
  const closed = chain(next, closeApplied);
  const { verdicts, isTryingAgain } = screen.outcome;
  const isNews = Object.entries(event.verdicts).some(
    ([subject, verdict]) => verdict === "applied" && verdicts[subject] !== verdict,
  );
  return isTryingAgain && !isNews
    ? chain(closed, (shown) => toRepetition(task, shown.form))
    : closed;
}

/** Looks up the outcome once more before anything is sent again. */
export function sendAgain<Shape extends TaskShape>(
  task: Task<Shape>,
  { form, screen }: OutcomeState<Shape>,
): TaskTransition<Shape> {
  const step = outcomeTransition(screen, { type: "try-again" });
  return step === null ? toRepetition(task, form) : showOutcome(form, step);
}

function showOutcome<Shape extends TaskShape>(
  form: TaskForm<Shape>,
  { phase, outcome, effects }: OutcomeStep,
): Transition<OutcomeState<Shape>, TaskEffect<Shape>> {
  const { requests } = form;
  const carriedOut = effects.map((effect): TaskEffect<Shape> =>
    effect.type === "read-back" ? { ...effect, requests } : effect,
  );
  return show(form, { phase, outcome }, ...carriedOut);
}

/** Closes the subjects that were carried out, by whichever attempt. */
function closeApplied<Shape extends TaskShape>(state: TaskState<Shape>): TaskTransition<Shape> {
  const { form, screen } = state;
  if (screen.phase !== "unknown") return stay(state);
  const { verdicts } = screen.outcome;
  const isApplied = (subject: string) => verdicts[subject] === "applied";
  const effects: TaskEffect<Shape>[] = form.attempts.flatMap(({ id, subjects }) => {
    const applied = subjects.filter(isApplied);
    return applied.length === 0 ? [] : [{ type: "close-attempt", id, subjects: applied }];
  });
  const isOutdated = form.isOutdated || Object.values(verdicts).includes("applied");
  return change(state, { isOutdated }, ...effects);
}
