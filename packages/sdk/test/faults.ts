import type { Respond } from "./support.ts";

/** A failure of the network or of the server. */
interface Fault {
  fault: string;
  respond: Respond;
  /** The expected result of a read: the kind of error, the number of attempts, and the delays. */
  read: { kind: string; attempts: number; waits?: number[] };
  /** The error of a write, which is sent once. */
  write: { kind: string; reason?: string; status?: number | null };
  /**
   * True if the IMEI check resolves, because its reply says why the device cannot be registered.
   */
  resolvesImeiCheck?: boolean;
  /** The displayed message, if the server sent one. */
  text?: string;
  /** Milliseconds for an attempt, if the fault is a missing reply. */
  limit?: number;
}

const html = { "content-type": "text/html" };
const never = new Promise<Response>(() => {});

/** An error that claims that there was no connection, thrown after the reply had started. */
const refused = () => new TypeError("terminated", { cause: { code: "ECONNREFUSED" } });

/** A reply whose body starts; `then` decides how it continues. */
const partialReply = (then: (body: ReadableStreamDefaultController) => void) =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"status":'));
        then(body);
      },
    }),
  );

const replyWith = (status: number, body: string | null, headers?: Record<string, string>) => () =>
  new Response(body, { status, headers });

/** A reply that leaves the outcome of a write unknown. It may contain a server message. */
const unknown = (status: number) => ({ kind: "unknown-outcome", reason: "server", status });

const transient = [429, 502, 503, 504].map((status): Fault => ({
  fault: `${status} with JSON`,
  respond: replyWith(status, '{"message":"M"}'),
  text: "M",
  read: { kind: "http", attempts: 3 },
  write: status === 429 ? { kind: "http", status } : unknown(status),
}));

const gateways = [502, 503, 504].map((status): Fault => ({
  fault: `${status} with an HTML page`,
  respond: replyWith(status, "<h1>Bad gateway</h1>", html),
  read: { kind: "http", attempts: 3 },
  write: unknown(status),
}));

const permanent = [400, 401, 404].map((status): Fault => ({
  fault: `${status} without a body`,
  respond: replyWith(status, ""),
  read: { kind: "http", attempts: 1 },
  write: { kind: "http", status },
}));

const undecided = [408, 409, 425, 499, 500, 501, 505, 520, 599].map((status): Fault => ({
  fault: `${status} with JSON`,
  respond: replyWith(status, '{"status":false,"message":"M","error":"E"}'),
  text: "M : E",
  resolvesImeiCheck: status === 409,
  read: { kind: "http", attempts: 1 },
  write: unknown(status),
}));

const lost = { kind: "unknown-outcome", reason: "network", status: null };

