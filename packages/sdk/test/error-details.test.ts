import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { startServer } from "../../sandbox/src/server.ts";
import { createClient, isWaypostError } from "../src/index.ts";
import type { ClientOptions } from "../src/index.ts";
import { errorOf, json, testClient } from "./support.ts";

const purchase = { customer_id: 1001, eta_id: "eta_50" };

const hanging = () => testClient(() => new Promise(() => {})).client;

const failed = () =>
  errorOf(testClient(() => json({ message: "M" }, 404)).client.lookups.countries());

/** A client with its own sandbox. It does not wait between attempts. */
async function sandboxClient(options: Partial<ClientOptions> = {}) {
  const server = await startServer({ port: 0, devicesPerKind: 1 });
  onTestFinished(() => server.close());
  const client = createClient({ baseUrl: server.url, wait: async () => {}, ...options });
  return { client, sandbox: server.sandbox };
}

/** The URL of a port on which nothing listens. */
async function closedAddress(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => {
    server.once("listening", resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return `http://127.0.0.1:${port}`;
}

describe("an error contains what an engineer needs to act on it", () => {
  test("the refused connection", async () => {
    const address = await closedAddress();
    const { host } = new URL(address);
    const baseUrl = `${address.replace("//", "//user:marked-password@")}/v1`;
    const { client: refused } = await sandboxClient({ baseUrl });
    // Runtimes do not send to an address with a password; its error shows no part of it either.
    expect((await errorOf(refused.lookups.countries())).message).not.toMatch(/user|marked/);
    const { client } = await sandboxClient({ baseUrl: address });
    const read = await errorOf(client.lookups.countries());
    expect(read.message).toBe(`lookups.countries: network: ECONNREFUSED, ${host}`);
    expect(read).toMatchObject({ kind: "network", code: "ECONNREFUSED", attempts: 3 });
    const write = await errorOf(client.packs.buyEta(purchase));
    expect(write).toMatchObject({ kind: "network", code: "ECONNREFUSED", attempts: 1 });
  });

  test("the reason why the reply to a write was lost", async () => {
    const { client, sandbox } = await sandboxClient();
    sandbox.fault({ call: "buyEtaPack", kind: "silent-close", carriedOut: true });
    const error = await errorOf(client.packs.buyEta(purchase));
    expect(error).toMatchObject({ kind: "unknown-outcome", reason: "network", attempts: 1 });
    expect(error.code).toMatch(/^(UND_ERR_SOCKET|ECONNRESET)$/);
    expect(sandbox.charges()).toHaveLength(1);
  });

  test("Retry-After and the request id", async () => {
    const { client, sandbox } = await sandboxClient();
    sandbox.fault({ call: "buyEtaPack", kind: "too-many", seconds: 42 });
    const error = await errorOf(client.packs.buyEta(purchase));
    expect(error).toMatchObject({ kind: "http", retryAfter: 42, requestId: "sandbox-1" });
  });

  test("only the requested response headers", async () => {
    const headers = { "CF-Ray": "8f1", "Set-Cookie": "session=secret" };
    const { client } = testClient(() => json({}, 503, headers), {
      errorHeaders: ["CF-Ray", "X-Missing"],
    });
    const error = await errorOf(client.packs.buyEta(purchase));
    expect(error.headers).toEqual({ "CF-Ray": "8f1", "X-Missing": null });
    expect(JSON.stringify(error)).not.toContain("session");
  });

  test("zero attempts if nothing was sent", async () => {
    const { client } = testClient(() => json({}));
    const error = await errorOf(client.lookups.states(""));
    expect(error).toMatchObject({ kind: "bad-argument", attempts: 0, code: null });
  });
});

describe("an error reports why the caller's signal aborted", () => {
  test("AbortSignal.timeout is a timeout, for a read and a write", async () => {
    const read = hanging().lookups.countries({ signal: AbortSignal.timeout(1) });
    expect(await errorOf(read)).toMatchObject({
      kind: "timeout",
      code: "TimeoutError",
      attempts: 1,
    });
    const write = hanging().packs.buyEta(purchase, { signal: AbortSignal.timeout(1) });
    expect(await errorOf(write)).toMatchObject({
      kind: "unknown-outcome",
      reason: "timeout",
    });
  });

  test("a signal that timed out before the call is a timeout, and nothing is sent", async () => {
    const signal = AbortSignal.abort(new DOMException("late", "TimeoutError"));
    const { client, sent } = testClient(() => json({ status: true }));
    const error = await errorOf(client.packs.buyEta(purchase, { signal }));
    expect(error).toMatchObject({ kind: "timeout", attempts: 0 });
    expect(sent).toEqual([]);
  });

  test.each([
    [undefined, "AbortError"],
    [Object.assign(new Error("left"), { name: "PageLeft" }), "PageLeft"],
    ["Unmounted", "Unmounted"],
    ["4111111111111111", null],
  ])("with the reason %s in code", async (reason, code) => {
    const signal = AbortSignal.abort(reason);
    const error = await errorOf(hanging().lookups.countries({ signal }));
    expect(error).toMatchObject({ kind: "aborted", code, attempts: 0 });
  });

  test("a secret in the reason does not get into the error", async () => {
    const secret = "4111111111111111";
    const reason = Object.assign(new Error(secret), { code: secret, cause: { code: secret } });
    const error = await errorOf(hanging().lookups.countries({ signal: AbortSignal.abort(reason) }));
    expect(JSON.stringify(error) + error.stack).not.toContain(secret);
  });
});

describe("isWaypostError", () => {
  test("narrows to a kind", async () => {
    const error: unknown = await failed();
    expect(isWaypostError(error, "timeout")).toBe(false);
    if (!isWaypostError(error, "http")) throw new Error("Not an HTTP error");
    expect(error.status satisfies number).toBe(404);
  });

  test("recognizes a copy made by structuredClone and restores its fields", async () => {
    const error = await failed();
    const copy: unknown = structuredClone(error);
    if (!isWaypostError(copy, "http")) throw new Error("Not an HTTP error");
    expect(copy).toEqual(error);
    expect({ ...copy }).toEqual({ ...error });
    expect(copy).toMatchObject({ name: "WaypostError", status: 404, attempts: 1 });
    expect(isWaypostError(structuredClone(copy), "http")).toBe(true);
  });

  test("recognizes the error of another copy of the package", async () => {
    vi.resetModules();
    const other = await import("../src/errors.ts");
    expect(other.isWaypostError).not.toBe(isWaypostError);
    expect(other.isWaypostError(await failed(), "http")).toBe(true);
    expect(isWaypostError(other.createError("a.b", "timeout"), "timeout")).toBe(true);
  });

  test("is false for an error that wraps a WaypostError", async () => {
    const wrapper = new Error("The import stopped", { cause: await failed() });
    expect(isWaypostError(wrapper)).toBe(false);
    expect(isWaypostError(structuredClone(wrapper))).toBe(false);
  });
});
