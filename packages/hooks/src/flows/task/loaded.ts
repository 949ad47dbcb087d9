import { hasErrors } from "../engine/field-errors.ts";
import { argsOf, firstIncomplete, stageBeside, stageErrors, syncImei } from "./args.ts";
import { chain, change, show } from "../engine/step.ts";
import { loadDetails } from "./data.ts";
import type { TaskForm, TaskState, TaskTransition } from "./state.ts";
import { passStage } from "./steps.ts";
import type { Task, TaskShape } from "./task.ts";

/** The data has loaded, for the first time or again. A request in progress stays as agreed to. */
export function loaded(
  task: Task,
  { form, screen }: TaskState,
  { data }: { readonly data: TaskShape["data"] },
): TaskTransition {
  const args = { ...form, data };
  const draft = task.fit?.(args) ?? form.draft;
  const stage = firstIncomplete(task, { ...args, draft }, form.stage);
  const read = { form: { ...args, draft, stage }, screen };
  const synced = syncImei(task, read, { type: "leave-imei" });
  const before = stageBeside(task, stage, -1);
  const details = before === undefined ? [] : loadDetails(task, { ...args, draft }, before);
  const isAnswered =
    stage === form.stage && task.stages[stage]?.isAnswered?.(draft, form.draft) === true;
  return chain(synced, (next) => {
    switch (next.screen.phase) {
      case "loading":
      case "load-failed":
      case "form":
        if (isAnswered) return passStage(task, next);
        return show(next.form, { phase: "form" }, ...details);
      case "reviewing":
        return hasSameSubjects(task, form, next.form)
          ? change(next, {}, ...details)
          : show(withErrors(task, next.form), { phase: "form" }, ...details);
      default:
        return change(next, {}, ...details);
    }
  });
}

/** A customer who was at the review sees which values are missing now. */
function withErrors(task: Task, state: TaskForm): TaskForm {
  const args = argsOf(state);
  const fieldErrors = args === null ? {} : stageErrors(task, args, state.stage);
  if (!hasErrors(fieldErrors)) return state;
  return { ...state, fieldErrors, submitCount: state.submitCount + 1 };
}

/** A consent covers the subjects that were shown. Prices have a check of their own. */
function hasSameSubjects(task: Task, before: TaskForm, after: TaskForm): boolean {
  const [shown, now] = [before, after].map((state) => {
    const args = argsOf(state);
    return args && task.subjects(args).join();
  });
  return shown === now;
}
