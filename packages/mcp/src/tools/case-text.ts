import type { Case } from "../confirmation/desk.ts";

const STATES = {
  working: "in progress",
  review: "waits for its person",
  refused: "refused",
  unknown: "outcome unknown: do not prepare it again before the person has looked into it",
  done: "done",
} as const;

/** A prepared task for the model: everything but the address at which it is confirmed. */
export function caseText({ id, task, decision }: Case): string {
  if (decision === "declined") return `${task.title}\nDeclined by the person. Nothing was sent.`;
  const view = task.view();
  const lines = view.state === "review" ? [...view.lines, ...view.statements] : [view.text];
  return [task.title, ...lines, `State: ${STATES[view.state]}`, `Id: ${id}`].join("\n");
}
