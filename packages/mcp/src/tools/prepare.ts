import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { Waypost } from "@waypost/hooks/flows";
import * as z from "zod";
import type { Desk } from "../confirmation/desk.ts";
import type { PreparedTask } from "../tasks/prepared-task.ts";
import { TASKS } from "../tasks/tasks.ts";
import { caseText } from "./case-text.ts";
import { failure, reply } from "./reply.ts";

/** Adds a tool for each task, which fills it in up to its review and sends nothing. */
export function addTasks(server: McpServer, waypost: Waypost, desk: Desk): void {
  for (const [name, { description, input, prepare }] of Object.entries(TASKS)) {
    // Each row was checked against its own input.
    const prepareAny = prepare as (waypost: Waypost, given: unknown) => Promise<PreparedTask>;
    server.registerTool(
      name,
      {
        description: `${description} Nothing is sent: show the review to the person, then use request_confirmation.`,
        inputSchema: z.strictObject(input as z.ZodRawShape),
        annotations: { readOnlyHint: true, openWorldHint: true },
      },
      async (given) => {
        const task = await prepareAny(waypost, given);
        const view = task.view();
        if (view.state === "review" && view.hasPrices) return reply(caseText(desk.add(task)));
        task.stop();
        return failure(view.state === "review" ? view.lines.join("\n") : view.text);
      },
    );
  }
}
