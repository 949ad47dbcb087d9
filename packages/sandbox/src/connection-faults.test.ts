import { connect } from "node:net";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { startServer } from "./server.ts";
import { testSandbox } from "./test/test-sandbox.ts";
import type { Fault } from "./index.ts";

const server = await startServer({ port: 0, devicesPerKind: 1 });
const { sandbox } = server;
afterAll(() => server.close());
beforeEach(() => sandbox.reset());

/** A generous timeout, for slow machines. */
const patience = { timeout: 60_000 };

const path = "/auth/buy/eta-routing/pack";
const purchase = JSON.stringify({ customer_id: 1001, eta_id: "eta_50" });
const buy = (init: RequestInit = {}) =>
  fetch(server.url + path, { method: "POST", body: purchase, ...init });
const bought = () => sandbox.charges().length;

/** A reused connection: one request was already answered on it. */
async function usedConnection(): Promise<Socket> {
  const socket = connect(server.port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write("GET /info/check/email/a HTTP/1.1\r\nHost: localhost\r\n\r\n");
  let received = "";
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    received += String(chunk);
    if (received.endsWith('"User Not Found"}')) return socket;
  }
  throw new Error("The connection was closed.");
}

/** Sends a purchase. Returns all bytes received until the server closes the connection. */
function buyOn(socket: Socket): Promise<string> {
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${purchase.length}`;
  socket.write(`${head}\r\n\r\n${purchase}`);
  return text(socket);
}

describe.each(["silent-close", "destroy-session"] as const)("%s over HTTP/1.1", (kind) => {
  test.each([
    [{}, 0],
    [{ carriedOut: false }, 0],
    [{ carriedOut: true }, 1],
  ])(
    "closes a reused connection without a byte, and with %j charges %i packs",
    async (options, packs) => {
      sandbox.fault({ call: "buyEtaPack", kind, ...options });
      expect(await buyOn(await usedConnection())).toBe("");
      expect(bought()).toBe(packs);
      expect(sandbox.log().at(-1)).toMatchObject({ status: 0, fault: kind });
    },
  );

  test("is a network failure for a client, and the next call succeeds", async () => {
    sandbox.fault({ call: "buyEtaPack", kind });
    await expect(buy()).rejects.toThrow("fetch failed");
    expect((await buy()).status).toBe(200);
  });
});

test("request-timeout answers 408 without a body, closes the connection and buys nothing", async () => {
  sandbox.fault({ call: "buyEtaPack", kind: "request-timeout" });
  const answer = await buyOn(await usedConnection());
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toMatch(/\r\nConnection: close\r\n/i);
  expect(answer).not.toContain("{");
  expect(bought()).toBe(0);
});

describe("late", () => {
  const late: Fault = { call: "buyEtaPack", kind: "late", milliseconds: 20 };

  /** A pending purchase without HTTP, on fake timers. */
  async function waiting() {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { sandbox: near } = testSandbox({ devicesPerKind: 1 });
    near.fault({ ...late, milliseconds: 60_000 });
    const client = new AbortController();
    const { signal } = client;
    const call = near.fetch(`http://sandbox${path}`, { method: "POST", body: purchase, signal });
    await vi.waitUntil(() => near.log()[0]?.fault === "late", patience);
    const giveUp = async () => {
      client.abort(new Error("enough"));
      await expect(call).rejects.toThrow("enough");
    };
    return { near, call, giveUp };
  }

  test("carries out the purchase after the caller has closed the connection", async () => {
    sandbox.fault(late);
    const socket = await usedConnection();
    const answer = buyOn(socket).catch(() => "");
    await vi.waitUntil(() => sandbox.log()[1]?.fault === "late", patience);
    expect(sandbox.log()[1]?.status).toBeNull();
    expect(bought()).toBe(0);
    socket.destroy();
    expect(await answer).toBe("");
    await vi.waitUntil(() => sandbox.log()[1]?.status === 0, patience);
    expect(bought()).toBe(1);
  });

  test("carries out the purchase after the caller has aborted", async () => {
    sandbox.fault(late);
    const client = new AbortController();
    const call = buy({ signal: client.signal });
    await vi.waitUntil(() => sandbox.log()[0]?.fault === "late", patience);
    client.abort();
    await expect(call).rejects.toThrow("aborted");
    await vi.waitUntil(() => bought() === 1, patience);
  });

  test("waits for its delay after the caller has aborted", async () => {
    const { near, giveUp } = await waiting();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(near.charges()).toEqual([]);
    await giveUp();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(near.charges()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(near.charges()).toHaveLength(1);
  });

  test("carries out nothing if a reset comes while the caller waits", async () => {
    const { near, call } = await waiting();
    near.reset();
    await expect(call).rejects.toThrow("fetch failed");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(near.charges()).toEqual([]);
  });

  test("carries out nothing if a reset comes after the caller has aborted", async () => {
    const { near, giveUp } = await waiting();
    await giveUp();
    near.reset();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(near.charges()).toEqual([]);
  });

  test("does not use the database of a closed sandbox", async () => {
    const { near, giveUp } = await waiting();
    await giveUp();
    near.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(near.log()[0]?.status).toBe(0);
  });
});

describe("commit-then", () => {
  const body = { status: false, message: "Bad gateway", error: ["a", { b: null }] };

  test.each([
    [{ status: 502, body }, 502, JSON.stringify(body)],
    [{ status: 202, body: { status: "pending" } }, 202, '{"status":"pending"}'],
    [{ status: 500, body: null }, 500, "null"],
    [{ status: 408 }, 408, ""],
    [{ status: 204 }, 204, ""],
    [{}, 500, ""],
  ])("with %j it carries out the purchase and replies %i %s", async (options, status, answered) => {
    sandbox.fault({ call: "buyEtaPack", kind: "commit-then", ...options });
    const response = await buy();
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(answered);
    expect(bought()).toBe(1);
  });
});
