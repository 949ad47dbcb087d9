import { reviewLines } from "../confirmation/page.ts";
import type { PendingConfirmation } from "../confirmation/pending-confirmations.ts";

const STATES = {
  working: "in progress",
  review: "waits for its person",
  refused: "refused",
  unknown: "outcome unknown: do not prepare it again before the person has looked into it",
  done: "done",
} as const;

/** The state of a prepared task for the model, without the address at which it is confirmed. */
export function statusText({ id, task, isDeclined }: PendingConfirmation): string {
  if (isDeclined) return `${task.title}\nDeclined by the person. Nothing was sent.`;
  const view = task.view();
  const lines = view.state === "review" ? reviewLines(task.title, view) : [task.title, view.text];
  return [...lines, `State: ${STATES[view.state]}`, `Id: ${id}`].join("\n");
}
