import { inspect } from "node:util";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { startServer } from "../../sandbox/src/server.ts";
import { createClient, withResponse } from "../src/index.ts";
import type { ClientOptions, RequestEvent, ResponseEvent } from "../src/index.ts";
import { credit_card, password, sampleCalls } from "./operations.ts";
import { errorOf, json, testClient } from "./support.ts";

async function startSandbox() {
  const server = await startServer({ port: 0, devicesPerKind: 1 });
  onTestFinished(() => server.close());
  return server;
}

describe("requests can be logged", () => {
  test("each attempt with its operation, number, status and duration", async () => {
    const { url, sandbox } = await startSandbox();
    sandbox.fault({ call: "listCountries", kind: "error-empty", status: 503 });
    sandbox.fault({ call: "listCountries", kind: "lost" });
    const requests: RequestEvent[] = [];
    const responses: ResponseEvent[] = [];
    const client = createClient({
      baseUrl: url,
      wait: async () => {},
      onRequest: (event) => void requests.push(event),
      onResponse: (event) => void responses.push(event),
    });
    await client.lookups.countries();
    const operation = "lookups.countries";
    expect(requests).toEqual([1, 2, 3].map((attempt) => ({ operation, attempt })));
    expect(responses).toMatchObject([
      { operation, attempt: 1, status: 503, code: null, requestId: "sandbox-1" },
      { operation, attempt: 2, status: null, requestId: null },
      { operation, attempt: 3, status: 200, code: null, requestId: "sandbox-3" },
    ]);
    for (const { milliseconds } of responses) expect(milliseconds).toBeGreaterThanOrEqual(0);
  });

  test("no listener is called for a call that sends nothing", async () => {
    const listener = vi.fn<() => void>();
    const { client } = testClient(() => json({}), { onRequest: listener, onResponse: listener });
    await errorOf(client.lookups.countries({ signal: AbortSignal.abort() }));
    await errorOf(client.lookups.states(""));
    expect(listener).not.toHaveBeenCalled();
  });

  test("a listener gets no secret of any call", async () => {
    const events: unknown[] = [];
    const listen = (event: unknown) => void events.push(event);
    for (const { call } of sampleCalls) {
      const { client } = testClient(() => json({ status: false, token: "marked-token" }), {
        onRequest: listen,
        onResponse: listen,
        headers: { "X-Api-Key": "marked-key" },
      });
      await errorOf(call(client)).catch(() => undefined);
    }
    expect(events).toHaveLength(62);
    for (const secret of [credit_card.number, credit_card.cvv, password, "marked-"]) {
      expect(JSON.stringify(events)).not.toContain(secret);
    }
  });

  test.each(["onRequest", "onResponse"] as const)("%s cannot make a call fail", async (name) => {
    const broken: unknown[] = [
      () => {
        throw new Error("broken");
      },
      () => Promise.reject(new Error("broken")),
      "not a function",
    ];
    for (const listener of broken) {
      const options: Partial<ClientOptions> = { [name]: listener };
      const { client } = testClient(() => json({ countries: [] }), options);
      expect(await client.lookups.countries()).toEqual([]);
    }
  });
});

describe("withResponse", () => {
  test("adds the status, the headers and the request id to a result", async () => {
    const { url } = await startSandbox();
    const client = createClient({ baseUrl: url });
    const result = await withResponse(client.registration.checkImei("350000000000001"));
    expect(result).toMatchObject({
      data: { valid: true },
      status: 200,
      requestId: "sandbox-1",
      attempts: 1,
    });
    expect(result.headers.get("Content-Type")).toBe("application/json");
  });

  test("throws the error of a failed call", async () => {
    const { client } = testClient(() => json({}, 404));
    expect(await errorOf(withResponse(client.lookups.countries()))).toMatchObject({ status: 404 });
  });

  test("does not change the output when the promise of a call is logged", async () => {
    const { client } = testClient(() => json({ countries: [] }, 200, { "X-Marked": "marked" }));
    const call = client.lookups.countries();
    await call;
    expect(inspect(call, { depth: null })).not.toContain("marked");
  });

  test("rejects a promise that is not from a client method", async () => {
    await expect(withResponse(Promise.resolve(1))).rejects.toThrow(TypeError);
  });
});
