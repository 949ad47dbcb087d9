import type { Flow, FlowLogic } from "../engine/flow.ts";
import { performTask } from "./perform.ts";
import { identityOf, taskToDrafts, startTask } from "./start.ts";
import type { TaskEffect, TaskEvent, TaskState } from "./state.ts";
import type { Task, TaskShape } from "./task.ts";
import { taskTransition } from "./machine.ts";

/** A task as a flow. Its code is loaded with its page. */
export interface TaskFlow<Shape extends TaskShape> extends Flow<
  Shape["input"],
  TaskState<Shape>,
  TaskEvent<Shape>,
  TaskEffect<Shape>
> {
  readonly task: Task<Shape>;
}

/**
 * The shape of a task, to name the type that `useTask` returns: `TaskView<ShapeOf<typeof
 * smsPack>>`.
 */
export type ShapeOf<AnyTask> = AnyTask extends TaskFlow<infer Shape> ? Shape : never;

/** Creates a flow from the declaration of a task. */
export function taskFlow<Shape extends TaskShape>(task: Task<Shape>): TaskFlow<Shape> {
  return {
    task,
    name: task.name,
    identity: (input) => identityOf(task, input),
    start: (input, saved, page) => startTask(task, input, saved, page),
    logic: logicOf(task),
    preview: (state, event) => {
      if (event.type !== "edit" && event.type !== "edit-imei") return state;
      const patch = event.type === "edit" ? event.patch : { imei: event.text };
      return { ...state, form: { ...state.form, draft: { ...state.form.draft, ...patch } } };
    },
    onLifecycle: (moment) => (moment === "back" ? undefined : { type: `page-${moment}` }),
    canReset: ({ screen: { phase } }) => phase !== "sending" && phase !== "reading-back",
    // A customer who left must see a success after coming back, until its dialog is closed.
    isBusy: ({ screen }) =>
      screen.phase === "sending" || (screen.phase === "done" && screen.isDialogOpen),
    onAttempts: (change) => ({ type: "attempts", ...change }),
  };
}

/** The logic of a task. It handles what is entered and read as data, whatever its shape. */
const logicOf = (task: Task): FlowLogic<unknown, TaskState, TaskEvent, TaskEffect> => ({
  transition: taskTransition(task),
  perform: performTask(task),
  toDrafts: taskToDrafts(task),
});