/** Errors of Node and Bun which prove that there was no connection. */
const unsent = [
  { cause: { code: "ECONNREFUSED" } },
  { cause: { code: "ENOTFOUND" } },
  { cause: { code: "EAI_AGAIN" } },
  { cause: { code: "CERT_HAS_EXPIRED" } },
  { cause: { code: "ERR_TLS_CERT_ALTNAME_INVALID" } },
  { cause: { code: "DEPTH_ZERO_SELF_SIGNED_CERT" } },
  { cause: { code: "SELF_SIGNED_CERT_IN_CHAIN" } },
  { cause: { code: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" } },
  { cause: { code: "UND_ERR_CONNECT_TIMEOUT" } },
  { cause: { code: "EHOSTUNREACH", syscall: "connect" } },
  { cause: { code: "ETIMEDOUT", errors: [{ code: "ETIMEDOUT", syscall: "connect" }] } },
  { cause: { message: "bad port" } },
  { message: "Fetch failed: Requests to port 1 are blocked" },
  { code: "ConnectionRefused" },
  { code: "ECONNREFUSED" },
  { code: "DEPTH_ZERO_SELF_SIGNED_CERT" },
].map((details): Fault => ({
  fault: `no connection: ${JSON.stringify(details)}`,
  respond: () => Promise.reject(Object.assign(new TypeError("fetch failed"), details)),
  read: { kind: "network", attempts: 3 },
  write: { kind: "network" },
}));

/** Errors that may occur after the request was sent, and errors without information. */
const perhapsSent = [
  {},
  { code: 7 },
  { cause: null },
  { cause: "ECONNREFUSED" },
  { cause: { code: "ECONNRESET" } },
  { cause: { code: "EPIPE" } },
  { cause: { code: "ETIMEDOUT" } },
  { cause: { code: "EHOSTUNREACH", syscall: "write" } },
  { cause: { code: "ECONNRESET", syscall: "connect" } },
  { cause: { message: "client error (Connect): Connection refused (os error 111)" } },
  { cause: { code: "UND_ERR_SOCKET" } },
  { code: "ConnectionClosed" },
].map((details): Fault => ({
  fault: `the connection is lost: ${JSON.stringify(details)}`,
  respond: () => Promise.reject(Object.assign(new TypeError("fetch failed"), details)),
  read: { kind: "network", attempts: 3 },
  write: lost,
}));

export const faults: Fault[] = [
  ...unsent,
  ...perhapsSent,
  {
    fault: "fetch rejects without an error",
    respond: () => Promise.reject(undefined),
    read: { kind: "network", attempts: 3 },
    write: lost,
  },
  {
    fault: "fetch throws synchronously",
    respond: () => {
      throw new TypeError("Failed to parse URL");
    },
    read: { kind: "network", attempts: 3 },
    write: lost,
  },
  {
    fault: "fetch returns an error response (status 0)",
    respond: () => Response.error(),
    read: { kind: "network", attempts: 3 },
    write: lost,
  },
  {
    fault: "no reply ever arrives",
    respond: () => never,
    limit: 1,
    read: { kind: "timeout", attempts: 3 },
    write: { kind: "unknown-outcome", reason: "timeout", status: null },
  },
  {
    fault: "the reply starts and never ends",
    respond: () => partialReply(() => {}),
    limit: 1,
    read: { kind: "timeout", attempts: 3 },
    write: { kind: "unknown-outcome", reason: "timeout", status: null },
  },
  {
    fault: "the connection is lost in the middle of the reply",
    respond: () => partialReply((body) => body.error(refused())),
    read: { kind: "network", attempts: 3 },
    write: lost,
  },
  {
    fault: "429 with a Retry-After of 2 s",
    respond: replyWith(429, "", { "retry-after": "2" }),
    read: { kind: "http", attempts: 3, waits: [2000, 2000] },
    write: { kind: "http", status: 429 },
  },
  {
    fault: "503 with a Retry-After of 10 s",
    respond: replyWith(503, '{"message":"M"}', { "retry-after": "10" }),
    text: "M",
    read: { kind: "http", attempts: 3, waits: [10_000, 10_000] },
    write: unknown(503),
  },
  {
    fault: "429 with a Retry-After of 11 s",
    respond: replyWith(429, "", { "retry-after": "11" }),
    read: { kind: "http", attempts: 1, waits: [] },
    write: { kind: "http", status: 429 },
  },
  ...transient,
  ...gateways,
  ...permanent,
  ...undecided,
  {
    fault: "500 without a body",
    respond: replyWith(500, ""),
    read: { kind: "http", attempts: 1 },
    write: unknown(500),
  },
  {
    fault: "500 with Content-Length: 0",
    respond: replyWith(500, null, { "content-length": "0" }),
    read: { kind: "http", attempts: 1 },
    write: unknown(500),
  },
  {
    fault: "200 with truncated JSON",
    respond: replyWith(200, '{"status":true,"mess'),
    read: { kind: "malformed", attempts: 1 },
    write: { kind: "unknown-outcome", reason: "unreadable", status: 200 },
  },
  {
    fault: "200 with an HTML page",
    respond: replyWith(200, "<!doctype html><title>Log in to this network</title>", html),
    read: { kind: "malformed", attempts: 1 },
    write: { kind: "unknown-outcome", reason: "unreadable", status: 200 },
  },
];
