import type { McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";
import { reviewLines } from "../confirmation/page.ts";
import type { PendingConfirmations } from "../confirmation/pending-confirmations.ts";
import type { PreparedTask, TaskSession } from "../tasks/prepared-task.ts";
import { TASKS } from "../tasks/tasks.ts";
import { failure, reply, statusText } from "./reply.ts";

/** Adds a tool for each task. It fills in the task up to its review and sends nothing. */
export function addTasks(
  server: McpServer,
  newSession: () => TaskSession,
  confirmations: PendingConfirmations,
): void {
  for (const [name, { description, input, prepare }] of Object.entries(TASKS)) {
    // `tool` has checked the types of each entry.
    const prepareAny = prepare as (session: TaskSession, args: unknown) => Promise<PreparedTask>;
    server.registerTool(
      name,
      {
        description: `${description} Nothing is sent yet. Show the review to the person, then call request_confirmation.`,
        inputSchema: z.strictObject(input as z.ZodRawShape),
        annotations: { readOnlyHint: true, openWorldHint: true },
      },
      async (args) => {
        const session = newSession();
        const task = await prepareAny(session, args);
        const view = task.view();
        const problem = session.storages.problem();
        if (problem === undefined && view.state === "review" && view.hasPrices)
          return reply(statusText(confirmations.add(task)));
        task.stop();
        if (problem !== undefined) return failure(problem);
        if (view.state !== "review") return failure(`${view.text}\nNothing was sent.`);
        const lines = reviewLines(task.title, { ...view, alerts: [PRICE_UNREADABLE] });
        return failure(lines.join("\n"));
      },
    );
  }
}

const PRICE_UNREADABLE =
  "The price could not be read, so nothing was sent. Prepare the task again.";
