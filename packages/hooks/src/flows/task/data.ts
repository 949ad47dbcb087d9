import { chain, show } from "../engine/step.ts";
import { changeImei } from "./args.ts";
import type { TaskEffect, TaskEvent, TaskForm, TaskState, TaskTransition } from "./state.ts";
import type { Task, TaskArgs } from "./task.ts";

/** Reads the data of a task. With `isFresh`, cached data is read again from the server. */
export const load = (isFresh: boolean) => ({ type: "load", key: "load", isFresh }) as const;

/** Reads the details that a stage needs and that have not been read yet. */
export function loadDetails(task: Task, args: TaskArgs, stage: string): TaskEffect[] {
  const details = task.stages[stage]?.details;
  const wanted = (details?.subjects(args) ?? []).filter(
    (subject) => (args.details[subject] ?? null) === null,
  );
  if (wanted.length === 0) return [];
  const type = details?.wait === undefined ? "load-details" : "prepare";
  return [{ type, key: "details", stage, subjects: wanted }];
}

export const loadFailed = (
  { form }: TaskState,
  { failure }: Extract<TaskEvent, { type: "load-failed" }>,
): TaskTransition => show({ ...form, failure }, { phase: "load-failed" });

/** Shows the form once its data has been read again. The IMEI is checked again, too. */
export function reload(task: Task, form: TaskForm): TaskTransition {
  const read = show({ ...form, data: null, isOutdated: false }, { phase: "loading" }, load(true));
  if (task.imei === undefined) return read;
  return chain(read, (next) => changeImei(next, { type: "check-imei-again" }));
}
