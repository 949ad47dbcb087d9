import { change, stay } from "../engine/step.ts";
import { imeiTransition, type ImeiEvent, type ImeiField } from "../imei/imei-field.ts";
import type { TaskEffect, TaskState, TaskTransition } from "./state.ts";
import type { Task } from "./task.ts";

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
export function syncImei(
  task: Task,
  state: TaskState,
  ...more: readonly ImeiEvent[]
): TaskTransition {
  const text = imeiText(state.form.draft);
  if (task.imei === undefined || text === state.form.imei.text) return stay(state);
  return changeImei(state, { type: "edit-imei", text }, ...more);
}
