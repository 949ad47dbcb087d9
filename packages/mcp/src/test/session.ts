import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { ElicitRequestSchema, type CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { createSandbox, openDatabase, type Sandbox } from "@waypost/sandbox";
import { onTestFinished } from "vitest";
import { createServer, type ServerOptions } from "../server.ts";
import { read } from "./page-client.ts";

interface Options extends Partial<ServerOptions> {
  readonly sandbox?: Sandbox;
  /** True if the client supports URL elicitation. */
  readonly hasElicitation?: boolean;
  /** The user's answer to an elicitation. */
  readonly answer?: "accept" | "decline";
}

export interface Session {
  readonly sandbox: Sandbox;
  readonly client: Client;
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
  const { hasElicitation = false, answer = "accept", ...rest } = options;
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
  const client = new Client(
    { name: "test", version: "1" },
    { capabilities: hasElicitation ? { elicitation: { url: {} } } : {} },
  );
  if (hasElicitation)
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      if (params.mode === "url") addresses.push(params.url);
      return { action: answer };
    });
  const [clientTransport, serverTransport] = InMemoryTransport.createLinkedPair();
  await server.connect(serverTransport);
  await client.connect(clientTransport);
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
