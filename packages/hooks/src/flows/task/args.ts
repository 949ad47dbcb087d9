import { lastFour } from "../../rules/cards/card-number.ts";
import type { FieldErrors } from "../../forms/validate.ts";
import type { Attempt } from "../checkout/attempts.ts";
import { errorsOf, hasErrors } from "../engine/field-errors.ts";
import type { Order } from "../checkout/order.ts";
import { concerns } from "../checkout/guard.ts";
import type { TaskEffect, TaskForm, TaskState, TaskTransition } from "./state.ts";
import type { EntryCheck, LookUp, Task, TaskArgs, TaskReview, TaskShape } from "./task.ts";
import { change, stay } from "../engine/step.ts";
import { imeiTransition, type ImeiEvent, type ImeiField } from "../imei/imei-field.ts";

/** The stage that is `step` places from another; `undefined` if there is none. */
export function stageBeside({ stages }: Task, stage: string, step: -1 | 1): string | undefined {
  const names = Object.keys(stages);
  return names[names.indexOf(stage) + step];
}

export const firstStage = ({ stages }: Task): string => Object.keys(stages)[0] ?? "";

/** The stage before the review. */
export const lastStage = ({ stages }: Task): string => Object.keys(stages).at(-1) ?? "";

/** The arguments for the functions of a task; `null` until its data has loaded. */
export function argsOf<Shape extends TaskShape>(state: TaskForm<Shape>): TaskArgs<Shape> | null {
  const { input, draft, data, details, imei, today, phoneRule } = state;
  return data === null ? null : { input, draft, data, details, imei, today, phoneRule };
}

/** The check of a stage against the server; `undefined` if it has none. */
export function entryCheckOf({ stages }: Task, name: string): EntryCheck | undefined {
  const wait = stages[name]?.details?.wait;
  return wait === "until-read" ? undefined : wait;
}

/** The errors of a stage, by the fields of its page. */
export function stageErrors(task: Task, args: TaskArgs, name: string): FieldErrors {
  const stage = task.stages[name];
  if (stage === undefined) return {};
  const { form } = stage;
  const value = stage.value ? stage.value(args) : args.draft;
  const errors = errorsOf(typeof form === "function" ? form(args) : form, value);
  return Object.fromEntries(
    Object.entries(errors).map(([path, code]) => [stage.field?.(path, args) ?? path, code]),
  );
}

/** The first stage before `end` whose form is invalid; `end` if all are valid. */
export function firstIncomplete(task: Task, args: TaskArgs, end: string): string {
  const isReached = (stage: string) => stage === end || hasErrors(stageErrors(task, args, stage));
  return Object.keys(task.stages).find(isReached) ?? end;
}

/** The review; `null` until the data has loaded. */
export const reviewOf = (task: Task, state: TaskForm): TaskReview | null => {
  const args = argsOf(state);
  return args && task.review(args);
};

/** The attempts about the current selection. */
export function attemptsInTheWay(task: Task, state: TaskForm): readonly Attempt[] {
  const args = argsOf(state);
  if (args === null) return [];
  const { family } = task;
  const wanted = { family, owner: task.owner(state.input), subjects: task.subjects(args) };
  return [...state.attempts, ...state.elsewhere].filter((one) => concerns(wanted, one));
}

/** The read-back of an attempt; `null` if no call can look it up. */
export const lookUpOf = (task: Task, body: object | undefined, attempt: Attempt): LookUp | null =>
  task.readBack?.(attempt, body ?? null) ?? null;

/** The order of the review, at the prices of `args.data`. */
export function taskOrder(task: Task, state: TaskForm, args: TaskArgs): Order<TaskReview> {
  const terms = task.review(args);
  const { draft } = args;
  return {
    flow: task.name,
    family: task.family,
    owner: task.owner(state.input),
    subjects: task.subjects(args),
    terms,
    isDueNow: terms.isDueNow ?? true,
    last4:
      "cardnumber" in draft
        ? lastFour({ token: "", last_4: "", cardnumber: String(draft.cardnumber) })
        : null,
    repetition: task.repeat ?? "charges",
    inTheWay: attemptsInTheWay(task, state),
    evidence: task.evidence?.(args) ?? [],
  };
}

const EMPTY: ImeiField = { text: "", check: { status: "empty" }, wasLeft: false };

/** The IMEI in a draft, as typed; "" if there is none. */
export const imeiText = (draft: object): string => ("imei" in draft ? String(draft.imei) : "");

/** An IMEI field with the text of the draft, not checked yet. */
export const emptyImei = (draft: object): ImeiField => ({ ...EMPTY, text: imeiText(draft) });

/** Applies an event to the IMEI field of a task. The draft contains its text. */
export function changeImei(state: TaskState, ...events: readonly ImeiEvent[]): TaskTransition {
  const { form } = state;
  let { imei } = form;
  const effects: TaskEffect[] = [];
  for (const event of events) {
    const next = imeiTransition(imei, event);
    imei = next.state;
    effects.push(...next.effects.map((effect) => ({ ...effect, key: "imei" }) as const));
  }
  if (imei === form.imei) return { state, effects };
  return change(state, { imei, draft: { ...form.draft, imei: imei.text } }, ...effects);
}

/** Leaves the IMEI field: its errors may show, and a pending check starts without the debounce. */
export const leaveImei = (task: Task, state: TaskState): TaskTransition =>
  task.imei === undefined
    ? stay(state)
    : changeImei(state, { type: "leave-imei" }, { type: "imei-paused" });

/** Updates the IMEI field when the draft's IMEI has changed, by an edit or by `fit`. */
export function syncImei(task: Task, state: TaskState, ...more: ImeiEvent[]): TaskTransition {
  const text = imeiText(state.form.draft);
  if (task.imei === undefined || text === state.form.imei.text) return stay(state);
  return changeImei(state, { type: "edit-imei", text }, ...more);
}
