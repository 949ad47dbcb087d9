#!/usr/bin/env node
import { createHash } from "node:crypto";
import { homedir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { createSandbox, openDatabase } from "@waypost/sandbox";
import { readMessages } from "./read-messages.ts";
import { createServer, type ServerOptions } from "./server.ts";

const HELP = `Usage: waypost-mcp [options]

Runs an MCP server over standard input and output. Add it to the settings of an MCP client. Without
--api it uses a sandbox in memory, where nothing is real.

Options:
  --api <address>     The vendor's API
  --portal <address>  The vendor's portal, for tasks that need a card, a password or a login
  --currency <code>   The currency of its prices, such as EUR (default USD)
  --help              Show this help

The environment variable WAYPOST_ACCESS is the customer's signed link, if the API requires one.
`;

/** Returns the path of the attempts file, which is different for each API. */
function attemptsFile(api: string): string {
  const state = process.env["XDG_STATE_HOME"] ?? join(homedir(), ".local/state");
  const name = createHash("sha256").update(new URL(api).href).digest("hex").slice(0, 16);
  return join(state, "waypost-mcp", `${name}.db`);
}

function sandbox(): Pick<ServerOptions, "baseUrl" | "fetch"> {
  const { fetch } = createSandbox({ database: openDatabase() });
  return { baseUrl: "http://sandbox", fetch: (url, init) => fetch(url, init) };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      api: { type: "string" },
      portal: { type: "string" },
      currency: { type: "string", default: "USD" },
      help: { type: "boolean" },
    },
  });
  const { api, portal, currency, help } = values;
  if (help) {
    console.log(HELP);
    return;
  }
  const options = {
    ...(api === undefined ? sandbox() : { baseUrl: api, attemptsFile: attemptsFile(api) }),
    ...(portal !== undefined && { portal }),
    currency,
    access: process.env["WAYPOST_ACCESS"] ?? "",
  };
  // Fails here if an option is not valid. A client may connect much later.
  const server = createServer(options);
  const input = readMessages(process.stdin, (reply) => void process.stdout.write(reply));
  serveStdio(() => server, { transport: new StdioServerTransport(input) });
}

// Standard output is reserved for the protocol. Requests are never logged.
await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
