import { describe, expect, test } from "vitest";
import {
  calls,
  differences,
  loadContract,
  payloadSchema,
  replyExamples,
} from "../../../openapi/load.ts";
import { uses } from "./operations.ts";
import type { Use } from "./operations.ts";
import { clientAnswered, errorOf, json } from "./support.ts";

const contract = await loadContract();
const documented = calls(contract);

function callOf({ endpoint }: Use) {
  const call = documented.find(
    ({ method, path }) => `${method.toUpperCase()} ${path}` === endpoint,
  );
  if (!call) throw new Error(`The contract does not know ${endpoint}`);
  return call;
}

/** Examples of a reply that says no, by the words that the contract uses for them. */
const REFUSALS = ["refused", "invalid", "mismatch", "failure", "wrongPassword", "unknown"];

const examples = uses.flatMap((use) => {
  const { method, path } = callOf(use);
  const all = Object.entries(replyExamples(contract, method, path, 200));
  return all.map(([example, body]) => ({ ...use, example, body }));
});
const yes = examples.filter(({ example }) => !REFUSALS.includes(example));
const no = examples.filter(({ example }) => REFUSALS.includes(example));

test("the SDK has each of the 31 documented calls once", () => {
  const templates = documented.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(uses).toHaveLength(31);
  expect(uses.map(({ endpoint }) => endpoint).toSorted()).toEqual(templates.toSorted());
});

test("every method of the client is one of them", () => {
  const { client } = clientAnswered(() => json({}));
  const names = Object.entries(client).flatMap(([feature, operations]) =>
    Object.keys(operations).map((name) => `${feature}.${name}`),
  );
  expect(names.toSorted()).toEqual(uses.map(({ name }) => name).toSorted());
});

describe("a request is what the contract describes", () => {
  test.each(uses)("$name", async (use) => {
    const call = callOf(use);
    const { client, sent } = clientAnswered(() => new Response("", { status: 404 }));
    await errorOf(use.call(client));

    const [request] = sent;
    const url = new URL(request?.url ?? "");
    const template = call.path.replaceAll(/\{\w+\}/g, "[^/]+");
    expect(url.origin).toBe("https://api.example.com");
    expect(url.pathname).toMatch(new RegExp(`^${template}$`));
    expect(url.search).toBe(use.query ?? "");
    expect(request?.method).toBe(call.method.toUpperCase());

    const schema = payloadSchema(contract, call.method, call.path);
    const payload: unknown = request?.body && JSON.parse(request.body);
    expect(schema ? differences(schema, payload) : payload).toEqual(schema ? [] : undefined);
  });
});

describe("only the five documented calls carry the token, and no call carries a cookie", () => {
  test.each(uses)("$name", async (use) => {
    const { client, sent } = clientAnswered(() => new Response("", { status: 404 }));
    await errorOf(use.call(client));
    const token = use.token ? { authorization: "JWT marked-token" } : {};
    const content = sent[0]?.body === undefined ? {} : { "content-type": "application/json" };
    expect(sent[0]?.headers).toEqual({ ...token, ...content });
    expect(sent[0]?.credentials).toBe("omit");
    expect(callOf(use).needsToken).toBe(use.token ?? false);
  });
});

describe("a documented yes succeeds, and nothing about it is reported", () => {
  test.each(yes)("$name: $example", async ({ call, body }) => {
    const { client, sent, reports } = clientAnswered(() => json(body));
    const value = await call(client);
    expect(value).toBeTypeOf("object");
    expect(value).not.toBeNull();
    expect(sent).toHaveLength(1);
    expect(reports).toEqual([]);
  });
});

describe("a documented no at status 200 is rejected with its words", () => {
  test.each(no)("$name: $example", async ({ name, call, body }) => {
    const { client, sent } = clientAnswered(() => json(body));
    const { message, error } = Object(body) as { message: string; error?: string };
    expect(await errorOf(call(client))).toMatchObject({
      kind: "rejected",
      operation: name,
      status: 200,
      serverMessage: message,
      serverError: error ?? null,
      displayMessage: error ? `${message} : ${error}` : message,
    });
    expect(sent).toHaveLength(1);
  });
});

describe("a refusal with another status keeps its words", () => {
  test.each(uses)("$name", async ({ name, call }) => {
    const { client, sent } = clientAnswered(() => json({ message: "M", error: "E" }, 400));
    expect(await errorOf(call(client))).toMatchObject({
      kind: "http",
      operation: name,
      status: 400,
      displayMessage: "M : E",
    });
    expect(sent).toHaveLength(1);
  });
});
