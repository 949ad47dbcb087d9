import { afterEach, describe, expect, test, vi } from "vitest";
import { clientAnswered, errorOf, json } from "./support.ts";

const yes = () => json({ countries: [{ id: 250, country_name: "United States" }] });
const refused = () => Promise.reject(new TypeError("fetch failed"));

/** Answers one after the other, the last one for ever. */
function inTurn(...answers: (() => Response | Promise<Response>)[]) {
  let turn = 0;
  return () => {
    const answer = answers[Math.min(turn, answers.length - 1)] ?? yes;
    turn += 1;
    return answer();
  };
}

const unavailable = (retryAfter: string) => () =>
  json({ message: "Busy" }, 503, { "retry-after": retryAfter });

describe("between the attempts of a read", () => {
  afterEach(() => void vi.restoreAllMocks());

  test("a passing fault is overcome", async () => {
    const { client, sent } = clientAnswered(inTurn(refused, unavailable(""), yes));
    expect(await client.lookups.countries()).toEqual([{ id: 250, country_name: "United States" }]);
    expect(sent).toHaveLength(3);
  });

  test.each([
    { random: 0, waits: [150, 300] },
    { random: 0.5, waits: [225, 450] },
    { random: 0.999, waits: [299.85, 599.7] },
  ])("the wait doubles and is spread at random: $random", async ({ random, waits: expected }) => {
    vi.spyOn(Math, "random").mockReturnValue(random);
    const { client, waits } = clientAnswered(refused);
    await errorOf(client.lookups.countries());
    expect(waits.map((wait) => wait.toFixed(2))).toEqual(expected.map((wait) => wait.toFixed(2)));
  });

  test("a Retry-After may be a date", async () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-21T12:00:00Z"));
    const { client, waits } = clientAnswered(
      inTurn(unavailable("Sat, 21 Nov 2026 12:00:04 GMT"), yes),
    );
    await client.lookups.countries();
    expect(waits).toEqual([4000]);
  });

  test("a Retry-After further away than 10 s fails at once", async () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-21T12:00:00Z"));
    const { client, waits } = clientAnswered(unavailable("Sat, 21 Nov 2026 12:01:00 GMT"));
    expect(await errorOf(client.lookups.countries())).toMatchObject({ kind: "http", status: 503 });
    expect(waits).toEqual([]);
  });

  test.each(["soon", "", "Thu, 01 Jan 1970 00:00:00 GMT", "0", "-3"])(
    "a Retry-After that asks for nothing leaves the usual wait: %j",
    async (retryAfter) => {
      vi.spyOn(Math, "random").mockReturnValue(0);
      const { client, waits } = clientAnswered(unavailable(retryAfter));
      await errorOf(client.lookups.countries());
      expect(waits).toEqual([150, 300]);
    },
  );

  test("real time passes when no other is given", async () => {
    vi.useFakeTimers();
    try {
      const { client, sent } = clientAnswered(inTurn(unavailable("9"), yes), { wait: undefined });
      const answer = client.lookups.countries();
      await vi.advanceTimersByTimeAsync(8999);
      expect(sent).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await answer).toHaveLength(1);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("an attempt has 15 s when it reads and 90 s when it writes", () => {
  test.each([
    { kind: "read", limit: 15_000, attempts: 3 },
    { kind: "write", limit: 90_000, attempts: 1 },
  ] as const)("$kind", async ({ kind, limit, attempts }) => {
    vi.useFakeTimers();
    try {
      const { client, sent } = clientAnswered(() => new Promise(() => {}));
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
  test("that ended before sends nothing, of a read and of a write", async () => {
    const { client, sent } = clientAnswered(yes);
    const options = { signal: AbortSignal.abort() };
    const purchase = client.packs.buyEta({ customer_id: 1, eta_id: "eta_50" }, options);
    expect((await errorOf(client.lookups.countries(options))).kind).toBe("aborted");
    expect((await errorOf(purchase)).kind).toBe("aborted");
    expect(sent).toEqual([]);
  });

  test("ends an attempt, also where fetch does not listen to it", async () => {
    const controller = new AbortController();
    const { client, sent } = clientAnswered(() => {
      controller.abort();
      return new Promise(() => {});
    });
    const error = await errorOf(client.lookups.countries({ signal: controller.signal }));
    expect(error.kind).toBe("aborted");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  test("leaves the outcome of a write unknown once it went out", async () => {
    const controller = new AbortController();
    const { client, sent } = clientAnswered(() => {
      controller.abort();
      return new Promise(() => {});
    });
    const purchase = { customer_id: 1, eta_id: "eta_50" };
    expect(
      await errorOf(client.packs.buyEta(purchase, { signal: controller.signal })),
    ).toMatchObject({ kind: "unknown-outcome", reason: "aborted", status: null });
    expect(sent).toHaveLength(1);
  });

  test("ends the wait between two attempts, and leaves no timer behind", async () => {
    vi.useFakeTimers();
    try {
      const controller = new AbortController();
      const { client, sent } = clientAnswered(unavailable("9"), { wait: undefined });
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

  test("of many calls collects no listeners", async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, "addEventListener");
    const removed = vi.spyOn(signal, "removeEventListener");
    const { client } = clientAnswered(inTurn(refused, yes), { wait: undefined });
    await client.lookups.countries({ signal });
    expect(added).toHaveBeenCalledTimes(3);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });
});
