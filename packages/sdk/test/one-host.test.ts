import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { createClient } from "../src/index.ts";
import { reads, uses, writes } from "./operations.ts";
import { clientAnswered, errorOf, json } from "./support.ts";

/** A server that notes who comes, and sends everybody on to another one where that is told. */
async function listening(onward?: string) {
  const came: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    came.push(`${request.method} ${request.url}`);
    const location = `${onward}${request.url}`;
    response.writeHead(onward ? 307 : 200, onward ? { location } : {}).end('{"status":true}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => void server.close());
  return { came, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe("a call that is sent on to another host does not go there", () => {
  const kinds = [
    ...reads.map((use) => ({ ...use, kind: "network", times: 3 })),
    ...writes.map((use) => ({ ...use, kind: "unknown-outcome", times: 1 })),
  ];

  test.each(kinds)("$name", async ({ call, kind, times }) => {
    const other = await listening();
    const api = await listening(other.url);
    const { client } = clientAnswered(({ url, ...init }) => fetch(url, init), { baseUrl: api.url });
    expect((await errorOf(call(client))).kind).toBe(kind);
    expect(api.came).toHaveLength(times);
    expect(other.came).toEqual([]);
  });
});

describe("what is read is what the server says now, not what was kept of it", () => {
  test.each(reads)("$name", async ({ call }) => {
    const { client, sent } = clientAnswered(() => json({}, 404));
    await errorOf(call(client));
    expect(sent[0]?.cache).toBe("no-store");
  });
});

const Known = Request;

/** The options that leave where requests are of this kind. */
async function optionsWhere(requests: unknown) {
  vi.stubGlobal("Request", requests);
  const { client, sent } = clientAnswered(() => json({ countries: [] }));
  expect(await client.lookups.countries()).toEqual([]);
  const needed = ["url", "method", "headers", "signal"];
  return Object.fromEntries(
    Object.entries(sent[0] ?? {}).filter(([name]) => !needed.includes(name)),
  );
}

function KnowingNothing() {}
function Defaulting(this: object) {
  Object.assign(this, { credentials: "same-origin", redirect: "follow", cache: "default" });
}
function Refusing() {
  throw new TypeError("not implemented");
}
function RefusingError(url: string, init: RequestInit) {
  if (init.redirect === "error") throw new TypeError("error is no value of redirect");
  return new Known(url, init);
}

describe("the options of a request are those that the runtime's requests take", () => {
  afterEach(() => void vi.unstubAllGlobals());

  const all = { credentials: "omit", redirect: "error", cache: "no-store" };
  test.each([
    { requests: "know all of them", kind: Known, options: all },
    { requests: "do not exist", kind: undefined, options: {} },
    { requests: "know none", kind: KnowingNothing, options: {} },
    { requests: "keep to their own", kind: Defaulting, options: {} },
    { requests: "refuse all", kind: Refusing, options: {} },
    {
      requests: "refuse one value",
      kind: RefusingError,
      options: { credentials: "omit", cache: "no-store" },
    },
  ])("where they $requests", async ({ kind, options }) => {
    expect(await optionsWhere(kind)).toEqual(options);
  });
});

describe("a client cannot be made for what is no full address", () => {
  test.each(["", undefined, null, 5, "api.test", "/api", "https://", "https://api test"])(
    "%j",
    (baseUrl) => {
      const options = { baseUrl } as { baseUrl: string };
      expect(() => createClient(options)).toThrow(TypeError);
    },
  );

  test.each([
    ["https://api.example.com", "https://api.example.com"],
    ["https://api.example.com/", "https://api.example.com"],
    ["HTTPS://api.example.com/v1/", "https://api.example.com/v1"],
    ["http://[::1]:4010", "http://[::1]:4010"],
  ])("but for %j", async (baseUrl, start) => {
    const { client, sent } = clientAnswered(() => json({ countries: [] }), { baseUrl });
    await client.lookups.countries();
    expect(sent[0]?.url).toBe(`${start}/info/countries`);
  });
});

/** The calls with something in their path. */
const withParts = uses.filter(({ endpoint }) => endpoint.includes("{"));

describe("a path that lacks a part is not sent", () => {
  const lacking = withParts.flatMap(({ name, endpoint }) =>
    (endpoint.match(/\{\w+\}/g) ?? []).flatMap((part, place) =>
      [undefined, null, "", ".", "..", {}].map((value) => ({ name, part, place, value })),
    ),
  );

  test.each(lacking)("$name: $part is $value", async ({ name, place, value }) => {
    const { client, sent, waits } = clientAnswered(() => json({}));
    const args = ["1", "gps", {}].with(place, value as string);
    expect(await errorOf(untyped(client, name)(...args))).toMatchObject({
      kind: "network",
      operation: name,
    });
    expect(sent).toEqual([]);
    expect(waits).toEqual([]);
  });

  test("everything else is encoded and leaves as one part", async () => {
    const { client, sent } = clientAnswered(() => json({ message: "User Not Found" }));
    for (const email of ["...", "%2e%2e", "a/../b", "x;y"]) {
      await client.registration.checkEmail(email);
      const part = sent.at(-1)?.url.replace("https://api.example.com/info/check/email/", "");
      expect(new URL(sent.at(-1)?.url ?? "").pathname).toBe(`/info/check/email/${part}`);
      expect(decodeURIComponent(part ?? "")).toBe(email);
    }
  });
});

describe("of a card no more than its first six digits leave in an address", () => {
  test.each([
    "411111",
    "4111112222333344",
    "4111 1122 2233 3344",
    "4111-11",
    4_111_112_222_333_344,
  ])("%j", async (card) => {
    const { client, sent } = clientAnswered(() => json({ response: {} }));
    await client.cardUpdate.validateCard(1, card as string);
    expect(sent[0]?.url).toBe("https://api.example.com/info/card/validate/1/411111");
  });
});

/** An operation as a program without types may call it. */
function untyped(client: object, name: string) {
  const [feature = "", operation = ""] = name.split(".");
  const operations: Record<string, (...args: unknown[]) => Promise<unknown>> = Object(
    Reflect.get(client, feature),
  );
  return (...args: unknown[]) => operations[operation]?.(...args) ?? Promise.resolve();
}
