import type { CallToolResult } from "@modelcontextprotocol/server";
import { reviewLines } from "../confirmation/page.ts";
import type { PendingConfirmation } from "../confirmation/pending-confirmations.ts";

/** Returns the reply of a tool: text, or data as JSON. */
export const reply = (content: unknown): CallToolResult => ({
  content: [
    {
      type: "text",
      text: typeof content === "string" ? content : JSON.stringify(content, null, 1),
    },
  ],
});

/** Returns an error reply with a text for the model. */
export const failure = (text: string): CallToolResult => ({ ...reply(text), isError: true });

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
