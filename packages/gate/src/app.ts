import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import {
  jsonAnswer,
  refusalAnswer,
  refuse,
  sendAnswer,
  vendorAnswer,
  type Answer,
} from "./answer.ts";
import { ownerOf, type GateCall } from "./calls.ts";
import { originOf, type Proxies } from "./client-address.ts";
import { ForwardError, type Forwarder } from "./forward.ts";
import { ACCESS_HEADER, endToEnd, naming, preflightHeaders, requestHeaders } from "./headers.ts";
import type { Links } from "./links.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { readQuestions, type createLookup } from "./outcomes.ts";
import { createLimits, guessOf } from "./limits.ts";
import { namedIn, type Named } from "./named.ts";
import { canonicalPath, findWrite, isAmbiguous, templateOf } from "./paths.ts";
import { jsonOf, parseWrite, readBody, readOwnHeaders } from "./read-request.ts";
import type { createWriter } from "./write.ts";

interface Parts {
  readonly forwarder: Forwarder;
  readonly write: ReturnType<typeof createWriter>["write"];
  readonly lookUp: ReturnType<typeof createLookup>;
  readonly proxies: Proxies;
  readonly requireKey: boolean;
  readonly currency: string;
  /** The rules of signed links; null if none is required. */
  readonly links: Links | null;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Rejects if the store or the vendor cannot be reached. */
  readonly checkReady: () => Promise<void>;
}

const bad = (code: "bad-key" | "bad-path", message: string): Answer =>
  refuse(code, `${message} Nothing was sent.`);

