import { createClient, features } from "./client.ts";
import type { Client } from "./client.ts";
import { fixtures } from "./generated/fixtures.ts";
import type { ClientOptions } from "./options.ts";
import type { FetchInit, FetchResponse } from "./platform.ts";
import { parseJson } from "./reply.ts";

/** The feature and method of a call, such as `registration.checkEmail`. */
export type OperationName = keyof typeof fixtures;

/** A reply of the API, such as `fixtures["registration.checkEmail"].known`. */
export interface TestReply {
  /** Default 200. */
  readonly status?: number;
  /** Sent as JSON. A text is sent as it is, and undefined as an empty body. */
  readonly body?: unknown;
  /** Headers of the reply. Their names may be in any case. */
  readonly headers?: { readonly [name: string]: string };
}

/** A request that the client sent. */
export interface TestRequest {
  /** The call: `registration.checkImei`. */
  readonly operation: OperationName;
  /** The HTTP method. */
  readonly method: string;
  /** The full URL, with its query. */
  readonly url: string;
  /** Headers of the request. */
  readonly headers: { readonly [name: string]: string };
  /** The body as JSON; undefined if there was none. */
  readonly body: unknown;
}

/** Returns the reply to a request. If it throws, there is no reply. */
export type TestResponder = (request: TestRequest) => TestReply | Promise<TestReply>;

/** A client for tests, with control over its replies and a record of its requests. */
export interface TestClient {
  /** A real client, whose requests get the replies set with `answer`. */
  readonly client: Client;
  /** Sets the reply to an operation, for all of its calls from now on. */
  readonly answer: (operation: OperationName, reply: TestReply | TestResponder) => void;
  /** The requests so far, oldest first, including their secrets. */
  readonly requests: readonly TestRequest[];
}

const names = Object.keys(fixtures) as OperationName[];

/** Method and path of each operation, as a pattern. */
const patterns = names.map((name) => {
  const [feature = "", method = ""] = name.split(".");
  const template = features[feature]?.[method]?.endpoint.split("?")[0] ?? "";
  return { name, pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`) };
});

/**
 * Creates a client for tests. Each operation replies with an example of the contract until
 * {@link TestClient.answer} sets another reply: with the one that the query names, such as
 * `category=obd`, or else with the first one, a success. The client has a token and does not wait
 * between the attempts of a read.
 */
export function createTestClient(options: Partial<ClientOptions> = {}): TestClient {
  const baseUrl = "https://api.test";
  const answers = new Map<OperationName, TestReply | TestResponder>();
  const requests: TestRequest[] = [];

  const fetch = async (url: string, { method, headers, body }: FetchInit) => {
    const path = url.slice(baseUrl.length).split("?")[0] ?? "";
    const found = patterns.find(({ pattern }) => pattern.test(`${method} ${path}`));
    if (!found) return responseOf({ status: 404 });
    const operation = found.name;
    const request = { operation, method, url, headers, body: parseJson(body) };
    requests.push(request);
    const answer = answers.get(operation) ?? exampleFor(operation, url);
    return responseOf(typeof answer === "function" ? await answer(request) : answer);
  };

  return {
    client: createClient({
      token: () => "test-token",
      wait: async () => {},
      ...options,
      baseUrl,
      fetch,
    }),
    answer: (operation, reply) => void answers.set(operation, reply),
    requests,
  };
}

function exampleFor(operation: OperationName, url: string): TestReply {
  const examples: Readonly<Record<string, TestReply>> = fixtures[operation];
  const named = /=(\w+)$/.exec(url)?.[1] ?? "";
  return (Object.hasOwn(examples, named) ? examples[named] : Object.values(examples)[0]) ?? {};
}

function responseOf({ status = 200, body, headers = {} }: TestReply): FetchResponse {
  const lowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const values = new Map(lowerCase as [string, string][]);
  const content = typeof body === "string" ? body : (JSON.stringify(body) ?? "");
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name) => values.get(name.toLowerCase()) ?? null },
    text: async () => content,
  };
}
