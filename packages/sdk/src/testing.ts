/** Helpers for testing a program that uses the SDK. */
import { createClient, features, type Client } from "./client.ts";
import { fixtures } from "./generated/fixtures.ts";
import type { ClientOptions } from "./options.ts";
import type { FetchInit, FetchResponse } from "./platform.ts";
import { parseJson, messagesOf } from "./reply.ts";
import { addTrace, createError, type WaypostError } from "./errors.ts";
import { traceOf } from "./trace.ts";

export { fixtures };

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

type Kind = WaypostError["kind"];
type ErrorOf<K extends Kind> = Extract<WaypostError, { kind: K }>;

/** The fields of an error that a test sets. All others get the values of an ordinary failure. */
export type TestErrorFields<K extends Kind> = Partial<
  Omit<ErrorOf<K>, "name" | "kind" | "message" | "stack" | "cause">
>;

const defaults: { readonly [K in Kind]: object } = {
  rejected: { status: 200 },
  http: { status: 400 },
  malformed: { status: 200 },
  "unknown-outcome": { reason: "network", status: null },
  "bad-argument": { parameter: "body" },
  network: {},
  timeout: {},
  aborted: {},
  "no-token": { reason: "empty" },
};

const withoutReply: ReadonlySet<Kind> = new Set<Kind>(["bad-argument", "no-token"]);
const withMessages: ReadonlySet<Kind> = new Set<Kind>(["rejected", "http", "unknown-outcome"]);

/**
 * Creates an error as a client throws it. By default, `displayMessage` is built from
 * `serverMessage` and `serverError`.
 */
export function createTestError<K extends Kind>(
  kind: K,
  fields: TestErrorFields<K> = {},
): ErrorOf<K> {
  const { operation = "registration.register", ...rest } = fields;
  const { serverMessage, serverError } = fields as TestErrorFields<"http">;
  const messages = withMessages.has(kind)
    ? messagesOf({ message: serverMessage, error: serverError })
    : {};
  const create = createError as unknown as (
    operation: string,
    kind: Kind,
    details: object,
  ) => WaypostError;
  const error = create(operation, kind, { ...defaults[kind], ...messages, ...rest });
  const {
    attempts = withoutReply.has(kind) ? 0 : 1,
    code,
    requestId,
    retryAfter,
    headers,
  } = fields;
  return addTrace(error, {
    ...traceOf({ attempts }),
    ...(code !== undefined && { code }),
    ...(requestId !== undefined && { requestId }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(headers !== undefined && { headers }),
  }) as ErrorOf<K>;
}
