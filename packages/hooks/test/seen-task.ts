import { openOutcome, type OpenOutcome } from "../src/flows/checkout/outcome.ts";
import type { TaskForm, TaskPhase, TaskReceipt, TaskState } from "../src/flows/task/state.ts";
import type { Question } from "../src/flows/checkout/order.ts";
import type { TaskReview, TaskShape } from "../src/flows/task/task.ts";

/** A task for assertions: the fields of other screens are empty. */
export interface SeenTask<Shape extends TaskShape>
  extends TaskForm<Shape>, Question<TaskReview>, OpenOutcome {
  readonly phase: TaskPhase;
  readonly receipt: TaskReceipt | null;
  readonly isDialogOpen: boolean;
}

const EMPTY = {
  consentTo: [],
  isAcknowledged: false,
  isBankAsking: false,
  priceCheck: null,
  notSent: null,
  related: [],
  ...openOutcome([], false).outcome,
  receipt: null,
  isDialogOpen: false,
};

const seen = new WeakMap<object, object>();

/** Returns the same object for the same state, so that a test can check that nothing changed. */
export function seenTask<Shape extends TaskShape>(state: TaskState<Shape>): SeenTask<Shape> {
  const known = seen.get(state) as SeenTask<Shape> | undefined;
  if (known !== undefined) return known;
  const task: SeenTask<Shape> = {
    ...EMPTY,
    ...state.form,
    ...state.screen,
    ...("question" in state.screen && state.screen.question),
    ...("outcome" in state.screen && state.screen.outcome),
  };
  seen.set(state, task);
  return task;
}
