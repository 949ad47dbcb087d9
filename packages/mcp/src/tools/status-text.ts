import { reviewLines } from "../confirmation/page.ts";
import type { PendingConfirmation } from "../confirmation/pending-confirmations.ts";

const STATES = {
  working: "in progress",
  review: "waiting for confirmation",
  refused: "refused",
  unknown: "outcome unknown; do not prepare it again before the person has checked what happened",
  done: "done",
} as const;

/** Returns the state of a task for the model, without the address of the confirmation page. */
export function statusText({ id, task, isDeclined }: PendingConfirmation): string {
  if (isDeclined) return `${task.title}\nDeclined by the person. Nothing was sent.`;
  const view = task.view();
  const lines = view.state === "review" ? reviewLines(task.title, view) : [task.title, view.text];
  return [...lines, `State: ${STATES[view.state]}`, `Id: ${id}`].join("\n");
}
