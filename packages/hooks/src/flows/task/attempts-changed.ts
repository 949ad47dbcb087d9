import type { Attempt } from "../checkout/attempts.ts";
import { isSameOwner } from "../checkout/guard.ts";
import { attemptsInTheWay } from "./args.ts";
import { change } from "../engine/step.ts";
import { reload } from "./data.ts";
import type { TaskEvent, TaskState, TaskTransition } from "./state.ts";
import { toForm } from "./steps.ts";
import type { Task } from "./task.ts";

/** Phases whose page shows the data. */
const PHASES_WITH_DATA: ReadonlySet<string> = new Set([
  "loading",
  "form",
  "preparing",
  "reviewing",
]);

/**
 * Attempts changed, perhaps by another run. The data is stale if something was paid for. A review
 * whose attempts changed is closed, because its consent did not cover them.
 */
export function attemptsChanged(
  task: Task,
  before: TaskState,
  { attempts, accepted }: Extract<TaskEvent, { type: "attempts" }>,
): TaskTransition {
  const mine = (all: readonly Attempt[]) => attemptsOf(task, task.owner(before.form.input), all);
  const next = change(before, { attempts: mine(attempts) });
  const { form, screen } = next.state;
  const { phase } = screen;
  const isPaidFor = accepted !== undefined && mine([accepted]).length > 0;
  if (isPaidFor && phase !== "restoring") {
    return PHASES_WITH_DATA.has(phase)
      ? reload(task, form)
      : change(next.state, { isOutdated: true });
  }
  if (screen.phase !== "reviewing") return next;
  const ids = attemptsInTheWay(task, form).map(({ id }) => id);
  return ids.join() === screen.question.consentTo.join() ? next : toForm(form);
}

/** The open attempts that this customer's page has to show. */
export const attemptsOf = (
  { family }: Task,
  owner: string,
  attempts: readonly Attempt[],
): readonly Attempt[] =>
  attempts.filter(
    (attempt) =>
      attempt.subjects.length === 0 ||
      (attempt.family === family && isSameOwner(attempt.owner, owner)),
  );
