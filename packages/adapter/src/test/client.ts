import { createClient } from "@waypost/sdk";
import type { Client } from "@waypost/sdk";
import { createAdapter } from "../adapter.ts";
import type { AdapterOptions, AdapterReport, Functions } from "../types.ts";

/** The part of a reply that tests look at. */
interface Exchange {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Creates a client of an adapter, and records the replies and the reports. */
export function adapterClient(functions: Functions, options: AdapterOptions = {}) {
  const replies: Exchange[] = [];
  const reports: AdapterReport[] = [];
  const adapter = createAdapter(functions, {
    verifyToken: (token) => token === "test-token" && { id: 1001 },
    onReport: (report) => reports.push(report),
    ...options,
  });
  const client = createClient({
    baseUrl: `https://adapter.test${options.prefix ?? ""}`,
    token: () => "test-token",
    retries: 0,
    fetch: async (url, init) => {
      const response = await adapter(url, init);
      const { status, headers } = response;
      replies.push({ status, headers, body: await response.clone().json() });
      return response;
    },
  });
  return { adapter, client, replies, reports };
}

type Methods = Readonly<Record<string, Readonly<Record<string, Call>>>>;
type Call = (...args: readonly unknown[]) => Promise<unknown>;

/** Calls a method by its name, such as `registration.register`. */
export function callByName(client: Client, name: string, args: readonly unknown[]) {
  const [feature = "", method = ""] = name.split(".");
  const call = (client as unknown as Methods)[feature]?.[method];
  if (!call) throw new Error(`The client has no method ${name}.`);
  return call(...args);
}

/** Functions of which only one exists. */
export function onlyFunction(name: string, call: (...args: readonly unknown[]) => unknown) {
  const [feature = "", method = ""] = name.split(".");
  return { [feature]: { [method]: call } } as Functions;
}
