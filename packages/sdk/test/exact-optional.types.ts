import type { Sandbox } from "../../sandbox/src/sandbox.ts";
import { createClient } from "../src/index.ts";

// Supported values of the `fetch` option, checked by exact-optional.test.ts.
declare const app: { fetch(request: Request): Promise<Response> };
declare const sandbox: Sandbox;

const baseUrl = "https://api.example.com";
export const clients = [
  createClient({ baseUrl, fetch: globalThis.fetch }),
  createClient({ baseUrl, fetch: sandbox.fetch }),
  createClient({ baseUrl, fetch: (url, init) => app.fetch(new Request(url, init)) }),
  // @ts-expect-error: `baseUrl` is required.
  createClient({}),
];
