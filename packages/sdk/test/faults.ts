import type { Answer } from "./support.ts";

/** Something that goes wrong between the client and the server. */
export interface Fault {
  fault: string;
  answer: Answer;
  /** What a read does about it: the error's kind, how often it asks, what it waits for. */
  read: { kind: string; attempts: number; waits?: number[] };
  /** What a write tells; it is sent once. */
  write: { kind: string; reason?: string; status?: number | null };
  /** What a person reads, where the server sent words. */
  words?: string;
  /** Milliseconds for an attempt, where the fault is that nothing comes. */
  limit?: number;
}

const html = { "content-type": "text/html" };
const never = new Promise<Response>(() => {});

/** A reply whose body starts and then goes the way that is told. */
const halfAnswered = (then: (body: ReadableStreamDefaultController) => void) =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"status":'));
        then(body);
      },
    }),
  );

const failing = (status: number, body: string | null, headers?: Record<string, string>) => () =>
  new Response(body, { status, headers });

const passing = [429, 502, 503, 504].map((status): Fault => ({
  fault: `${status} with JSON`,
  answer: failing(status, '{"message":"M"}'),
  words: "M",
  read: { kind: "http", attempts: 3 },
  write: { kind: "http", status },
}));

const gateways = [502, 503, 504].map((status): Fault => ({
  fault: `${status} with a page of HTML`,
  answer: failing(status, "<h1>Bad gateway</h1>", html),
  read: { kind: "http", attempts: 3 },
  write: { kind: "unknown-outcome", reason: "server", status },
}));

const lasting = [400, 401, 404, 409].map((status): Fault => ({
  fault: `${status} without a body`,
  answer: failing(status, ""),
  read: { kind: "http", attempts: 1 },
  write: { kind: "http", status },
}));

export const faults: Fault[] = [
  {
    fault: "the connection is refused",
    answer: () => Promise.reject(new TypeError("fetch failed")),
    read: { kind: "network", attempts: 3 },
    write: { kind: "unknown-outcome", reason: "network", status: null },
  },
  {
    fault: "fetch throws at once",
    answer: () => {
      throw new TypeError("Failed to parse URL");
    },
    read: { kind: "network", attempts: 3 },
    write: { kind: "unknown-outcome", reason: "network", status: null },
  },
  {
    fault: "the answer is that there is none (status 0)",
    answer: () => Response.error(),
    read: { kind: "network", attempts: 3 },
    write: { kind: "unknown-outcome", reason: "network", status: null },
  },
  {
    fault: "no answer ever comes",
    answer: () => never,
    limit: 1,
    read: { kind: "timeout", attempts: 3 },
    write: { kind: "unknown-outcome", reason: "timeout", status: null },
  },
  {
    fault: "the answer begins and never ends",
    answer: () => halfAnswered(() => {}),
    limit: 1,
    read: { kind: "timeout", attempts: 3 },
    write: { kind: "unknown-outcome", reason: "timeout", status: null },
  },
  {
    fault: "the connection breaks in the middle of the answer",
    answer: () => halfAnswered((body) => body.error(new TypeError("terminated"))),
    read: { kind: "network", attempts: 3 },
    write: { kind: "unknown-outcome", reason: "network", status: null },
  },
  {
    fault: "429 with a Retry-After of 2 s",
    answer: failing(429, "", { "retry-after": "2" }),
    read: { kind: "http", attempts: 3, waits: [2000, 2000] },
    write: { kind: "http", status: 429 },
  },
  {
    fault: "503 with a Retry-After of 10 s",
    answer: failing(503, '{"message":"M"}', { "retry-after": "10" }),
    words: "M",
    read: { kind: "http", attempts: 3, waits: [10_000, 10_000] },
    write: { kind: "http", status: 503 },
  },
  {
    fault: "429 with a Retry-After of 11 s",
    answer: failing(429, "", { "retry-after": "11" }),
    read: { kind: "http", attempts: 1, waits: [] },
    write: { kind: "http", status: 429 },
  },
  ...passing,
  ...gateways,
  ...lasting,
  {
    fault: "500 with JSON",
    answer: failing(500, '{"status":false,"message":"M","error":"E"}'),
    words: "M : E",
    read: { kind: "http", attempts: 1 },
    write: { kind: "http", status: 500 },
  },
  {
    fault: "500 without a body",
    answer: failing(500, ""),
    read: { kind: "http", attempts: 1 },
    write: { kind: "unknown-outcome", reason: "server", status: 500 },
  },
  {
    fault: "500 with a declared length of 0",
    answer: failing(500, null, { "content-length": "0" }),
    read: { kind: "http", attempts: 1 },
    write: { kind: "unknown-outcome", reason: "server", status: 500 },
  },
  {
    fault: "200 with JSON that is cut off",
    answer: failing(200, '{"status":true,"mess'),
    read: { kind: "malformed", attempts: 1 },
    write: { kind: "unknown-outcome", reason: "unreadable", status: 200 },
  },
  {
    fault: "200 with a page of HTML",
    answer: failing(200, "<!doctype html><title>Log in to this network</title>", html),
    read: { kind: "malformed", attempts: 1 },
    write: { kind: "unknown-outcome", reason: "unreadable", status: 200 },
  },
];
