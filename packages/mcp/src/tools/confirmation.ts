import {
  CLIENT_CAPABILITIES_META_KEY,
  inputRequired,
  inputResponse,
  type ClientCapabilities,
  type McpServer,
  type ServerContext,
} from "@modelcontextprotocol/server";
import * as z from "zod";
import { servePages, type PageServer } from "../confirmation/page-server.ts";
import type {
  PendingConfirmation,
  PendingConfirmations,
} from "../confirmation/pending-confirmations.ts";
import { failure, reply, statusText } from "./reply.ts";

const UNKNOWN_TASK = "This task does not exist or has expired. Prepare it again.";
const MAX_WAIT = 50;
/** The name of the request to show the page, and of its answer. */
const PAGE = "page";

const ASKED = reply("The person was asked. Nothing is sent until they confirm.");
const NOT_OPENED = failure("The person did not open the page. Nothing was sent.");
const NO_BROWSER = failure(
  "No browser could be opened on this machine. Use a client with URL elicitation, which can show the page.",
);

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

  const id = z.uuid().describe("the id of a prepared task");
  server.registerTool(
    "request_confirmation",
    {
      description:
        "Asks the person at this machine to confirm a prepared task. A page opens in their browser, and only they can confirm. Then call task_status.",
      inputSchema: z.strictObject({ id }),
      annotations: { destructiveHint: true, idempotentHint: true, openWorldHint: true },
    },
    // A client of 2026 runs this again from its top, with the person's answer.
    async (args, context) => {
      const pending = confirmations.byId(args.id);
      if (pending === undefined) return failure(UNKNOWN_TASK);
      if (!isWaiting(pending)) return reply(statusText(pending));
      const answer = inputResponse(context.mcpReq.inputResponses, PAGE);
      if (answer.kind === "elicit") return answer.action === "accept" ? ASKED : NOT_OPENED;
      const { addressOf } = await (pages ??= servePages(confirmations));
      confirmations.request(pending.id);
      const url = addressOf(pending);
      if (!canShowAddresses(protocol, context))
        return (await openBrowser(url)) ? ASKED : NO_BROWSER;
      const message = `${pending.task.title}: please read and confirm it on a page on this machine.`;
      return inputRequired({
        inputRequests: {
          [PAGE]: inputRequired.elicitUrl({ url, message }),
        },
      });
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

/** True if the client can show an address to its user. */
function canShowAddresses(protocol: McpServer["server"], { mcpReq }: ServerContext): boolean {
  // A client of 2026 names its abilities in each request, an older one when it connects.
  const envelope = mcpReq.envelope as Readonly<Record<string, unknown>> | undefined;
  const named = envelope?.[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined;
  const abilities = named ?? protocol.getClientCapabilities();
  return abilities?.elicitation?.url !== undefined;
}

const isWaiting = ({ isDeclined, task }: PendingConfirmation): boolean =>
  !isDeclined && task.view().state === "review";

const isPending = (pending: PendingConfirmation): boolean =>
  isWaiting(pending) || pending.task.view().state === "working";
