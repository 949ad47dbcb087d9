import { afterEach, describe, expect, test, vi } from "vitest";
import { createClient } from "../src/index.ts";
import type { CallOptions, ClientOptions } from "../src/index.ts";
import { newCustomer, sampleCalls } from "./operations.ts";
import { testClient, errorOf, json } from "./support.ts";

const failing = () => {
  throw new Error("broken");
};

describe("a `report` that throws does not lose the reply", () => {
  const subscription = [{ imei_no: "350000000000001" }];

  test.each([
    ["throws", failing],
    ["is not a function", "log"],
  ])("because `report` %s", async (_, report) => {
    const options = { report } as Partial<ClientOptions>;
    const { client } = testClient(() => json({ status: true, subscription }), options);
    expect(await client.registration.register(newCustomer)).toMatchObject({
      outcome: "complete",
      subscription,
    });
  });

  test("nor the usable rows of a list", async () => {
    const countries = [null, { id: 250, country_name: "United States" }];
    const { client } = testClient(() => json({ countries }), { report: failing });
    expect(await client.lookups.countries()).toEqual([countries[1]]);
  });
});

describe("invalid options never cause an error other than a WaypostError", () => {
  const noSignal = { signal: undefined };

  test.each(sampleCalls)(
    "null and an undefined signal count as no options: $name",
    async ({ call }) => {
      for (const options of [null, noSignal] as CallOptions[]) {
        const { client, sent } = testClient(() => json({}, 404));
        expect((await errorOf(call(client, options))).kind).toBe("http");
        expect(sent).toHaveLength(1);
      }
    },
  );

  test.each([["two\nlines"], "CF-Ray", null, 5])("`errorHeaders` of %j", async (errorHeaders) => {
    const options = { errorHeaders } as Partial<ClientOptions>;
    const { client } = testClient(() => json({}, 404), options);
    expect((await errorOf(client.lookups.countries())).kind).toBe("http");
  });

  test("a `wait` that throws fails the read with a network error", async () => {
    const { client, sent } = testClient(() => json({}, 503), { wait: failing });
    expect((await errorOf(client.lookups.countries())).kind).toBe("network");
    expect(sent).toHaveLength(1);
  });
});

test.each([
  ["nothing", undefined, "undefined"],
  ["null", null, "undefined"],
  ["no option", {}, "undefined"],
  ["no URL", { baseUrl: "api.example.com" }, "api.example.com"],
  ["a URL of another kind", { baseUrl: "ftp://api.example.com" }, "ftp://api.example.com"],
  [
    "a URL with a query",
    { baseUrl: "https://api.example/v1?key=marked" },
    "https://api.example/v1",
  ],
  ["a URL with a password", { baseUrl: "ftp://user:marked?@api.example/v1" }, "api.example/v1"],
])(
  "createClient with %s throws an error with the required and the given value",
  (_, options, shown) => {
    expect(() => createClient(options as ClientOptions)).toThrow(
      new TypeError(`createClient needs a baseUrl: http(s)://… without a query, not "${shown}"`),
    );
  },
);

describe("the time limit", () => {
  afterEach(() => void vi.useRealTimers());
  const MAX_TIMEOUT = 2 ** 31 - 1;

  test.each([
    { given: undefined, read: 15_000, write: 90_000 },
    { given: NaN, read: 15_000, write: 90_000 },
    { given: 0, read: 15_000, write: 90_000 },
    { given: -1, read: 15_000, write: 90_000 },
    { given: 1, read: 1, write: 1 },
    { given: 120_000, read: 120_000, write: 120_000 },
    { given: 2 ** 31, read: MAX_TIMEOUT, write: MAX_TIMEOUT },
    { given: Infinity, read: MAX_TIMEOUT, write: MAX_TIMEOUT },
  ])(
    "given as $given ms is $read for a read and $write for a write",
    async ({ given, read, write }) => {
      for (const [kind, limit] of Object.entries({ read, write })) {
        vi.useFakeTimers();
        const options = { timeout: { read: given, write: given } };
        const { client, sent } = testClient(() => new Promise(() => {}), options);
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
    },
  );
});
