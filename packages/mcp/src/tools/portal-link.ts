import type { McpServer } from "@modelcontextprotocol/server";
import { accountTasks } from "@waypost/hooks/rules";
import * as z from "zod";
import { customerId, email, iccid, imei } from "./arguments.ts";
import { failure, reply } from "./reply.ts";

/** The tasks that need a card, a password or a token. Only the portal may ask for them. */
const TASKS = {
  register: "add",
  replace_card: "cardUpdate",
  reactivate: "reactivation",
  reactivate_several: "multiReactivation",
  pay_dormant_fee: "dormantMode",
  cancel_dormant_mode: "dormantCancellation",
} as const;

/** Adds the tool that links to the page of a task in the vendor's portal. */
export function addPortalLink(server: McpServer, portal: URL): void {
  server.registerTool(
    "link_to_portal",
    {
      description:
        "Returns the link to the portal's page for a task that needs a card, a password or a login. The customer completes the task there.",
      inputSchema: z.strictObject({
        task: z.enum(Object.keys(TASKS) as (keyof typeof TASKS)[]),
        customer_id: customerId.optional(),
        email: email.optional(),
        imei: imei.optional(),
        iccid: iccid.optional(),
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ task, ...known }) => {
      const tasks = accountTasks((name) => known[name] ?? null, { hasToken: true });
      const found = tasks.find((one) => one.task === TASKS[task]);
      if (found === undefined)
        return failure(
          "The link needs the customer's id, and for a SIM also its IMEI, ICCID and e-mail address.",
        );
      return reply(new URL(`#${found.path}`, portal).href);
    },
  );
}
