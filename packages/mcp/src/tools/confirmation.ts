import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import * as z from "zod";
import { servePages, type PageServer } from "../confirmation/page-server.ts";
import type {
  PendingConfirmation,
  PendingConfirmations,
} from "../confirmation/pending-confirmations.ts";
import { failure, reply } from "./reply.ts";
import { statusText } from "./status-text.ts";

const UNKNOWN_TASK = "This task does not exist or has expired. Prepare it again.";
const MAX_WAIT = 50;

/** Shows an address to a person. Returns false if it cannot. */
type OpenAddress = (address: string) => Promise<boolean>;

/**
 * Adds the tools for the confirmation. No tool confirms a task, and no reply contains the address
 * of the confirmation page.
 */
export function addConfirmation(
  server: McpServer,
  confirmations: PendingConfirmations,
  openBrowser: OpenAddress,
): void {
  let pages: Promise<PageServer> | undefined;
  const { server: protocol } = server;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it is not an event target
  protocol.onclose = () => void pages?.then(({ close }) => close());

  /** Asks the client to show the address to its user. */
  async function elicit(pending: PendingConfirmation, url: string): Promise<boolean> {
    const { action } = await protocol.elicitInput(
      {
        mode: "url",
        elicitationId: pending.id,
        url,
        message: `${pending.task.title}: please read and confirm it on a page on this machine.`,
      },
      { timeout: 10 * 60_000 },
    );
    return action === "accept";
  }

  const id = z.uuid().describe("the id of a prepared task");
  server.registerTool(
    "request_confirmation",
    {
      description:
        "Asks the person at this machine to confirm a prepared task. A page opens in their browser, and only they can confirm. Then call task_status.",
      inputSchema: z.strictObject({ id }),
      annotations: { destructiveHint: true, idempotentHint: true, openWorldHint: true },
    },
    async (args) => {
      const pending = confirmations.byId(args.id);
      if (pending === undefined) return failure(UNKNOWN_TASK);
      if (!isWaiting(pending)) return reply(statusText(pending));
      const { addressOf } = await (pages ??= servePages(confirmations));
      confirmations.request(pending.id);
      const address = addressOf(pending);
      const canElicit = protocol.getClientCapabilities()?.elicitation?.url !== undefined;
      const isShown = await (canElicit ? elicit(pending, address) : openBrowser(address));
      if (isShown) return reply("The person was asked. Nothing is sent until they confirm.");
      return failure(
        canElicit
          ? "The person did not open the page. Nothing was sent."
          : "No browser could be opened on this machine. Use a client with URL elicitation, which can show the page.",
      );
    },
  );
  server.registerTool(
    "task_status",
    {
      description: "Returns the state of a prepared task and its outcome.",
      inputSchema: z.strictObject({
        id,
        wait_seconds: z
          .int()
          .min(0)
          .max(MAX_WAIT)
          .optional()
          .describe("how long to wait for the person"),
      }),
      annotations: { readOnlyHint: true },
    },
    async (args) => {
      const pending = confirmations.byId(args.id);
      if (pending === undefined) return failure(UNKNOWN_TASK);
      const until = Date.now() + (args.wait_seconds ?? 0) * 1000;
      while (isPending(pending) && Date.now() < until)
        await new Promise((next) => setTimeout(next, 200));
      return reply(statusText(pending));
    },
  );
}

const isWaiting = ({ isDeclined, task }: PendingConfirmation): boolean =>
  !isDeclined && task.view().state === "review";

const isPending = (pending: PendingConfirmation): boolean =>
  isWaiting(pending) || pending.task.view().state === "working";
