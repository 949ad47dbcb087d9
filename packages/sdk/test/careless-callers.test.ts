import { afterEach, describe, expect, test, vi } from "vitest";
import type { CallOptions, ClientOptions } from "../src/index.ts";
import { newCustomer, uses } from "./operations.ts";
import { clientAnswered, errorOf, json } from "./support.ts";

const failing = () => {
  throw new Error("out of order");
};

describe("a reply is not lost because nobody could take the report about it", () => {
  const subscription = [{ imei_no: "350000000000001" }];

  test.each([
    ["throws", failing],
    ["is no function", "log"],
  ])("a report that %s", async (_, report) => {
    const options = { report } as Partial<ClientOptions>;
    const { client } = clientAnswered(() => json({ status: true, subscription }), options);
    expect(await client.registration.register(newCustomer)).toMatchObject({
      outcome: "complete",
      subscription,
    });
  });

  test("nor is what is left of a list", async () => {
    const countries = [null, { id: 250, country_name: "United States" }];
    const { client } = clientAnswered(() => json({ countries }), { report: failing });
    expect(await client.lookups.countries()).toEqual([countries[1]]);
  });
});

describe("options that are none never end in an error that is not ours", () => {
  const none = { signal: undefined };

  test.each(uses)("null and no signal are no options: $name", async ({ call }) => {
    for (const options of [null, none] as CallOptions[]) {
      const { client, sent } = clientAnswered(() => json({}, 404));
      expect((await errorOf(call(client, options))).kind).toBe("http");
      expect(sent).toHaveLength(1);
    }
  });

  test.each(uses)(
    "a controller is no signal, and nothing is sent: $name",
    async ({ call, name }) => {
      vi.useFakeTimers();
      try {
        const { client, sent } = clientAnswered(() => json({}));
        const options = { signal: new AbortController() } as unknown as CallOptions;
        const error = await errorOf(call(client, options));
        expect(error).toMatchObject({ kind: "network", operation: name });
        expect(sent).toEqual([]);
        // No timer is left that would fail later, where nobody catches it.
        expect(vi.getTimerCount()).toBe(0);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  test("a wait that throws ends a read as what it was waiting for", async () => {
    const { client, sent } = clientAnswered(() => json({}, 503), { wait: failing });
    expect((await errorOf(client.lookups.countries())).kind).toBe("network");
    expect(sent).toHaveLength(1);
  });
});

describe("a limit of time", () => {
  afterEach(() => void vi.useRealTimers());
  const DAYS_24 = 2 ** 31 - 1;

  test.each([
    { given: undefined, read: 15_000, write: 90_000 },
    { given: NaN, read: 15_000, write: 90_000 },
    { given: 0, read: 15_000, write: 90_000 },
    { given: -1, read: 15_000, write: 90_000 },
    { given: 1, read: 1, write: 1 },
    { given: 120_000, read: 120_000, write: 120_000 },
    { given: 2 ** 31, read: DAYS_24, write: DAYS_24 },
    { given: Infinity, read: DAYS_24, write: DAYS_24 },
  ])("of $given ms is $read for a read and $write for a write", async ({ given, read, write }) => {
    for (const [kind, limit] of Object.entries({ read, write })) {
      vi.useFakeTimers();
      const options = { timeout: { read: given, write: given } };
      const { client, sent } = clientAnswered(() => new Promise(() => {}), options);
      const purchase = { customer_id: 1, eta_id: "eta_50" };
      const settled = errorOf(
        kind === "read" ? client.lookups.countries() : client.packs.buyEta(purchase),
      );
      await vi.advanceTimersByTimeAsync(limit - 1);
      expect(sent[0]?.signal.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(sent[0]?.signal.aborted).toBe(true);
      await vi.advanceTimersByTimeAsync(limit * 2);
      expect((await settled).kind).toBe(kind === "read" ? "timeout" : "unknown-outcome");
    }
  });
});
