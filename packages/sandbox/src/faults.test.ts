import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startServer } from "./server.ts";
import { testSandbox, newCustomer } from "./test/test-sandbox.ts";
import type { Fault, Sandbox } from "./index.ts";

const server = await startServer({ port: 0, devicesPerKind: 1 });
const { sandbox } = server;
afterAll(() => server.close());
beforeEach(() => sandbox.reset());

/** A generous timeout, for slow machines. */
const patience = { timeout: 60_000 };

const countries = () => fetch(`${server.url}/info/countries`);
const register = () =>
  fetch(`${server.url}/auth/register`, { method: "POST", body: JSON.stringify(newCustomer) });

async function isRegistered(): Promise<boolean> {
  const response = await fetch(`${server.url}/info/check/email/customer%40example.com`);
  return (await response.text()).includes("User Already Exist");
}

async function statuses(near: Sandbox, count: number, path = "/info/countries") {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1)
    found.push((await near.fetch(`http://sandbox${path}`)).status);
  return found;
}

describe("over HTTP", () => {
  test("refuse cuts the connection without carrying out the call", async () => {
    sandbox.fault({ call: "register", kind: "refuse" });
    await expect(register()).rejects.toThrow("fetch failed");
    expect(await isRegistered()).toBe(false);
  });

  test("hang never replies and does not carry out the call", async () => {
    sandbox.fault({ call: "register", kind: "hang" });
    const client = new AbortController();
    const call = fetch(`${server.url}/auth/register`, {
      method: "POST",
      body: JSON.stringify(newCustomer),
      signal: client.signal,
    });
    await vi.waitUntil(() => sandbox.log().length === 1, patience);
    expect(sandbox.log()[0]?.status).toBeNull();
    client.abort();
    await expect(call).rejects.toThrow("aborted");
    await vi.waitUntil(() => sandbox.log()[0]?.status === 0, patience);
    expect(await isRegistered()).toBe(false);
  });

  test("slow carries out the call at once and replies later", async () => {
    sandbox.fault({ call: "register", kind: "slow", milliseconds: 5 });
    const response = await register();
    expect(await response.json()).toMatchObject({ status: true });
    expect(await isRegistered()).toBe(true);
  });

  test("too-many replies with 429 and Retry-After, which pages can read", async () => {
    sandbox.fault({ call: "listCountries", kind: "too-many", seconds: 7 });
    const response = await countries();
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe("7");
    expect(response.headers.get("Access-Control-Expose-Headers")).toBe(
      "Retry-After, X-Request-Id, X-Waypost-Sandbox",
    );
    expect(await response.json()).toMatchObject({ status: false });
  });

  test("error-json replies with 500 and a message", async () => {
    sandbox.fault({ call: "register", kind: "error-json" });
    const response = await register();
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ status: false, message: "Internal server error" });
    expect(await isRegistered()).toBe(false);
  });

  test("error-json replies with any status and any JSON, and the call is not carried out", async () => {
    const body = { status: false, message: "Card declined" };
    sandbox.fault({ call: "register", kind: "error-json", status: 200, body });
    const response = await register();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(body);
    expect(await isRegistered()).toBe(false);
  });

  test("error-empty replies without a body, with any error status", async () => {
    sandbox.fault({ call: "register", kind: "error-empty", status: 503 });
    const response = await register();
    expect(response.status).toBe(503);
    expect(await response.text()).toBe("");
  });

  test.each([502, 200])("error-html replies with a page and status %i", async (status) => {
    sandbox.fault({ call: "listCountries", kind: "error-html", status });
    const response = await countries();
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toContain("text/html");
    expect(await response.text()).toContain("<h1>");
  });

  test("malformed carries out the call and truncates the reply", async () => {
    sandbox.fault({ call: "register", kind: "malformed" });
    const text = await (await register()).text();
    expect(text).toMatch(/^\{"status":true/);
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
    expect(await isRegistered()).toBe(true);
  });

  test("lost carries out the call and cuts the connection instead of replying", async () => {
    sandbox.fault({ call: "register", kind: "lost" });
    await expect(register()).rejects.toThrow("fetch failed");
    expect(await isRegistered()).toBe(true);
    expect(sandbox.log()[0]).toMatchObject({ status: 0, fault: "lost" });
  });

  test("closing the server ends calls that hang", async () => {
    const other = await startServer({ port: 0, devicesPerKind: 1 });
    other.sandbox.fault({ call: "*", kind: "hang" });
    const call = fetch(`${other.url}/info/countries`);
    const [outcome] = await Promise.allSettled([
      call,
      vi.waitUntil(() => other.sandbox.log().length === 1, patience).then(() => other.close()),
    ]);
    expect(outcome).toMatchObject({ status: "rejected", reason: { message: "fetch failed" } });
  });
});

