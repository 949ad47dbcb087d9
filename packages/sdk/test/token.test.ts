import { describe, expect, test } from "vitest";
import type { ClientOptions } from "../src/index.ts";
import { uses } from "./operations.ts";
import { clientAnswered, errorOf, json } from "./support.ts";

const withToken = uses.filter(({ token }) => token);

describe("without a token the five calls that need one send nothing", () => {
  const sources: [string, unknown][] = [
    ["no source of tokens", undefined],
    ["a source that has none", () => undefined],
    ["an empty text", () => ""],
    ["a source that answers later", () => Promise.resolve("late")],
    ["a source that gives something else", () => ({ token: "wrapped" })],
    ["a token where its source should be", "token"],
    [
      "a source that fails",
      () => {
        throw new Error("signed out");
      },
    ],
  ];

  test.each(sources)("%s", async (_, token) => {
    const source = { token } as Pick<ClientOptions, "token">;
    const { client, sent } = clientAnswered(() => json({}), source);
    const errors = await Promise.all(withToken.map(({ call }) => errorOf(call(client))));
    expect(errors.map(({ kind }) => kind)).toEqual(Array(5).fill("no-token"));
    expect(errors.map(({ displayMessage }) => displayMessage)).toEqual(
      Array(5).fill("Something Went Wrong"),
    );
    expect(sent).toEqual([]);
  });
});

test("the token is asked for at each call, so that a new one counts", async () => {
  const tokens = ["first", "second"];
  const { client, sent } = clientAnswered(() => json({ data: { settings: {} } }), {
    token: () => tokens.shift(),
  });
  await client.deviceSettings.load("1", "gps");
  await client.deviceSettings.load("1", "gps");
  expect(sent.map(({ headers }) => headers.authorization)).toEqual(["JWT first", "JWT second"]);
});

test("a token that cannot stand in a header is no outcome that anybody must wonder about", async () => {
  const { client, sent } = clientAnswered(() => json({}), { token: () => "two\nlines" });
  const error = await errorOf(client.dormant.cancel({ customer_id: 1, imei: "1" }));
  expect(error.kind).toBe("network");
  expect(sent).toEqual([]);
});
