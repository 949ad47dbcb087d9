import type { IncomingMessage } from "node:http";
import { pipeline } from "node:stream/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { jsonAnswer, refusalAnswer, toResponse, type Answer } from "./answer.ts";
import type { GateCall } from "./calls.ts";
import { originOf, type Proxies } from "./client-address.ts";
import { ForwardError, type Forwarder } from "./forward.ts";
import { endToEnd, preflight, requestHeaders } from "./headers.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { readKeys, type createLookup } from "./outcomes.ts";
import { canonicalPath, findWrite, templateOf } from "./paths.ts";
import { readBody } from "./read-body.ts";
import { readOwnHeaders } from "./request-headers.ts";
import { jsonOf } from "./stored-reply.ts";
import type { createWriter, GateRules } from "./write.ts";

interface Parts {
  readonly forwarder: Forwarder;
  readonly write: ReturnType<typeof createWriter>;
  readonly lookUp: ReturnType<typeof createLookup>;
  readonly rules: Pick<GateRules, "limit">;
  readonly proxies: Proxies;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Rejects if the store or the vendor cannot be reached. */
  readonly checkReady: () => Promise<void>;
}

/** The call whose body holds a password. It is read whole, so that guesses can be limited. */
const GUESSES_PASSWORD = /^\/auth\/customer\/cards$/i;

const tooLarge = refusalAnswer({
  code: "too-large",
  status: 413,
  message: "The body has more than 64 kB. Nothing was sent.",
});

const badRequest = (message: string): Response =>
  toResponse(refusalAnswer({ code: "bad-key", status: 400, message }));

