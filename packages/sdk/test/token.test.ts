import { describe, expect, test } from "vitest";
import type { ClientOptions } from "../src/index.ts";
import { sampleCalls } from "./operations.ts";
import { testClient, errorOf, json } from "./support.ts";

const cancelled = { customer_id: 1, imei: "1" };
const withToken = sampleCalls.filter(({ token }) => token);

describe("without a token the five calls that need one send nothing", () => {
  class SessionExpired extends Error {
    override readonly name = "SessionExpired";
  }
  const expired = new SessionExpired("marked-token is out of date");
  const sources: [string, unknown, string, code?: string | null][] = [
    ["no `token` option", undefined, "missing"],
    ["a string instead of a function", "token", "missing"],
    ["null instead of a function", null, "missing"],
    ["a function that returns undefined", () => undefined, "empty"],
    ["a function that returns null", () => null, "empty"],
    ["an empty string", () => "", "empty"],
    ["a blank string", () => " \n", "empty"],
    ["a promise of nothing", () => Promise.resolve(undefined), "empty"],
    ["a promise of null", () => Promise.resolve(null), "empty"],
    ["a string that is not a valid header value", () => "two\nlines", "invalid"],
    ["a string beyond ASCII", () => "töken", "invalid"],
    ["a function that returns an object", () => ({ token: "wrapped" }), "invalid"],
    ["a promise that is rejected", () => Promise.reject(expired), "failed", "SessionExpired"],
    ["a promise that is rejected with nothing", () => Promise.reject(), "failed"],
    [
      "a function that throws",
      () => {
        throw new TypeError("marked-token", { cause: { code: "ECONNREFUSED" } });
      },
      "failed",
      "ECONNREFUSED",
    ],
  ];

  test.each(sources)("%s", async (_, token, reason, code: string | null = null) => {
    const source = { token } as Pick<ClientOptions, "token">;
    const { client, sent } = testClient(() => json({}), source);
    const errors = await Promise.all(withToken.map(({ call }) => errorOf(call(client))));
    const displayMessage = "Something Went Wrong";
    const expected = { kind: "no-token", reason, code, displayMessage, attempts: 0 };
    expect(errors).toHaveLength(5);
    for (const error of errors) {
      expect(error).toMatchObject(expected);
      const { operation, message, stack, cause } = error;
      expect(message).toBe(
        `${operation}: no-token: option token: ${[reason, code].join(" ").trim()}`,
      );
      expect(JSON.stringify([message, stack, cause])).not.toContain("marked-token");
    }
    expect(sent).toEqual([]);
  });
});

test("every call requests the token, so that a new one is used", async () => {
  const tokens = ["first", "second"];
  const { client, sent } = testClient(() => json({ data: { settings: {} } }), {
    token: () => tokens.shift(),
  });
  await client.deviceSettings.load("1", "gps");
  await client.deviceSettings.load("1", "gps");
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(["JWT first", "JWT second"]);
});

test("a line break at the end of the token is not sent", async () => {
  const { client, sent } = testClient(() => json({ status: true }), { token: () => "token\n" });
  await client.dormant.cancel({ customer_id: 1, imei: "1" });
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(["JWT token"]);
});

test("a token may be asynchronous", async () => {
  const { client, sent } = testClient(() => json({ status: true, result: [] }), {
    token: () => Promise.resolve("late"),
  });
  await client.dormant.activated(1);
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(["JWT late"]);
});

describe("a token that never comes", () => {
  const never = { token: () => new Promise<string>(() => {}) };

  test("fails the call after its time limit", async () => {
    const { client, sent } = testClient(() => json({}), never);
    const error = await errorOf(client.dormant.cancel(cancelled, { timeout: 5 }));
    expect(error).toMatchObject({ kind: "no-token", reason: "timeout", attempts: 0 });
    expect(sent).toEqual([]);
  });

  test("does not prevent the signal from aborting", async () => {
    const { client, sent } = testClient(() => json({}), never);
    const controller = new AbortController();
    const error = errorOf(client.dormant.cancel(cancelled, { signal: controller.signal }));
    controller.abort();
    expect((await error).kind).toBe("aborted");
    expect(sent).toEqual([]);
  });
});

test("`token` can return a token for some of the calls only", async () => {
  const { client, sent } = testClient(() => json({ status: true, result: [] }), {
    token: (operation) => (operation.startsWith("dormant.") ? "token" : undefined),
  });
  await client.dormant.activated(1);
  await client.dormant.cancel({ customer_id: 1, imei: "1" });
  expect((await errorOf(client.deviceSettings.load("1", "gps"))).kind).toBe("no-token");
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(["JWT token", "JWT token"]);
});
