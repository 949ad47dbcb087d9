import { describe, expect, test } from "vitest";
import {
  calls,
  differences,
  loadContract,
  payloadSchema,
  replyExamples,
} from "../../../openapi/load.ts";
import { sampleCalls } from "./operations.ts";
import type { SampleCall } from "./operations.ts";
import { testClient, errorOf, json } from "./support.ts";

const contract = await loadContract();
const documented = calls(contract);

function documentedCall({ endpoint }: SampleCall) {
  const call = documented.find(
    ({ method, path }) => `${method.toUpperCase()} ${path}` === endpoint,
  );
  if (!call) throw new Error(`The contract has no call ${endpoint}`);
  return call;
}

/** The contract's examples of a failure with HTTP status 200. */
const FAILURES = ["refused", "invalid", "mismatch", "failure", "wrongPassword", "unknown"];

const examples = sampleCalls.flatMap((sample) => {
  const { method, path } = documentedCall(sample);
  const all = Object.entries(replyExamples(contract, method, path, 200));
  return all.map(([example, body]) => ({ ...sample, example, body }));
});
const successes = examples.filter(({ example }) => !FAILURES.includes(example));
const failures = examples.filter(({ example }) => FAILURES.includes(example));

test("the sample calls cover each documented call once", () => {
  const templates = documented.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(sampleCalls.map(({ endpoint }) => endpoint).toSorted()).toEqual(templates.toSorted());
});

test("the sample calls cover every method of the client", () => {
  const { client } = testClient(() => json({}));
  const names = Object.entries(client).flatMap(([feature, operations]) =>
    Object.keys(operations).map((name) => `${feature}.${name}`),
  );
  expect(names.toSorted()).toEqual(sampleCalls.map(({ name }) => name).toSorted());
});

describe("a request conforms to the contract", () => {
  test.each(sampleCalls)("$name", async (sample) => {
    const call = documentedCall(sample);
    const { client, sent } = testClient(() => new Response("", { status: 404 }));
    await errorOf(sample.call(client));

    const [request] = sent;
    const url = new URL(request?.url ?? "");
    const template = call.path.replaceAll(/\{\w+\}/g, "[^/]+");
    expect(url.origin).toBe("https://api.example.com");
    expect(url.pathname).toMatch(new RegExp(`^${template}$`));
    expect(url.search).toBe(sample.query ?? "");
    expect(request?.method).toBe(call.method.toUpperCase());

    const schema = payloadSchema(contract, call.method, call.path);
    const payload: unknown = request?.body && JSON.parse(request.body);
    expect(schema ? differences(schema, payload) : payload).toEqual(schema ? [] : undefined);
  });
});

describe("only the five documented calls send the token, and none sends cookies", () => {
  test.each(sampleCalls)("$name", async (sample) => {
    const { client, sent } = testClient(() => new Response("", { status: 404 }));
    await errorOf(sample.call(client));
    const token = sample.token ? { authorization: "JWT marked-token" } : {};
    const content = sent[0]?.body === undefined ? {} : { "content-type": "application/json" };
    expect(sent[0]?.headers).toEqual({ ...token, ...content });
    expect(sent[0]?.credentials).toBe("omit");
    expect(documentedCall(sample).needsToken).toBe(sample.token ?? false);
  });
});

describe("a documented success resolves without a report", () => {
  test.each(successes)("$name: $example", async ({ call, body }) => {
    const { client, sent, reports } = testClient(() => json(body));
    const value = await call(client);
    expect(value).toBeTypeOf("object");
    expect(value).not.toBeNull();
    expect(sent).toHaveLength(1);
    expect(reports).toEqual([]);
  });
});

describe("a documented failure with status 200 is rejected with the server's text", () => {
  test.each(failures)("$name: $example", async ({ name, call, body }) => {
    const { client, sent } = testClient(() => json(body));
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

describe("a failure with another status keeps the server's text", () => {
  const others = sampleCalls.filter(({ name }) => name !== "registration.checkImei");

  test.each(others)("$name", async ({ name, call }) => {
    const { client, sent } = testClient(() => json({ message: "M", error: "E" }, 400));
    expect(await errorOf(call(client))).toMatchObject({
      kind: "http",
      operation: name,
      status: 400,
      displayMessage: "M : E",
    });
    expect(sent).toHaveLength(1);
  });
});
