import { describe, expect, test } from "vitest";
import type { ClientOptions } from "../src/index.ts";
import { sampleCalls } from "./operations.ts";
import { testClient, errorOf, json } from "./support.ts";

const cancelled = { customer_id: 1, imei: "1" };
const withToken = sampleCalls.filter(({ token }) => token);

describe("without a token the five calls that need one send nothing", () => {
  const sources: [string, unknown][] = [
    ["no `token` option", undefined],
    ["a function that returns undefined", () => undefined],
    ["an empty string", () => ""],
    ["a blank string", () => " \n"],
    ["a string that is not a valid header value", () => "two\nlines"],
    ["a string beyond ASCII", () => "töken"],
    ["a promise of nothing", () => Promise.resolve(undefined)],
    ["a promise that is rejected", () => Promise.reject(new Error("signed out"))],
    ["a function that returns an object", () => ({ token: "wrapped" })],
    ["a string instead of a function", "token"],
    [
      "a function that throws",
      () => {
        throw new Error("signed out");
      },
    ],
  ];

  test.each(sources)("%s", async (_, token) => {
    const source = { token } as Pick<ClientOptions, "token">;
    const { client, sent } = testClient(() => json({}), source);
    const errors = await Promise.all(withToken.map(({ call }) => errorOf(call(client))));
    expect(errors.map(({ kind }) => kind)).toEqual(Array(5).fill("no-token"));
    expect(errors.map(({ displayMessage }) => displayMessage)).toEqual(
      Array(5).fill("Something Went Wrong"),
    );
    expect(sent).toEqual([]);
  });
});

test("every call asks for the token, so that a new one is used", async () => {
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

test("a token may take time", async () => {
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
    expect(error).toMatchObject({ kind: "no-token", attempts: 0 });
    expect(sent).toEqual([]);
  });

  test("does not keep the signal from aborting", async () => {
    const { client, sent } = testClient(() => json({}), never);
    const controller = new AbortController();
    const error = errorOf(client.dormant.cancel(cancelled, { signal: controller.signal }));
    controller.abort();
    expect((await error).kind).toBe("aborted");
    expect(sent).toEqual([]);
  });
});

test("a token can be given to some of the calls only", async () => {
  const { client, sent } = testClient(() => json({ status: true, result: [] }), {
    token: (operation) => (operation.startsWith("dormant.") ? "token" : undefined),
  });
  await client.dormant.activated(1);
  await client.dormant.cancel({ customer_id: 1, imei: "1" });
  expect((await errorOf(client.deviceSettings.load("1", "gps"))).kind).toBe("no-token");
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(["JWT token", "JWT token"]);
});
