import { afterEach, describe, expect, test, vi } from "vitest";
import { testClient, errorOf, json } from "./support.ts";

const success = () => json({ countries: [{ id: 250, country_name: "United States" }] });
const refusedConnection = () => Promise.reject(new TypeError("fetch failed"));

/** Returns these replies one after the other, and repeats the last one. */
function inSequence(...replies: (() => Response | Promise<Response>)[]) {
  let next = 0;
  return () => {
    const reply = replies[Math.min(next, replies.length - 1)] ?? success;
    next += 1;
    return reply();
  };
}

const unavailable = (retryAfter: string) => () =>
  json({ message: "Busy" }, 503, { "retry-after": retryAfter });

describe("between the attempts of a read", () => {
  afterEach(() => void vi.restoreAllMocks());

  test("a transient fault does not fail the call", async () => {
    const { client, sent } = testClient(inSequence(refusedConnection, unavailable(""), success));
    expect(await client.lookups.countries()).toEqual([{ id: 250, country_name: "United States" }]);
    expect(sent).toHaveLength(3);
  });

  test.each([
    { random: 0, waits: [150, 300] },
    { random: 0.5, waits: [225, 450] },
    { random: 0.999, waits: [299.85, 599.7] },
  ])("the delay doubles and has random jitter: $random", async ({ random, waits: expected }) => {
    vi.spyOn(Math, "random").mockReturnValue(random);
    const { client, waits } = testClient(refusedConnection);
    await errorOf(client.lookups.countries());
    expect(waits.map((wait) => wait.toFixed(2))).toEqual(expected.map((wait) => wait.toFixed(2)));
  });

  test("a Retry-After may be a date", async () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-21T12:00:00Z"));
    const { client, waits } = testClient(
      inSequence(unavailable("Sat, 21 Nov 2026 12:00:04 GMT"), success),
    );
    await client.lookups.countries();
    expect(waits).toEqual([4000]);
  });

  test("a Retry-After of more than 10 s fails at once", async () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-21T12:00:00Z"));
    const { client, waits } = testClient(unavailable("Sat, 21 Nov 2026 12:01:00 GMT"));
    expect(await errorOf(client.lookups.countries())).toMatchObject({ kind: "http", status: 503 });
    expect(waits).toEqual([]);
  });

  test.each(["soon", "", "Thu, 01 Jan 1970 00:00:00 GMT", "0", "-3"])(
    "an invalid or past Retry-After is ignored: %j",
    async (retryAfter) => {
      vi.spyOn(Math, "random").mockReturnValue(0);
      const { client, waits } = testClient(unavailable(retryAfter));
      await errorOf(client.lookups.countries());
      expect(waits).toEqual([150, 300]);
    },
  );

  test("the delay is real without the `wait` option", async () => {
    vi.useFakeTimers();
    try {
      const { client, sent } = testClient(inSequence(unavailable("9"), success), {
        wait: undefined,
      });
      const countries = client.lookups.countries();
      await vi.advanceTimersByTimeAsync(8999);
      expect(sent).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await countries).toHaveLength(1);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("the time limit of an attempt is 15 s for a read and 90 s for a write", () => {
  test.each([
    { kind: "read", limit: 15_000, attempts: 3 },
    { kind: "write", limit: 90_000, attempts: 1 },
  ] as const)("$kind", async ({ kind, limit, attempts }) => {
    vi.useFakeTimers();
    try {
      const { client, sent } = testClient(() => new Promise(() => {}));
      const call = {
        read: () => client.lookups.countries(),
        write: () => client.packs.buyEta({ customer_id: 1, eta_id: "eta_50" }),
      };
      const error = errorOf(call[kind]());
      await vi.advanceTimersByTimeAsync(limit * attempts - 1);
      expect(sent).toHaveLength(attempts);
      expect(sent.at(-1)?.signal.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect((await error).kind).toBe(kind === "read" ? "timeout" : "unknown-outcome");
      expect(sent.at(-1)?.signal.aborted).toBe(true);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("the caller's signal", () => {
  test("that was already aborted prevents a read and a write from being sent", async () => {
    const { client, sent } = testClient(success);
    const options = { signal: AbortSignal.abort() };
    const purchase = client.packs.buyEta({ customer_id: 1, eta_id: "eta_50" }, options);
    expect((await errorOf(client.lookups.countries(options))).kind).toBe("aborted");
    expect((await errorOf(purchase)).kind).toBe("aborted");
    expect(sent).toEqual([]);
  });

  test("aborts an attempt even if fetch ignores its own signal", async () => {
    const controller = new AbortController();
    const { client, sent } = testClient(() => {
      controller.abort();
      return new Promise(() => {});
    });
    const error = await errorOf(client.lookups.countries({ signal: controller.signal }));
    expect(error.kind).toBe("aborted");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  test("leaves the outcome of a write unknown once it was sent", async () => {
    const controller = new AbortController();
    const { client, sent } = testClient(() => {
      controller.abort();
      return new Promise(() => {});
    });
    const purchase = { customer_id: 1, eta_id: "eta_50" };
    expect(
      await errorOf(client.packs.buyEta(purchase, { signal: controller.signal })),
    ).toMatchObject({ kind: "unknown-outcome", reason: "aborted", status: null });
    expect(sent).toHaveLength(1);
  });

  test("aborts the delay between two attempts and leaves no timer behind", async () => {
    vi.useFakeTimers();
    try {
      const controller = new AbortController();
      const { client, sent } = testClient(unavailable("9"), { wait: undefined });
      const error = errorOf(client.lookups.countries({ signal: controller.signal }));
      await vi.advanceTimersByTimeAsync(1);
      expect(vi.getTimerCount()).toBe(1);
      controller.abort();
      expect((await error).kind).toBe("aborted");
      expect(sent).toHaveLength(1);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test("does not accumulate listeners", async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, "addEventListener");
    const removed = vi.spyOn(signal, "removeEventListener");
    const { client } = testClient(inSequence(refusedConnection, success), { wait: undefined });
    await client.lookups.countries({ signal });
    expect(added).toHaveBeenCalledTimes(3);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });
});
