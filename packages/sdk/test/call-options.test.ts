import { describe, expect, test, vi } from "vitest";
import type { ReadOptions } from "../src/index.ts";
import { reads, sampleCalls, writes } from "./operations.ts";
import { errorOf, json, testClient } from "./support.ts";

const purchase = { customer_id: 1, eta_id: "eta_50" };
const never = () => new Promise<Response>(() => {});
const busy = () => json({}, 503);

describe("`retries` of a call", () => {
  test.each([
    [undefined, 3],
    [0, 1],
    [1, 2],
    [4, 5],
    [-1, 1],
    [NaN, 1],
  ])("%s means at most %s requests of a read", async (retries, requests) => {
    const { client, sent } = testClient(busy);
    const error = await errorOf(client.lookups.countries({ retries }));
    expect(error.attempts).toBe(requests);
    expect(sent).toHaveLength(requests);
  });

  test("replaces that of the client", async () => {
    const { client, sent } = testClient(busy, { retries: 0 });
    await errorOf(client.lookups.countries());
    expect(sent).toHaveLength(1);
    await errorOf(client.lookups.countries({ retries: 1 }));
    expect(sent).toHaveLength(3);
  });

  test.each([...writes, ...sampleCalls.filter(({ name }) => name.endsWith("customerCards"))])(
    "never repeats $name",
    async ({ call }) => {
      const options: ReadOptions = { retries: 5 };
      const { client, sent } = testClient(busy, { retries: 5 });
      await errorOf(call(client, options));
      expect(sent).toHaveLength(1);
    },
  );
});

describe("`timeout` of a call", () => {
  test("limits each attempt of a read", async () => {
    const { client, sent } = testClient(never);
    expect(await errorOf(client.lookups.countries({ timeout: 1 }))).toMatchObject({
      kind: "timeout",
    });
    expect(sent).toHaveLength(3);
  });

  test("limits a write", async () => {
    const { client } = testClient(never);
    const error = await errorOf(client.packs.buyEta(purchase, { timeout: 1 }));
    expect(error).toMatchObject({ kind: "unknown-outcome", reason: "timeout" });
  });
});

describe("`timeout.total` of the client", () => {
  test("ends all attempts of a read, the delays included", async () => {
    vi.useFakeTimers();
    try {
      const { client, sent } = testClient(never, {
        timeout: { total: 20_000 },
        wait: undefined,
      });
      const error = errorOf(client.lookups.countries());
      await vi.advanceTimersByTimeAsync(19_999);
      expect(sent).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(1);
      expect(await error).toMatchObject({ kind: "timeout", attempts: 2 });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test("returns the last reply instead of waiting longer", async () => {
    const { client, sent } = testClient(() => json({}, 503, { "retry-after": "9" }), {
      timeout: { total: 5_000 },
    });
    const error = await errorOf(client.lookups.countries());
    expect(error).toMatchObject({ kind: "http", status: 503, retryAfter: 9 });
    expect(sent).toHaveLength(1);
  });

  test("does not shorten a write", async () => {
    vi.useFakeTimers();
    try {
      const { client, sent } = testClient(never, { timeout: { total: 5 } });
      const error = errorOf(client.packs.buyEta(purchase));
      await vi.advanceTimersByTimeAsync(89_999);
      expect(sent[0]?.signal.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect((await error).kind).toBe("unknown-outcome");
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("headers", () => {
  test("of the call override those of the client", async () => {
    const { client, sent } = testClient(() => json({ status: true, result: [] }), {
      headers: { "X-Tenant": "one", "X-Trace": "client", "X-Removed": "client" },
      userAgent: "importer/2.1",
    });
    await client.dormant.activated(1, { headers: { "x-trace": "call", "x-removed": null } });
    expect(sent[0]?.headers).toEqual({
      authorization: "JWT marked-token",
      "user-agent": "importer/2.1",
      "x-tenant": "one",
      "x-trace": "call",
    });
  });

  test.each(reads)("$name has no extra headers without the option", async ({ call, token }) => {
    const { client, sent } = testClient(() => json({}, 404));
    await errorOf(call(client));
    expect(Object.keys(sent[0]?.headers ?? {})).toEqual(token ? ["authorization"] : []);
  });

  test.each<Record<string, string>>([
    { "two\nlines": "a" },
    { "X-Trace": "two\nlines" },
    { "X-Trace": "\u2026" },
  ])("that cannot be sent are a bad argument: %j", async (headers) => {
    const { client, sent } = testClient(() => json({}));
    const error = await errorOf(client.lookups.countries({ headers }));
    expect(error).toMatchObject({ kind: "bad-argument", parameter: "headers" });
    expect(sent).toEqual([]);
  });
});
