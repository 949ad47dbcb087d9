import { createRequire } from "node:module";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { QueryClient } from "@tanstack/query-core";
import { createWaypost, type WaypostOptions } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { createClient, type ClientOptions } from "@waypost/sdk";
import { Desk } from "./confirmation/desk.ts";
import { openBrowser } from "./confirmation/open-browser.ts";
import { addConfirmation } from "./tools/confirmation.ts";
import { addExplain } from "./tools/explain.ts";
import { addLookUps } from "./tools/look-ups.ts";
import { addPortalLink } from "./tools/portal-link.ts";
import { addTasks } from "./tools/prepare.ts";

/** Options of `createServer`. */
export interface ServerOptions extends Pick<ClientOptions, "baseUrl" | "fetch"> {
  /** The address of the portal, for tasks that need a card, a password or a login. */
  readonly portal?: string;
  /** Keeps the record of requests without a reply over a restart; in memory by default. */
  readonly attempts?: WaypostOptions["reserve"];
  /** Is told of each consent of a person, for your records. */
  readonly onConsent?: WaypostOptions["onConsent"];
  /**
   * Opens the address at which a person confirms, for clients without URL elicitation; false where
   * it cannot. By default in the browser of this machine. Whoever gets the address can confirm.
   */
  readonly openBrowser?: (address: string) => Promise<boolean>;
}

const { version } = createRequire(import.meta.url)("../package.json") as { version: string };
const nothing = () => undefined;
/** What was entered is not kept, because each task is filled in by one call. */
const forgetful = { getItem: () => null, setItem: nothing, removeItem: nothing };

/**
 * An MCP server that looks up, explains and prepares. What a task costs or ends happens only when a
 * person confirms it. Connect it to a transport.
 *
 * @throws TypeError when an address is not valid
 */
export function createServer(options: ServerOptions): McpServer {
  const { portal, attempts, onConsent } = options;
  // No token and no password: neither is ever asked for here.
  const client = createClient({
    baseUrl: options.baseUrl,
    ...(options.fetch && { fetch: options.fetch }),
    userAgent: "waypost-mcp",
  });
  const waypost = createWaypost({
    services: { client, queryClient: new QueryClient() },
    messages: en,
    storage: forgetful,
    ...(attempts && { reserve: attempts }),
    ...(onConsent && { onConsent }),
    navigate: nothing,
    notify: nothing,
  });
  const server = new McpServer({ name: "waypost", version }, { instructions: INSTRUCTIONS });
  addExplain(server);
  addLookUps(server, client);
  const desk = new Desk();
  addTasks(server, waypost, desk);
  addConfirmation(server, desk, options.openBrowser ?? openBrowser);
  if (portal !== undefined) addPortalLink(server, new URL(portal));
  return server;
}

const INSTRUCTIONS =
  "Looks up, explains and prepares the activation and care of vehicle trackers. You cannot confirm anything: a person does, on a page that opens for them. Never ask for, or pass on, card numbers, security codes, passwords or tokens.";
