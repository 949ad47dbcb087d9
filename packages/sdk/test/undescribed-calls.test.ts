import { describe, expect, test } from "vitest";
import type { Client } from "../src/index.ts";
import { errorOf, json, testClient } from "./support.ts";

describe("a call that has no method", () => {
  test("is sent with its path and query parameters", async () => {
    const { client, sent } = testClient(() => json({ dealers: [1] }));
    const endpoint = "GET /info/dealers/{region}?lang&page*";
    expect(await client.request(endpoint, "a/b", "en&x")).toEqual({ dealers: [1] });
    expect(await client.request(endpoint, 7, "en", 2)).toEqual({ dealers: [1] });
    expect(sent.map(({ url }) => url)).toEqual([
      "https://api.example.com/info/dealers/a%2Fb?lang=en%26x",
      "https://api.example.com/info/dealers/7?lang=en&page=2",
    ]);
    expect(sent.map(({ method }) => method)).toEqual(["GET", "GET"]);
  });

  test("cannot have a parameter named __proto__", async () => {
    const { client, sent } = testClient(() => json({}));
    for (const endpoint of ["GET /dealers/{__proto__}", "GET /dealers?__proto__"] as const) {
      const error = await errorOf(client.request(endpoint, "a"));
      expect(error).toMatchObject({ kind: "bad-argument", parameter: "endpoint" });
    }
    expect(sent).toEqual([]);
  });

  test("is retried if it is a GET", async () => {
    const { client, sent } = testClient(() => json({}, 503));
    expect(await errorOf(client.request("GET /info/dealers"))).toMatchObject({
      kind: "http",
      operation: "GET /info/dealers",
      attempts: 3,
    });
    expect(sent).toHaveLength(3);
  });

  test.each(["POST", "PUT", "PATCH", "DELETE"] as const)(
    "is sent once if it is a %s, and its outcome may be unknown",
    async (method) => {
      const { client, sent } = testClient(() => json({}, 502));
      const error = await errorOf(client.request(`${method} /dealers`, { name: "North" }));
      expect(error).toMatchObject({ kind: "unknown-outcome", status: 502 });
      expect(sent).toHaveLength(1);
      expect(sent[0]).toMatchObject({ method, body: '{"name":"North"}' });
    },
  );

  test("is refused by a status of false", async () => {
    const { client } = testClient(() => json({ status: false, message: "No" }));
    const rejected = { kind: "rejected", displayMessage: "No" };
    expect(await errorOf(client.request("GET /dealers"))).toMatchObject(rejected);
    expect(await errorOf(client.request("POST /dealers", {}))).toMatchObject(rejected);
  });

  test("sends the token if requested, and accepts the other options", async () => {
    const { client, sent } = testClient(() => new Response(null, { status: 204 }));
    const options = { token: true, headers: { "X-Trace": "1" } };
    expect(await client.request("POST /dealers/{id}", 7, {}, options)).toBeNull();
    expect(sent[0]?.headers).toMatchObject({ authorization: "JWT marked-token", "x-trace": "1" });
  });

  test.each(["", "GET", "get /dealers", "GET dealers", "GET https://evil.example/", 5, undefined])(
    "needs a method and a path: %j",
    async (endpoint) => {
      const { client, sent } = testClient(() => json({}));
      const request = client.request(endpoint as Parameters<Client["request"]>[0]);
      expect(await errorOf(request)).toMatchObject({
        kind: "bad-argument",
        parameter: "endpoint",
      });
      expect(sent).toEqual([]);
    },
  );

  test("that lacks a parameter sends nothing", async () => {
    const { client, sent } = testClient(() => json({}));
    const error = await errorOf(client.request("GET /info/dealers/{region}"));
    expect(error).toMatchObject({ kind: "bad-argument", parameter: "region" });
    expect(sent).toEqual([]);
  });
});
