import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import * as z from "zod";
import { reviewLines } from "../confirmation/page.ts";
import type { PendingConfirmations } from "../confirmation/pending-confirmations.ts";
import type { PreparedTask, TaskSession } from "../tasks/prepared-task.ts";
import { TASKS } from "../tasks/tasks.ts";
import { failure, reply } from "./reply.ts";
import { statusText } from "./status-text.ts";

/** Adds a tool for each task, which fills it in up to its review and sends nothing. */
export function addTasks(
  server: McpServer,
  newSession: () => TaskSession,
  all: PendingConfirmations,
): void {
  for (const [name, { description, input, prepare }] of Object.entries(TASKS)) {
    // Each row was checked against its own input.
    const prepareAny = prepare as (session: TaskSession, given: unknown) => Promise<PreparedTask>;
    server.registerTool(
      name,
      {
        description: `${description} Nothing is sent: show the review to the person, then use request_confirmation.`,
        inputSchema: z.strictObject(input as z.ZodRawShape),
        annotations: { readOnlyHint: true, openWorldHint: true },
      },
      async (given) => {
        const session = newSession();
        const task = await prepareAny(session, given);
        const view = task.view();
        const problem = session.storages.problem();
        if (problem === undefined && view.state === "review" && view.hasPrices)
          return reply(statusText(all.add(task)));
        task.stop();
        if (problem !== undefined) return failure(problem);
        if (view.state !== "review") return failure(`${view.text}\nNothing was sent.`);
        const lines = reviewLines(task.title, { ...view, alerts: [PRICE_UNREAD] });
        return failure(lines.join("\n"));
      },
    );
  }
}

const PRICE_UNREAD = "The price could not be read, so nothing was sent. Prepare the task again.";
