import { change, stay } from "../engine/step.ts";
import { imeiTransition, type ImeiEvent, type ImeiField } from "../imei/imei-field.ts";
import type { TaskEffect, TaskState, TaskTransition } from "./state.ts";
import type { Task, TaskShape } from "./task.ts";

const EMPTY: ImeiField = { text: "", check: { status: "empty" }, wasLeft: false };

/** The IMEI in a draft, as typed; "" if there is none. */
export const imeiText = (draft: object): string => ("imei" in draft ? String(draft.imei) : "");

/** An IMEI field with the text of the draft, not checked yet. */
export const emptyImei = (draft: object): ImeiField => ({ ...EMPTY, text: imeiText(draft) });

/** Applies an event to the IMEI field of a task. The draft contains its text. */
export function changeImei<Shape extends TaskShape>(
  state: TaskState<Shape>,
  ...events: readonly ImeiEvent[]
): TaskTransition<Shape> {
  const { form } = state;
  let { imei } = form;
  const effects: TaskEffect<Shape>[] = [];
  for (const event of events) {
    const next = imeiTransition(imei, event);
    imei = next.state;
    effects.push(...next.effects.map((effect) => ({ ...effect, key: "imei" }) as const));
  }
  if (imei === form.imei) return { state, effects };
  return change(state, { imei, draft: { ...form.draft, imei: imei.text } }, ...effects);
}

/** Leaves the IMEI field: its errors may show, and a pending check starts without the debounce. */
export const leaveImei = <Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
): TaskTransition<Shape> =>
  task.imei === undefined
    ? stay(state)
    : changeImei(state, { type: "leave-imei" }, { type: "imei-paused" });

/** Updates the IMEI field when the draft's IMEI has changed, by an edit or by `fit`. */
export function syncImei<Shape extends TaskShape>(
  task: Task<Shape>,
  state: TaskState<Shape>,
  ...more: readonly ImeiEvent[]
): TaskTransition<Shape> {
  const text = imeiText(state.form.draft);
  if (task.imei === undefined || text === state.form.imei.text) return stay(state);
  return changeImei(state, { type: "edit-imei", text }, ...more);
}
