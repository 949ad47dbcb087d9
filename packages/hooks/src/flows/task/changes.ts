import type { FieldsOf } from "../engine/flow.ts";
import type { TaskEffect, TaskForm, TaskScreen, TaskState, TaskTransition } from "./state.ts";
import type { TaskShape } from "./task.ts";

/** The event has no effect in this state. */
export const stay = <Shape extends TaskShape>(state: TaskState<Shape>): TaskTransition<Shape> => ({
  state,
  effects: [],
});

/** Stays on the same screen, with changes to the form. */
export const update = <Shape extends TaskShape>(
  state: TaskState<Shape>,
  changes: Partial<TaskForm<Shape>>,
  ...effects: TaskEffect<Shape>[]
): TaskTransition<Shape> => ({ state: { ...state, ...changes }, effects });

/** Opens another screen and drops the fields of the previous one. */
export const showScreen = <Shape extends TaskShape>(
  state: TaskForm<Shape>,
  screen: TaskScreen,
  ...effects: TaskEffect<Shape>[]
): TaskTransition<Shape> => ({ state: { ...formOf(state), ...screen }, effects });

const SCREEN_FIELDS: FieldsOf<TaskScreen> = {
  question: true,
  consent: true,
  outcome: true,
  receipt: true,
  isDialogOpen: true,
};

const formOf = <Shape extends TaskShape>(state: TaskForm<Shape>) =>
  Object.fromEntries(
    Object.entries(state).filter(([name]) => !(name in SCREEN_FIELDS)),
  ) as unknown as TaskForm<Shape>;

/** Applies the next transition, and adds its effects to the previous ones. */
export const chain = <Shape extends TaskShape>(
  { state, effects }: TaskTransition<Shape>,
  next: (state: TaskState<Shape>) => TaskTransition<Shape>,
): TaskTransition<Shape> => {
  const after = next(state);
  return { state: after.state, effects: [...effects, ...after.effects] };
};
