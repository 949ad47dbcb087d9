import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { ElicitRequestSchema, type CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import {
  Client as ModernClient,
  InMemoryTransport as ModernTransport,
} from "@modelcontextprotocol/client";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createSandbox, openDatabase, type Sandbox } from "@waypost/sandbox";
import { onTestFinished } from "vitest";
import { createServer, type ServerOptions } from "../server.ts";
import { read } from "./page-client.ts";

interface Options extends Partial<ServerOptions> {
  readonly sandbox?: Sandbox;
  /** True if the client supports URL elicitation. */
  readonly hasElicitation?: boolean;
  /** The specification that the client speaks: of 2025, by default, or of 2026. */
  readonly era?: 2025 | 2026;
  /** The user's answer to an elicitation. */
  readonly answer?: "accept" | "decline";
}

export interface Session {
  readonly sandbox: Sandbox;
  readonly client: Client | ModernClient;
  /** Calls a tool and returns the text of its reply. */
  readonly call: (name: string, args?: object) => Promise<string>;
  readonly callTool: (name: string, args?: object) => Promise<CallToolResult>;
  /** The addresses that the client or the browser has shown to the person. */
  readonly addresses: string[];
  /** Everything that the model receives: the list of tools and their replies, as JSON. */
  readonly modelInput: () => string;
  /** The writes to the API. */
  readonly writes: string[];
  readonly bodies: object[];
}

/** Connects a client to a server in memory that uses a sandbox. */
export async function openSession(options: Options = {}): Promise<Session> {
  const { hasElicitation = false, answer = "accept", era = 2025, ...rest } = options;
  const sandbox = options.sandbox ?? createSandbox({ database: openDatabase() });
  const addresses: string[] = [];
  const writes: string[] = [];
  const bodies: object[] = [];
  const server = createServer({
    baseUrl: "http://sandbox",
    fetch: (url, init) => {
      if (init?.method !== "GET") {
        writes.push(`${init?.method} ${new URL(url).pathname}`);
        bodies.push(JSON.parse(String(init?.body)) as object);
      }
      return sandbox.fetch(url, init);
    },
    openBrowser: async (address) => addresses.push(address) > 0,
    ...rest,
  });
  const show = ({ params }: { params: object }) => {
    if ("url" in params) addresses.push(String(params.url));
    return { action: answer };
  };
  const connect = era === 2025 ? connectOlder : connectModern;
  const client = await connect(server, hasElicitation ? show : undefined);
  onTestFinished(() => client.close());
  const modelInput: unknown[] = [await client.listTools()];
  const callTool = async (name: string, args: object = {}) => {
    const reply = (await client.callTool({ name, arguments: { ...args } })) as CallToolResult;
    modelInput.push(reply);
    return reply;
  };
  return {
    sandbox,
    client,
    callTool,
    call: async (name, args) => textOf(await callTool(name, args)),
    addresses,
    modelInput: () => JSON.stringify(modelInput),
    writes,
    bodies,
  };
}

type Show = (request: { params: object }) => { action: "accept" | "decline" };
type Server = ReturnType<typeof createServer>;

const INFO = { name: "test", version: "1" };
const abilities = (show: Show | undefined) => ({
  capabilities: show === undefined ? {} : { elicitation: { url: {} } },
});

async function connectOlder(server: Server, show: Show | undefined): Promise<Client> {
  const client = new Client(INFO, abilities(show));
  if (show !== undefined) client.setRequestHandler(ElicitRequestSchema, show);
  const [own, other] = InMemoryTransport.createLinkedPair();
  serveStdio(() => server, { transport: other });
  await client.connect(own);
  return client;
}

async function connectModern(server: Server, show: Show | undefined): Promise<ModernClient> {
  const versionNegotiation = { mode: { pin: "2026-07-28" } } as const;
  const client = new ModernClient(INFO, { ...abilities(show), versionNegotiation });
  if (show !== undefined) client.setRequestHandler("elicitation/create", show);
  const [own, other] = ModernTransport.createLinkedPair();
  serveStdio(() => server, { transport: other });
  await client.connect(own);
  return client;
}

export const textOf = ({ content }: CallToolResult): string =>
  content.map((part) => (part.type === "text" ? part.text : "")).join("\n");

/** Returns the task's id from the reply of a prepare tool. */
export const idIn = (text: string): string => /Id: (\S+)/.exec(text)?.[1] ?? "";

/** Prepares a task, requests its confirmation and returns the page that the person reads. */
export async function requestConfirmation(session: Session, tool: string, args: object) {
  const id = idIn(await session.call(tool, args));
  await session.call("request_confirmation", { id });
  const address = session.addresses.at(-1) ?? "";
  return { id, address, page: await read(address) };
}
