import { readFile } from "node:fs/promises";
import { describe, expect, expectTypeOf, test } from "vitest";
import { fixturesSource } from "../../../tools/lib/fixtures.ts";
import { isWaypostError } from "../src/index.ts";
import type { WaypostError } from "../src/index.ts";
import { createTestClient, createTestError, fixtures } from "../src/testing.ts";
import type { OperationName } from "../src/testing.ts";
import { sampleCalls } from "./operations.ts";
import { errorOf, json, testClient } from "./support.ts";

/** The result of a call, or the fields of its error. */
const outcome = (call: Promise<unknown>) =>
  call.catch((error: unknown) => ({ ...(error as WaypostError) }));

test("the fixtures are those of the contract", async () => {
  const file = new URL("../src/generated/fixtures.ts", import.meta.url);
  expect(await readFile(file, "utf8")).toBe(await fixturesSource());
});

describe("a client for tests", () => {
  test.each(sampleCalls)("succeeds with $name by default", async ({ name, call }) => {
    const { client, requests } = createTestClient();
    expect(await call(client)).toBeDefined();
    expect(requests.map(({ operation }) => operation)).toEqual([name]);
  });

  const everyFixture = sampleCalls.flatMap((sample) =>
    Object.entries(fixtures[sample.name as OperationName]).map(([example, reply]) => ({
      ...sample,
      example,
      reply,
    })),
  );

  test.each(everyFixture)(
    "answers $name with $example as the API would",
    async ({ name, call, reply }) => {
      const { client, answer } = createTestClient();
      answer(name as OperationName, reply);
      const real = testClient(() => json(reply.body, reply.status));
      expect(await outcome(call(client))).toEqual(await outcome(call(real.client)));
    },
  );

  test("replies with the example that the query names", async () => {
    const { client } = createTestClient();
    const [pack] = await client.lookups.servicePlans("sms_pack");
    expect(pack?.service_plan_id).toBe("sms_100");
    const [plan] = await client.lookups.servicePlans();
    expect(plan?.category).toBe("gps");
  });

  test("accepts a function that receives the request", async () => {
    const { client, answer, requests } = createTestClient();
    answer("registration.checkEmail", ({ url }) =>
      url.endsWith("known%40example.com")
        ? fixtures["registration.checkEmail"].known
        : fixtures["registration.checkEmail"].new,
    );
    expect((await client.registration.checkEmail("known@example.com")).exists).toBe(true);
    expect((await client.registration.checkEmail("new@example.com")).exists).toBe(false);
    expect(requests).toHaveLength(2);
  });

  test("can lose a reply, send headers, and send text that is not JSON", async () => {
    const { client, answer, requests } = createTestClient();
    const purchase = { customer_id: 1, eta_id: "eta_50" };
    answer("packs.buyEta", () => {
      throw new Error("lost");
    });
    expect((await errorOf(client.packs.buyEta(purchase))).kind).toBe("unknown-outcome");
    expect(requests[0]?.body).toEqual(purchase);
    answer("packs.buyEta", { status: 429, headers: { "Retry-After": "7" } });
    expect((await errorOf(client.packs.buyEta(purchase))).retryAfter).toBe(7);
    answer("packs.buyEta", { body: "<h1>Hello</h1>" });
    expect(await errorOf(client.packs.buyEta(purchase))).toMatchObject({ reason: "unreadable" });
  });
});

describe("an error for tests", () => {
  test("equals one that a client throws", async () => {
    const { client } = testClient(() => json({ message: "M", error: "E" }, 404));
    const real = await errorOf(client.lookups.countries());
    const fields = { operation: "lookups.countries", serverMessage: "M", serverError: "E" };
    const made = createTestError("http", { ...fields, status: 404 });
    expect({ ...made }).toEqual({ ...real });
    expect(String(made)).toBe(String(real));
    expect(isWaypostError(structuredClone(made), "http")).toBe(true);
  });

  test.each([
    "rejected",
    "http",
    "network",
    "timeout",
    "aborted",
    "malformed",
    "unknown-outcome",
    "bad-argument",
    "no-token",
  ] as const)("can be of the kind %s without anything else", (kind) => {
    const error = createTestError(kind);
    expect(isWaypostError(error, kind)).toBe(true);
    expect(error.displayMessage).toBe("Something Went Wrong");
  });

  test("has the type of its kind", () => {
    const error = createTestError("unknown-outcome", { reason: "timeout", attempts: 2 });
    expectTypeOf(error.kind).toEqualTypeOf<"unknown-outcome">();
    expect(error).toMatchObject({ reason: "timeout", attempts: 2, status: null });
  });
});
