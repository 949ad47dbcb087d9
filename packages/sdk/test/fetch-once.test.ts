import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fetchOnce } from "../src/fetch-once.ts";
import { createClient } from "../src/index.ts";
import type { Fetch } from "../src/index.ts";
import { errorOf, json } from "./support.ts";

type GlobalFetch = (url: string, init: RequestInit) => Promise<Response>;

const global = vi.fn<GlobalFetch>();
const purchase = { customer_id: 1001, eta_id: "eta_50" };
const text = JSON.stringify(purchase);

beforeEach(() => {
  global.mockReset();
  vi.stubGlobal("fetch", global);
});
afterEach(() => void vi.unstubAllGlobals());

const buy = (fetch: Fetch, baseUrl = "https://api.example.com", signal?: AbortSignal) =>
  createClient({ baseUrl, fetch }).packs.buyEta(purchase, signal && { signal });

const bodies = () => global.mock.calls.map(([, { body }]) => body);

/** Reads a body as a browser does once it has a connection. */
const textOf = ({ body }: RequestInit) => new Response(body).text();

test("the body of a write is a stream with the bytes of the text", async () => {
  let sent = "";
  global.mockImplementation(async (_, init) => {
    sent = await textOf(init);
    return json({ status: true, message: "Bought" });
  });
  await expect(buy(fetchOnce())).resolves.toMatchObject({ message: "Bought" });
  expect(bodies()).toEqual([expect.any(ReadableStream)]);
  expect(global.mock.calls[0]?.[1]).toMatchObject({ method: "POST", duplex: "half" });
  expect(sent).toBe(text);
});

test("a read is sent as it is", async () => {
  global.mockImplementation(async () => json({ countries: [] }));
  await createClient({
    baseUrl: "https://api.example.com",
    fetch: fetchOnce(),
  }).lookups.countries();
  expect(bodies()).toEqual([undefined]);
});

describe("the body is sent as text", () => {
  beforeEach(() => {
    global.mockImplementation(async () => json({ status: true, message: "Bought" }));
  });

  test("over http, where no browser speaks HTTP/2", async () => {
    await buy(fetchOnce(), "http://127.0.0.1:4010");
    expect(bodies()).toEqual([text]);
  });

  test.each([
    ["does not know `duplex`", class extends Request {}, "text/plain"],
    ["has no `Request`", undefined, null],
  ])("in a runtime that %s", async (_, Base, contentType) => {
    // Reads only the method, and converts the stream to text.
    const Old = class {
      headers = new Headers(contentType === null ? {} : { "Content-Type": contentType });
    };
    vi.stubGlobal("Request", Base && Old);
    await buy(fetchOnce());
    expect(bodies()).toEqual([text]);
  });

  test("in a runtime without streams", async () => {
    const reply = json({ status: true, message: "Bought" });
    global.mockResolvedValueOnce(reply);
    // Node's own replies need streams.
    reply.text = async () => '{"status":true,"message":"Bought"}';
    vi.stubGlobal("ReadableStream", undefined);
    await buy(fetchOnce());
    expect(bodies()).toEqual([text]);
  });

  test("if the stream was not read, as over HTTP/1.1", async () => {
    global.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await buy(fetchOnce());
    expect(bodies()).toEqual([expect.any(ReadableStream), text]);
  });

  test("after a server refused a body without a length", async () => {
    global.mockImplementationOnce(async (_, init) => {
      await textOf(init);
      return new Response(null, { status: 411 });
    });
    await buy(fetchOnce());
    expect(bodies()).toEqual([expect.any(ReadableStream), text]);
  });
});

test("nothing is sent again after the body was read", async () => {
  global.mockImplementationOnce(async (_, init) => {
    await textOf(init);
    throw new TypeError("Failed to fetch");
  });
  const error = await errorOf(buy(fetchOnce()));
  expect(error.kind).toBe("unknown-outcome");
  expect(global).toHaveBeenCalledOnce();
});

test("a request that ends before its body is sent never gets it and is not sent again", async () => {
  let received: unknown;
  global.mockImplementationOnce(async (_, { body }) => {
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    const reading = reader.read();
    await new Promise((resolve) => setImmediate(resolve));
    await reader.cancel();
    received = await reading;
    throw new TypeError("Failed to fetch");
  });
  const error = await errorOf(buy(fetchOnce({ hold: 10_000 })));
  expect(error.kind).toBe("unknown-outcome");
  expect(received).toEqual({ done: true, value: undefined });
  expect(global).toHaveBeenCalledOnce();
});