describe("without HTTP", () => {
  test("slow delays the reply by the given time", async () => {
    const { sandbox: near } = testSandbox({ devicesPerKind: 1 });
    near.fault({ call: "listCountries", kind: "slow", milliseconds: 60_000 });
    vi.useFakeTimers();
    try {
      let answered = false;
      const call = near.fetch("http://sandbox/info/countries").then(() => (answered = true));
      await vi.advanceTimersByTimeAsync(59_999);
      expect(answered).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await call).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test("fetch rejects when it is aborted, before and while it waits", async () => {
    const { sandbox: near } = testSandbox({ devicesPerKind: 1 });
    near.fault({ call: "listCountries", kind: "hang" });
    const client = new AbortController();
    const call = near.fetch("http://sandbox/info/countries", { signal: client.signal });
    client.abort(new Error("enough"));
    await expect(call).rejects.toThrow("enough");
    await expect(
      near.fetch("http://sandbox/info/countries", { signal: client.signal }),
    ).rejects.toThrow("enough");
    expect(near.log()).toHaveLength(1);
  });

  test("a cut connection is Response.error() for handlers and a TypeError for fetch", async () => {
    const { sandbox: near } = testSandbox({ devicesPerKind: 1 });
    near.fault({ call: "*", kind: "refuse", times: 2 });
    const response = await near.handle(new Request("http://sandbox/info/countries"));
    expect(response.type).toBe("error");
    await expect(near.fetch("http://sandbox/info/countries")).rejects.toThrow(TypeError);
  });
});

describe("the calls that a fault applies to", () => {
  test.each<[times: Fault["times"], expected: number[]]>([
    [undefined, [500, 200, 200]],
    [2, [500, 500, 200]],
    ["always", [500, 500, 500]],
  ])("with times %s: %j", async (times, expected) => {
    const { sandbox: near } = testSandbox({ devicesPerKind: 1 });
    near.fault({ call: "GET /info/countries", kind: "error-empty", ...(times && { times }) });
    expect(await statuses(near, 3)).toEqual(expected);
  });

  test("several faults of one call apply in the order of their addition", async () => {
    const { sandbox: near } = testSandbox({ devicesPerKind: 1 });
    near.fault({ call: "listCountries", kind: "error-json", status: 502 });
    near.fault({ call: "*", kind: "error-json", status: 503 });
    expect(await statuses(near, 3)).toEqual([502, 503, 200]);
  });

  test("a fault for an exact path affects only that device", async () => {
    const { sandbox: near } = testSandbox({ devicesPerKind: 2 });
    const call = "GET /info/imei_validation/350000000000002";
    near.fault({ call, kind: "error-empty", times: "always" });
    expect(await statuses(near, 1, "/info/imei_validation/350000000000001")).toEqual([200]);
    expect(await statuses(near, 1, "/info/imei_validation/350000000000002")).toEqual([500]);
  });

  test("calls succeed after the faults are removed", async () => {
    const { sandbox: near } = testSandbox({ devicesPerKind: 1 });
    near.fault({ call: "*", kind: "error-empty", times: "always" });
    expect(near.faults()).toHaveLength(1);
    near.clearFaults();
    expect(await statuses(near, 1)).toEqual([200]);
  });

  const misspelled = { call: "*", kind: "too-many", secnods: 5 } as const;
  test.each<[Fault, RegExp]>([
    [{ call: "GET /info/cuontries", kind: "refuse" }, /No such call/],
    [{ call: "POST /info/countries", kind: "refuse" }, /No such call/],
    [{ call: "*", kind: "refuse", times: 0 }, /"times"/],
    [{ call: "*", kind: "slow", milliseconds: -1 }, /"milliseconds"/],
    [{ call: "*", kind: "too-many", seconds: 0.5 }, /"seconds"/],
    [{ call: "*", kind: "error-json", status: 199 }, /"status"/],
    [{ call: "*", kind: "error-empty", status: 200 }, /"status"/],
    [{ call: "*", kind: "error-json", status: 204 }, /204 cannot have a body/],
    [{ call: "*", kind: "commit-then", status: 199 }, /"status"/],
    [{ call: "*", kind: "commit-then", status: 204, body: {} }, /204 cannot have a body/],
    [{ call: "*", kind: "error-html", status: 204 }, /204 cannot have a body/],
    [misspelled, /Unknown fault option: secnods\. Options: times/],
  ])("%j is not a valid fault", (fault, message) => {
    expect(() => sandbox.fault(fault)).toThrow(message);
  });
});
