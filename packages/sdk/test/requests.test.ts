import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createClient } from "../src/index.ts";
import type { Client, ReadOptions } from "../src/index.ts";
import { cardsCall, reads, sampleCalls, writes } from "./operations.ts";
import { testClient, errorOf, json } from "./support.ts";

/** Starts a server that records its requests and, if given a target, redirects them there. */
async function startRecordingServer(redirectTo?: string) {
  const requests: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    requests.push(`${request.method} ${request.url}`);
    const location = `${redirectTo}${request.url}`;
    response
      .writeHead(redirectTo ? 307 : 200, redirectTo ? { location } : {})
      .end('{"status":true}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => void server.close());
  return { requests, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe("a redirect to another host is not followed", () => {
  const kinds = [
    ...reads.map((sample) => ({ ...sample, kind: "network", attempts: 3 })),
    ...cardsCall.map((sample) => ({ ...sample, kind: "network", attempts: 1 })),
    ...writes.map((sample) => ({ ...sample, kind: "unknown-outcome", attempts: 1 })),
  ];

  test.each(kinds)("$name", async ({ call, kind, attempts }) => {
    const other = await startRecordingServer();
    const api = await startRecordingServer(other.url);
    const { client } = testClient(({ url, ...init }) => fetch(url, init), { baseUrl: api.url });
    expect((await errorOf(call(client))).kind).toBe(kind);
    expect(api.requests).toHaveLength(attempts);
    expect(other.requests).toEqual([]);
  });
});

describe("calls about a customer, an e-mail address or a device bypass the HTTP cache", () => {
  test.each(sampleCalls.filter(({ name }) => !name.startsWith("lookups.")))(
    "$name",
    async ({ call }) => {
      const { client, sent } = testClient(() => json({}, 404));
      await errorOf(call(client));
      expect(sent[0]?.cache).toBe("no-store");
    },
  );
});

describe("the HTTP cache may answer a lookup", () => {
  test.each(reads.filter(({ name }) => name.startsWith("lookups.")))("$name", async ({ call }) => {
    const { client, sent } = testClient(() => json({}, 404));
    await errorOf(call(client));
    expect(sent[0]?.cache).toBeUndefined();
  });
});

describe("`cache` of a call", () => {
  test.each(reads)("bypasses the HTTP cache for $name", async ({ name, call }) => {
    const { client, sent } = testClient(() => json({}, 404));
    const options: ReadOptions = { cache: "reload" };
    await errorOf(call(client, options));
    // Replies about a customer or a device are not even stored.
    expect(sent[0]?.cache).toBe(name.startsWith("lookups.") ? "reload" : "no-store");
  });

  test("that is undefined lets the HTTP cache answer a lookup", async () => {
    const { client, sent } = testClient(() => json({ status: true, plans: [] }));
    await client.lookups.servicePlans("obd", { cache: undefined });
    expect(sent[0]?.cache).toBeUndefined();
  });
});

const RealRequest = Request;

/** The options that are passed to `fetch` in a runtime with this `Request` constructor. */
async function optionsSentWith(constructor: unknown, call: (client: Client) => Promise<unknown>) {
  vi.stubGlobal("Request", constructor);
  const { client, sent } = testClient(() => json({ status: true, devices: [], plans: [] }));
  expect(await call(client)).toEqual([]);
  const always = new Set(["url", "method", "headers", "signal", "body"]);
  return Object.fromEntries(Object.entries(sent[0] ?? {}).filter(([name]) => !always.has(name)));
}

const devices = (client: Client) => client.planUpdate.devices(1);
const plans = (client: Client) => client.lookups.servicePlans("obd", { cache: "reload" });

function IgnoringOptions() {}
function UsingDefaults(this: object) {
  Object.assign(this, { credentials: "same-origin", redirect: "follow", cache: "default" });
}
function Throwing() {
  throw new TypeError("not implemented");
}
/** As in Cloudflare Workers, which only know `no-store`. */
function WithoutReload(url: string, init: RequestInit) {
  if (init.cache === "reload") throw new TypeError("Unsupported cache mode: reload");
  return new RealRequest(url, init);
}
/** As in Cloudflare Workers, which only know `follow` and `manual`. */
function WithoutRedirectError(url: string, init: RequestInit) {
  if (init.redirect === "error") throw new TypeError("error is not a valid value of redirect");
  return new RealRequest(url, init);
}

describe("only the options that the runtime's Request supports are sent", () => {
  afterEach(() => void vi.unstubAllGlobals());

  const all = { credentials: "omit", redirect: "error", cache: "no-store" };
  test.each([
    { request: "supports all of them", constructor: RealRequest, options: all },
    { request: "does not exist", constructor: undefined, options: {} },
    { request: "ignores them", constructor: IgnoringOptions, options: {} },
    { request: "keeps its defaults", constructor: UsingDefaults, options: {} },
    { request: "throws", constructor: Throwing, options: {} },
    {
      request: "cannot make a redirect fail",
      constructor: WithoutRedirectError,
      options: { credentials: "omit", redirect: "manual", cache: "no-store" },
    },
  ])("if Request $request", async ({ constructor, options }) => {
    expect(await optionsSentWith(constructor, devices)).toEqual(options);
  });

  test.each([
    { request: "supports all of them", constructor: RealRequest, cache: "reload" },
    { request: "only knows no-store", constructor: WithoutReload, cache: "no-store" },
    { request: "does not exist", constructor: undefined, cache: undefined },
    { request: "throws", constructor: Throwing, cache: undefined },
  ])("to bypass the HTTP cache, if Request $request", async ({ constructor, cache }) => {
    expect((await optionsSentWith(constructor, plans))["cache"]).toBe(cache);
  });
});

describe("a base URL to which no path can be appended is a TypeError", () => {
  test.each([
    "",
    undefined,
    null,
    5,
    "api.test",
    "/api",
    "https://",
    "https://api test",
    "localhost:4711",
    "ftp://api.test",
    "https://api.test/?key=1",
    "https://api.test/#v1",
  ])("%j", (baseUrl) => {
    const options = { baseUrl } as { baseUrl: string };
    expect(() => createClient(options)).toThrow(TypeError);
  });

  test.each([
    ["https://api.example.com", "https://api.example.com"],
    ["https://api.example.com/", "https://api.example.com"],
    ["HTTPS://api.example.com/v1/", "https://api.example.com/v1"],
    ["http://[::1]:4010", "http://[::1]:4010"],
  ])("%j is accepted", async (baseUrl, normalized) => {
    const { client, sent } = testClient(() => json({ countries: [] }), { baseUrl });
    await client.lookups.countries();
    expect(sent[0]?.url).toBe(`${normalized}/info/countries`);
  });
});

test("a path parameter is encoded as one path segment", async () => {
  const { client, sent } = testClient(() => json({ message: "User Not Found" }));
  for (const email of ["...", "%2e%2e", "a/../b", "x;y"]) {
    await client.registration.checkEmail(email);
    const segment = sent.at(-1)?.url.replace("https://api.example.com/info/check/email/", "");
    expect(new URL(sent.at(-1)?.url ?? "").pathname).toBe(`/info/check/email/${segment}`);
    expect(decodeURIComponent(segment ?? "")).toBe(email);
  }
});

describe("a URL never contains more than the first six digits of a card", () => {
  test.each([
    "411111",
    "4111112222333344",
    "4111 1122 2233 3344",
    "4111-11",
    4_111_112_222_333_344,
  ])("%j", async (card) => {
    const { client, sent } = testClient(() => json({ response: {} }));
    await client.cardUpdate.validateCard(1, card as string);
    expect(sent[0]?.url).toBe("https://api.example.com/info/card/validate/1/411111");
  });
});
