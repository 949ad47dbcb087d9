import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { ElicitRequestSchema, type CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { createSandbox, openDatabase, type Sandbox } from "@waypost/sandbox";
import { onTestFinished } from "vitest";
import { createServer, type ServerOptions } from "../server.ts";
import { read } from "./person.ts";

interface Options extends Partial<ServerOptions> {
  readonly sandbox?: Sandbox;
  /** The client shows addresses to its user, who takes this long a look at it. */
  readonly hasElicitation?: boolean;
  readonly answer?: "accept" | "decline";
}

export interface Session {
  readonly sandbox: Sandbox;
  readonly client: Client;
  /** Calls a tool, and gives the text of its reply. */
  readonly call: (name: string, given?: object) => Promise<string>;
  readonly tryToCall: (name: string, given?: object) => Promise<CallToolResult>;
  /** The addresses that a person was given, by the client or in a browser. */
  readonly addresses: string[];
  /** All that the model gets: replies of tools and the list of them. */
  readonly told: () => string;
  /** The requests to the API that change something. */
  readonly written: string[];
  /** The bodies of these requests. */
  readonly bodies: object[];
}

/** A client connected to a server in memory, whose API is a sandbox. */
export async function openSession(options: Options = {}): Promise<Session> {
  const { hasElicitation = false, answer = "accept", ...rest } = options;
  const sandbox = options.sandbox ?? createSandbox({ database: openDatabase() });
  const addresses: string[] = [];
  const written: string[] = [];
  const bodies: object[] = [];
  const server = createServer({
    baseUrl: "http://sandbox",
    fetch: (url, init) => {
      if (init?.method !== "GET") {
        written.push(`${init?.method} ${new URL(url).pathname}`);
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
  const [near, far] = InMemoryTransport.createLinkedPair();
  await server.connect(far);
  await client.connect(near);
  onTestFinished(() => client.close());
  const told: unknown[] = [await client.listTools()];
  const tryToCall = async (name: string, given: object = {}) => {
    const reply = (await client.callTool({ name, arguments: { ...given } })) as CallToolResult;
    told.push(reply);
    return reply;
  };
  return {
    sandbox,
    client,
    tryToCall,
    call: async (name, given) => textOf(await tryToCall(name, given)),
    addresses,
    told: () => JSON.stringify(told),
    written,
    bodies,
  };
}

export const textOf = ({ content }: CallToolResult): string =>
  content.map((part) => (part.type === "text" ? part.text : "")).join("\n");

/** The id in the reply of a tool that prepares. */
export const idIn = (text: string): string => /Id: (\S+)/.exec(text)?.[1] ?? "";

/** Prepares a task, has its confirmation requested, and gives what a person then reads. */
export async function requested(session: Session, tool: string, given: object) {
  const id = idIn(await session.call(tool, given));
  await session.call("request_confirmation", { id });
  const address = session.addresses.at(-1) ?? "";
  return { id, address, page: await read(address) };
}