export function createApp(parts: Parts) {
  const { forwarder, write, lookUp, proxies, links, log, metrics, checkReady } = parts;
  const currency = naming(parts.currency);
  const countGuess = createLimits();

  /** Returns the refusal if the client of a request has guessed too often. */
  async function limit(method: string, path: string, client: string, named?: Named) {
    const guess = guessOf(method, path);
    if (!guess) return null;
    const { customers = [], emails = [], isPlain = true } = named ?? {};
    const subjects = new Set(guess.subject ? [guess.subject] : [...customers, ...emails]);
    // A name that is not documented may be the customer's to the vendor.
    if (subjects.size === 0 || !isPlain) subjects.add("");
    for (const subject of subjects) {
      const problem = await countGuess({ ...guess, subject }, client);
      if (problem) return problem;
    }
    return null;
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method = "", url = "", headers } = incoming;
    switch (`${method.replace("HEAD", "GET")} ${url.split("?")[0]}`) {
      case "GET /gate/health":
        return jsonAnswer(200, { status: true }, "");
      case "GET /gate/ready":
        return checkReady().then(
          () => jsonAnswer(200, { status: true }, ""),
          () => jsonAnswer(503, { status: false }, ""),
        );
      case "GET /gate/metrics":
        return textAnswer(metrics.toText(), { "Content-Type": "text/plain; version=0.0.4" });
      case "POST /gate/outcomes":
        return answerQuestion(incoming);
      default:
    }
    if (method === "OPTIONS") {
      const requested = headers["access-control-request-headers"]?.toString();
      return textAnswer("", preflightHeaders(requested), 204);
    }
    // An absolute URL would hide the path from the gate.
    if (!url.startsWith("/") || isAmbiguous(url))
      return bad("bad-path", "The path must begin with a slash, and have one meaning.");
    const path = canonicalPath(url);
    const call = findWrite(method, path);
    if (call) return answerWrite(incoming, call);
    metrics.countCall();
    if (headers["idempotency-key"] !== undefined)
      return bad("bad-key", "This call takes no Idempotency-Key.");
    return passThrough(incoming, outgoing, path);
  }

  async function answerQuestion(incoming: IncomingMessage): Promise<Answer> {
    const bytes = await readBody(incoming);
    if ("code" in bytes) return refusalAnswer(bytes);
    const { client } = originOfRequest(incoming, proxies);
    const problem = await limit("POST", "/gate/outcomes", client);
    if (problem) return refusalAnswer(problem);
    const questions = readQuestions(jsonOf(bytes.toString("utf8")));
    if (!questions)
      return bad("bad-key", 'The body must be { "keys": [ … ] } with 1 to 20 version 4 UUIDs.');
    return jsonAnswer(200, { status: true, outcomes: await lookUp(questions) }, "outcomes");
  }

  /** Reads a write whole, has it answered, and logs it. */
  async function answerWrite(incoming: IncomingMessage, call: GateCall): Promise<Answer> {
    const start = performance.now();
    const reply = await forwardWrite(incoming, call);
    const { status, result, vendorMs = 0 } = reply;
    const total = performance.now() - start;
    metrics.countWrite(result, total - vendorMs);
    const { method, path } = call;
    log({ event: "call", method, path, status, result, milliseconds: Math.round(total) });
    return reply;
  }

  async function forwardWrite(incoming: IncomingMessage, call: GateCall): Promise<Answer> {
    const { headers, rawHeaders, url: path = "/" } = incoming;
    const bytes = await readBody(incoming);
    if ("code" in bytes) return refusalAnswer(bytes);
    const own = readOwnHeaders(headers);
    if ("code" in own) return refusalAnswer(own);
    if (parts.requireKey && own.key === null)
      return bad("bad-key", "A write needs an Idempotency-Key.");
    const parsed = parseWrite(headers, bytes);
    if ("code" in parsed) return refusalAnswer(parsed);
    const { value: body } = parsed;
    const { forwardedFor } = originOfRequest(incoming, proxies);
    const owner = ownerOf(body, call.operation);
    const subjects = call.subjectsOf(body, canonicalPath(path));
    const incomingWrite = {
      request: { ...own, call, owner, subjects, body },
      method: call.method,
      path,
      headers: withoutCompression(requestHeaders(rawHeaders, forwardedFor)),
      body: bytes,
    };
    if (!links) return write(incomingWrite);
    const named = namedIn(call.method, path, bytes.toString("utf8"));
    return links.write(incomingWrite, headers[ACCESS_HEADER], named, write);
  }

  /** Streams any other request to the vendor, and the reply back. Returns null if it has done so. */
  async function passThrough(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    path: string,
  ): Promise<Answer | null> {
    const start = performance.now();
    const left = new AbortController();
    outgoing.once("close", () => left.abort());
    const { method = "GET", headers, rawHeaders } = incoming;
    const entry = { event: "call", method, path: templateOf(path) } as const;
    const { client, forwardedFor } = originOfRequest(incoming, proxies);
    const isPassword = guessOf(method, path)?.kind === "password";
    const bytes = isPassword ? await readBody(incoming) : undefined;
    if (bytes && "code" in bytes) return refusalAnswer(bytes);
    const length = headers["content-length"];
    const hasBody = length !== undefined || headers["transfer-encoding"] !== undefined;
    // The vendor may read the body of any request, and a form in which the gate sees JSON.
    const json = bytes && !("code" in parseWrite(headers, bytes)) ? bytes.toString("utf8") : "";
    const isRead = bytes
      ? method === "POST"
      : /^(GET|HEAD)$/.test(method) && !Number(length ?? hasBody);
    const named = namedIn(method, incoming.url ?? "", json);
    // A stranger without a link must not use up the attempts of its customer.
    const problem =
      (await links?.problemOf(headers[ACCESS_HEADER], entry.path, named, isRead)) ??
      (await limit(method, path, client, named));
    if (problem) {
      log({ ...entry, status: problem.status, result: problem.code });
      return refusalAnswer(problem);
    }
    const outgoingCall = {
      method,
      path: incoming.url ?? "/",
      headers: requestHeaders(rawHeaders, forwardedFor),
      body: bytes ?? (hasBody ? incoming : null),
      length,
    };
    try {
      if (links && bytes) {
        const whole = vendorAnswer(await forwarder.write(outgoingCall), 0);
        log({ ...entry, status: whole.status });
        return links.afterPassword(whole, named);
      }
      const reply = await forwarder.open(outgoingCall, left.signal);
      const status = reply.statusCode ?? 502;
      log({ ...entry, status, milliseconds: Math.round(performance.now() - start) });
      outgoing.writeHead(
        status,
        reply.statusMessage,
        [...endToEnd(reply.rawHeaders), ...currency].flat(),
      );
      // Either side may end the connection early. The other side then ends it, too.
      await pipeline(reply, outgoing).catch(() => outgoing.destroy());
      return null;
    } catch (error) {
      log({ ...entry, status: 502, problem: error instanceof ForwardError ? error.message : "" });
      return refuse("unavailable", "The vendor cannot be reached.", {}, 502);
    }
  }

  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    try {
      const reply = await answer(incoming, outgoing);
      if (reply) sendAnswer(outgoing, reply);
    } catch (error) {
      if (incoming.destroyed && !incoming.complete) return;
      log({ event: "failure", problem: error instanceof Error ? error.name : "" });
      const message = "The gate failed. Ask for the outcome of the request.";
      if (outgoing.headersSent) outgoing.destroy();
      else sendAnswer(outgoing, refuse("in-doubt", message, {}, 500));
    }
  };
}

const textAnswer = (body: string, headers: Record<string, string>, status = 200): Answer => ({
  status,
  headers: Object.entries(headers),
  body,
  result: "",
});

const originOfRequest = ({ socket, headers }: IncomingMessage, proxies: Proxies) =>
  originOf(socket.remoteAddress ?? "", headers["x-forwarded-for"]?.toString(), proxies);

/** A compressed reply would have to be uncompressed to be read. */
const withoutCompression = (headers: readonly string[]): string[] => [
  ...headers.filter((_, index) => !/^accept-encoding$/i.test(headers[index & ~1] ?? "")),
  "Accept-Encoding",
  "identity",
];
