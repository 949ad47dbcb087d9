import { createRequire } from "node:module";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { QueryClient } from "@tanstack/query-core";
import { createWaypost, type WaypostOptions } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { createClient, type ClientOptions } from "@waypost/sdk";
import { openAttempts } from "./attempts/database.ts";
import { openBrowser } from "./confirmation/open-browser.ts";
import { PendingConfirmations } from "./confirmation/pending-confirmations.ts";
import type { TaskSession } from "./tasks/prepared-task.ts";
import { addConfirmation } from "./tools/confirmation.ts";
import { addExplain } from "./tools/explain.ts";
import { addLookUps } from "./tools/look-ups.ts";
import { addPortalLink } from "./tools/portal-link.ts";
import { addTasks } from "./tools/prepare.ts";

/** Options of `createServer`. */
export interface ServerOptions extends Pick<ClientOptions, "baseUrl" | "fetch"> {
  /** The address of the portal, for tasks that need a card, a password or a login. */
  readonly portal?: string;
  /**
   * The path of a SQLite file that remembers requests whose outcome is unknown after a restart.
   * Servers that are given the same file see each other's requests. In memory by default.
   */
  readonly attemptsFile?: string;
  /** Called for each consent of a person, for your records. */
  readonly onConsent?: WaypostOptions["onConsent"];
  /**
   * Opens the address at which a person confirms, for clients without URL elicitation; false where
   * it cannot. By default in the browser of this machine. Whoever gets the address can confirm.
   */
  readonly openBrowser?: (address: string) => Promise<boolean>;
}

const { version } = createRequire(import.meta.url)("../package.json") as { version: string };
const nothing = () => undefined;
/** Stores no drafts, because each task is filled in by one call. */
const forgetful = { getItem: () => null, setItem: nothing, removeItem: nothing };

/**
 * An MCP server that looks up, explains and prepares. What a task costs or ends happens only when a
 * person confirms it. Connect it to a transport.
 *
 * @throws TypeError when an address is not valid
 * @throws Error when the file of attempts cannot be used
 */
export function createServer(options: ServerOptions): McpServer {
  const { portal, onConsent } = options;
  const attempts = openAttempts(options.attemptsFile);
  // No token and no password: neither is ever asked for here.
  const client = createClient({
    baseUrl: options.baseUrl,
    ...(options.fetch && { fetch: options.fetch }),
    userAgent: "waypost-mcp",
  });
  const services = { client, queryClient: new QueryClient() };
  // Each task reads the stored attempts anew, because another server may have added some.
  const newSession = (): TaskSession => {
    const storages = attempts.forTask();
    const { reserve, sharedStorage, locks } = storages;
    const waypost = createWaypost({
      services,
      messages: en,
      storage: forgetful,
      reserve,
      sharedStorage,
      locks,
      ...(onConsent && { onConsent }),
      navigate: nothing,
      notify: nothing,
    });
    return { waypost, storages };
  };
  const server = new McpServer({ name: "waypost", version }, { instructions: INSTRUCTIONS });
  addExplain(server);
  addLookUps(server, client);
  const all = new PendingConfirmations();
  addTasks(server, newSession, all);
  addConfirmation(server, all, options.openBrowser ?? openBrowser);
  if (portal !== undefined) addPortalLink(server, new URL(portal));
  return server;
}

const INSTRUCTIONS =
  "Looks up, explains and prepares the activation and care of vehicle trackers. You cannot confirm anything: a person does, on a page that opens for them. Never ask for, or pass on, card numbers, security codes, passwords or tokens.";
