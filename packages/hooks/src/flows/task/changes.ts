import type { TaskEffect, TaskState, TaskTransition } from "./state.ts";
import type { TaskShape } from "./task.ts";

/** The changed state, and the effects of the change. */
export const to = <Shape extends TaskShape>(
  state: TaskState<Shape>,
  changes: Partial<TaskState<Shape>>,
  ...effects: TaskEffect<Shape>[]
): TaskTransition<Shape> => ({ state: { ...state, ...changes }, effects });

/** The event has no effect in this state. */
export const stay = <Shape extends TaskShape>(state: TaskState<Shape>): TaskTransition<Shape> => ({
  state,
  effects: [],
});
