import type { Sandbox } from "../../sandbox/src/sandbox.ts";
import { createClient } from "../src/index.ts";

// What can be given as `fetch`, checked by exact-optional.test.ts as the strictest programs are.
declare const app: { fetch(request: Request): Promise<Response> };
declare const sandbox: Sandbox;

const baseUrl = "https://api.example.com";
export const clients = [
  createClient({ baseUrl, fetch: globalThis.fetch }),
  createClient({ baseUrl, fetch: sandbox.fetch }),
  createClient({ baseUrl, fetch: (url, init) => app.fetch(new Request(url, init)) }),
  // @ts-expect-error: a client cannot do without an address.
  createClient({}),
];
