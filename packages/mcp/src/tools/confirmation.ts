import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import * as z from "zod";
import { servePages, type PageServer } from "../confirmation/page-server.ts";
import type {
  PendingConfirmation,
  PendingConfirmations,
} from "../confirmation/pending-confirmations.ts";
import { failure, reply } from "./reply.ts";
import { statusText } from "./status-text.ts";

const UNKNOWN = "There is no such task any more. Prepare it again.";
const MAX_WAIT = 50;

/** Hands an address to a person; false where it could not. */
type OpenAddress = (address: string) => Promise<boolean>;

/**
 * Adds the tools around the confirmation. None of them confirms, and no reply contains the address
 * at which a person does.
 */
export function addConfirmation(
  server: McpServer,
  all: PendingConfirmations,
  openBrowser: OpenAddress,
): void {
  let pages: Promise<PageServer> | undefined;
  const { server: protocol } = server;
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it is no event target
  protocol.onclose = () => void pages?.then(({ close }) => close());

  /** Asks the client to show the address to its user. */
  async function elicit(pending: PendingConfirmation, url: string): Promise<boolean> {
    const { action } = await protocol.elicitInput(
      {
        mode: "url",
        elicitationId: pending.id,
        url,
        message: `${pending.task.title}: please read and confirm it on a page of this machine.`,
      },
      { timeout: 10 * 60_000 },
    );
    return action === "accept";
  }

  const id = z.uuid().describe("of a task that was prepared");
  server.registerTool(
    "request_confirmation",
    {
      description:
        "Asks the person at this machine to confirm a prepared task. Only they can, on a page that opens in their browser. Then ask task_status.",
      inputSchema: z.strictObject({ id }),
      annotations: { destructiveHint: true, idempotentHint: true, openWorldHint: true },
    },
    async (given) => {
      const pending = all.byId(given.id);
      if (pending === undefined) return failure(UNKNOWN);
      if (!isWaiting(pending)) return reply(statusText(pending));
      const { addressOf } = await (pages ??= servePages(all));
      all.request(pending.id);
      const address = addressOf(pending);
      const canElicit = protocol.getClientCapabilities()?.elicitation?.url !== undefined;
      const isOpen = await (canElicit ? elicit(pending, address) : openBrowser(address));
      if (isOpen) return reply("The person was asked. Nothing is sent until they confirm it.");
      return failure(
        canElicit
          ? "The person did not open the page, so nothing is sent."
          : "No browser could be opened on this machine, so nobody can confirm it here. A client with URL elicitation can show the page.",
      );
    },
  );
  server.registerTool(
    "task_status",
    {
      description: "Tells what a prepared task waits for, or what became of it.",
      inputSchema: z.strictObject({
        id,
        wait_seconds: z.int().min(0).max(MAX_WAIT).optional().describe("for a person who is asked"),
      }),
      annotations: { readOnlyHint: true },
    },
    async (given) => {
      const pending = all.byId(given.id);
      if (pending === undefined) return failure(UNKNOWN);
      const until = Date.now() + (given.wait_seconds ?? 0) * 1000;
      while (isOpen(pending) && Date.now() < until)
        await new Promise((next) => setTimeout(next, 200));
      return reply(statusText(pending));
    },
  );
}

const isWaiting = ({ isDeclined, task }: PendingConfirmation): boolean =>
  !isDeclined && task.view().state === "review";

const isOpen = (pending: PendingConfirmation): boolean =>
  isWaiting(pending) || pending.task.view().state === "working";
