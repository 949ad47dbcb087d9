import { createRequire } from "node:module";
import { McpServer } from "@modelcontextprotocol/server";
import { QueryClient } from "@tanstack/query-core";
import { createWaypost, type WaypostOptions } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { createClient, type ClientOptions } from "@waypost/sdk";
import { isCurrency } from "@waypost/sdk/pure";
import { openAttempts } from "./attempts/database.ts";
import { openBrowser } from "./confirmation/open-browser.ts";
import { PendingConfirmations } from "./confirmation/pending-confirmations.ts";
import type { TaskSession } from "./tasks/prepared-task.ts";
import { addConfirmation } from "./tools/confirmation.ts";
import { addExplain, addLookUps, addPortalLink } from "./tools/lookups.ts";
import { addTasks } from "./tools/prepare-tasks.ts";

/** Options of `createServer`. */
export interface ServerOptions extends Pick<ClientOptions, "access" | "baseUrl" | "fetch"> {
  /** The address of the portal, for tasks that need a card, a password or a login. */
  readonly portal?: string;
  /** The currency of the prices by ISO 4217. Default `USD`. */
  readonly currency?: string;
  /**
   * The path of the SQLite file that stores requests whose outcome is unknown. Servers with the same
   * file see each other's requests. Default: in memory.
   */
  readonly attemptsFile?: string;
  /** Called for each consent of a person, so that you can record it. */
  readonly onConsent?: WaypostOptions["onConsent"];
  /**
   * Opens the confirmation page if the client has no URL elicitation, and returns false if it
   * cannot. Default: opens it in the browser of this machine. Anyone with the address can confirm.
   */
  readonly openBrowser?: (address: string) => Promise<boolean>;
}

const { version } = createRequire(import.meta.url)("../package.json") as { version: string };
const noop = () => undefined;
/** Stores no drafts, because each task is filled in by one call. */
const noStorage = { getItem: () => null, setItem: noop, removeItem: noop };

/**
 * Creates an MCP server that looks things up, explains the API and prepares tasks. A task is only
 * sent after a person has confirmed it. Connect the server to a transport.
 *
 * @throws TypeError if an address or the currency is not valid
 * @throws Error if the attempts file cannot be used
 */
export function createServer(options: ServerOptions): McpServer {
  const { portal, currency = "USD", onConsent } = options;
  if (!isCurrency(currency))
    throw new TypeError(`The currency must be a code such as EUR, not "${currency}".`);
  const attempts = openAttempts(options.attemptsFile);
  // The client has no token, because the server never asks for a token or a password.
  const client = createClient({
    baseUrl: options.baseUrl,
    ...(options.fetch && { fetch: options.fetch }),
    ...(options.access !== undefined && { access: options.access }),
    userAgent: "waypost-mcp",
  });
  const services = { client, queryClient: new QueryClient() };
  // Each task reads the stored attempts again, because another server may have added some.
  const newSession = (): TaskSession => {
    const storages = attempts.forTask();
    const { reserve, sharedStorage, locks } = storages;
    const waypost = createWaypost({
      services,
      messages: en,
      currency,
      storage: noStorage,
      reserve,
      sharedStorage,
      locks,
      ...(onConsent && { onConsent }),
      navigate: noop,
      notify: noop,
    });
    return { waypost, storages };
  };
  const server = new McpServer({ name: "waypost", version }, { instructions: INSTRUCTIONS });
  addExplain(server);
  addLookUps(server, client, currency);
  const confirmations = new PendingConfirmations();
  addTasks(server, newSession, confirmations);
  addConfirmation(server, confirmations, options.openBrowser ?? openBrowser);
  if (portal !== undefined) addPortalLink(server, new URL(portal));
  return server;
}

const INSTRUCTIONS =
  "Looks up, explains and prepares tasks for vehicle trackers. You cannot confirm a task: a person confirms it on a page that opens for them. Never ask for card numbers, security codes, passwords or tokens, and never pass them on.";