/** Creates the Hono application of the gate. */
export function createApp(parts: Parts): Hono<{ Bindings: HttpBindings }> {
  const { forwarder, write, lookUp, rules, proxies, log, metrics, checkReady } = parts;
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.options("*", () => preflight());
  app.get("/gate/health", (context) => context.json({ status: true }));
  app.get("/gate/ready", async (context) => {
    const isReady = await checkReady().then(
      () => true,
      () => false,
    );
    return context.json({ status: isReady }, isReady ? 200 : 503);
  });
  app.get("/gate/metrics", (context) =>
    context.text(metrics.toText(), 200, { "Content-Type": "text/plain; version=0.0.4" }),
  );
  app.post("/gate/outcomes", async ({ env: { incoming } }) => {
    const bytes = await readBody(incoming);
    if (bytes === "too-large") return toResponse(tooLarge);
    const body = jsonOf(bytes.toString("utf8"));
    const { client } = originOfRequest(incoming, proxies);
    const problem = await rules.limit({ method: "POST", path: "/gate/outcomes", body, client });
    if (problem) return toResponse(refusalAnswer(problem));
    const keys = readKeys(body);
    if (!keys)
      return badRequest('The body must be { "keys": [ … ] } with 1 to 20 version 4 UUIDs.');
    const outcomes = await Promise.all(keys.map(lookUp));
    return toResponse(jsonAnswer(200, { status: true, outcomes }, "outcomes"));
  });
  app.all("*", async ({ env: { incoming, outgoing } }) => {
    // An absolute URL would hide the path from the gate.
    if (!incoming.url?.startsWith("/")) return badRequest("The URL must begin with a slash.");
    const path = canonicalPath(incoming.url);
    const call = findWrite(incoming.method, path);
    if (call) return toResponse(await answerWrite(incoming, call));
    metrics.countCall();
    return passThrough(incoming, outgoing, path);
  });
  app.onError((error) => {
    log({ event: "failure", problem: error.name });
    const message = "The gate failed. Ask for the outcome of the request.";
    return toResponse(refusalAnswer({ code: "in-doubt", status: 500, message }));
  });

  /** Reads a write whole, has it answered, and logs it. */
  async function answerWrite(incoming: IncomingMessage, call: GateCall): Promise<Answer> {
    const start = performance.now();
    const body = await readBody(incoming);
    const answer = body === "too-large" ? tooLarge : await forwardWrite(incoming, call, body);
    const { status, result, vendorMs = 0 } = answer;
    const total = performance.now() - start;
    metrics.countWrite(result, total - vendorMs);
    const { method, path } = call;
    log({ event: "call", method, path, status, result, milliseconds: Math.round(total) });
    return answer;
  }

  function forwardWrite(incoming: IncomingMessage, call: GateCall, body: Buffer): Promise<Answer> {
    const own = readOwnHeaders(incoming.headers);
    if ("code" in own) return Promise.resolve(refusalAnswer(own));
    const { client, forwardedFor } = originOfRequest(incoming, proxies);
    const path = incoming.url ?? "/";
    const parsed = jsonOf(body.toString("utf8"));
    const owner = call.ownerOf(parsed);
    const subjects = call.subjectsOf(parsed, canonicalPath(path));
    return write({
      request: { ...own, call, owner, subjects, body: parsed, client },
      method: call.method,
      path,
      headers: writeHeaders(incoming, forwardedFor, body.length),
      body,
    });
  }

  /** Streams any other request to the vendor, and the reply back. */
  async function passThrough(
    incoming: IncomingMessage,
    outgoing: HttpBindings["outgoing"],
    path: string,
  ): Promise<Response> {
    const start = performance.now();
    const left = new AbortController();
    outgoing.once("close", () => left.abort());
    const entry = { event: "call", method: incoming.method ?? "", path: templateOf(path) } as const;
    const { client, forwardedFor } = originOfRequest(incoming, proxies);
    const bytes = GUESSES_PASSWORD.test(path) ? await readBody(incoming) : undefined;
    if (bytes === "too-large") return toResponse(tooLarge);
    const content = bytes && jsonOf(bytes.toString("utf8"));
    const problem = await rules.limit({ method: entry.method, path, body: content, client });
    if (problem) {
      log({ ...entry, status: problem.status, result: problem.code });
      return toResponse(refusalAnswer(problem));
    }
    try {
      const hasBody =
        "content-length" in incoming.headers || "transfer-encoding" in incoming.headers;
      const reply = await forwarder.open(
        {
          method: incoming.method ?? "GET",
          path: incoming.url ?? "/",
          headers: requestHeaders(incoming.rawHeaders, forwardedFor),
          body: bytes ?? (hasBody ? incoming : null),
        },
        left.signal,
      );
      const status = reply.statusCode ?? 502;
      log({ ...entry, status, milliseconds: Math.round(performance.now() - start) });
      outgoing.writeHead(status, reply.statusMessage, endToEnd(reply.rawHeaders).flat());
      // Either side may end the connection early. The other side then ends it, too.
      await pipeline(reply, outgoing).catch(() => outgoing.destroy());
      return RESPONSE_ALREADY_SENT;
    } catch (error) {
      log({ ...entry, status: 502, problem: error instanceof ForwardError ? error.message : "" });
      const message = "The vendor cannot be reached.";
      return toResponse(refusalAnswer({ code: "unavailable", status: 502, message }));
    }
  }

  return app;
}

const originOfRequest = ({ socket, headers }: IncomingMessage, proxies: Proxies) =>
  originOf(socket.remoteAddress ?? "", headers["x-forwarded-for"]?.toString(), proxies);

/** Compressed replies could not be read. */
const REPLACED_IN_WRITES = /^(accept-encoding|content-length)$/i;

const writeHeaders = (incoming: IncomingMessage, forwardedFor: string, length: number) => {
  const headers = requestHeaders(incoming.rawHeaders, forwardedFor);
  const kept = headers.filter((_, index) => !REPLACED_IN_WRITES.test(headers[index & ~1] ?? ""));
  return [...kept, "Accept-Encoding", "identity", "Content-Length", String(length)];
};
