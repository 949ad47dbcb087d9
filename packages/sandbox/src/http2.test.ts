import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { connect, constants } from "node:http2";
import type { ClientHttp2Session, ClientHttp2Stream, IncomingHttpHeaders } from "node:http2";
import { request } from "node:https";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { startServer } from "./server.ts";

const server = await startServer({
  port: 0,
  devicesPerKind: 1,
  http2: true,
  allowedHosts: ["devbox.example"],
});
const { sandbox } = server;
afterAll(() => server.close());
beforeEach(() => sandbox.reset());

/** A generous timeout, for slow machines. */
const patience = { timeout: 60_000 };
const purchase = JSON.stringify({ customer_id: 1001, eta_id: "eta_50" });

function open(): ClientHttp2Session {
  const session = connect(server.url, { ca: server.certificate });
  onTestFinished(() => session.destroy());
  return session;
}

function send(session: ClientHttp2Session, path: string, body?: string): ClientHttp2Stream {
  const stream = session.request({ ":path": path, ":method": body ? "POST" : "GET" });
  stream.end(body);
  return stream;
}

const buy = (session: ClientHttp2Session) => send(session, "/auth/buy/eta-routing/pack", purchase);

async function answerOf(stream: ClientHttp2Stream) {
  const [[headers], body] = await Promise.all([
    once(stream, "response") as Promise<[IncomingHttpHeaders & { ":status"?: number }]>,
    text(stream),
  ]);
  return { status: headers[":status"], headers, body };
}

/** Returns the error code of a stream, and the status of its reply, if any. */
async function endOf(stream: ClientHttp2Stream) {
  let status: unknown;
  stream.on("error", () => {});
  stream.on("response", (headers) => (status = headers[":status"]));
  await new Promise<void>((resolve) => stream.once("close", resolve));
  return { code: stream.rstCode, status };
}

/** Returns the version and status of a reply over HTTP/1.1, or the network error message. */
function overHttp1(path: string): Promise<unknown> {
  return new Promise((resolve) => {
    const sent = request(server.url + path, { ca: server.certificate }, (response) => {
      response.resume();
      resolve([response.httpVersion, response.statusCode]);
    });
    sent.on("error", (error) => resolve(error.message));
    sent.end();
  });
}

test("serves HTTP/2 with a certificate for its hosts", async () => {
  const session = open();
  const { status, body, headers } = await answerOf(send(session, "/info/app_conf?key=discount_3"));
  expect(server.url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
  expect(session.alpnProtocol).toBe("h2");
  expect(status).toBe(200);
  expect(headers["access-control-allow-origin"]).toBe("*");
  expect(body).toContain('"key_value":"10"');

  const certificate = new X509Certificate(server.certificate ?? "");
  for (const host of ["localhost", "devbox.example"])
    expect(certificate.checkHost(host)).toBe(host);
  for (const address of ["127.0.0.1", "::1"]) expect(certificate.checkIP(address)).toBe(address);
});

test("serves HTTP/1.1 to clients without HTTP/2", async () => {
  expect(await overHttp1("/info/countries")).toEqual(["1.1", 200]);
  for (const kind of ["refuse", "silent-close", "destroy-session"] as const) {
    sandbox.fault({ call: "*", kind });
    expect(await overHttp1("/info/countries")).toEqual(expect.any(String));
  }
});

test("the control API checks the host of HTTP/2 requests too", async () => {
  const session = open();
  const status = async (authority: string) => {
    const headers = { ":path": "/__sandbox/log", "x-sandbox-control": "1" };
    return (await answerOf(session.request({ ...headers, ":authority": authority }))).status;
  };
  expect(await status("localhost:4010")).toBe(200);
  expect(await status("devbox.example")).toBe(200);
  expect(await status("evil.example")).toBe(403);
});

describe("faults", () => {
  test.each([
    ["refuse", 0],
    ["lost", 1],
  ] as const)("%s ends only the call, and it is not repeated", async (kind, packs) => {
    const session = open();
    sandbox.fault({ call: "buyEtaPack", kind });
    const code = constants.NGHTTP2_INTERNAL_ERROR;
    expect(await endOf(buy(session))).toEqual({ code, status: undefined });
    expect(sandbox.charges()).toHaveLength(packs);
    expect((await answerOf(buy(session))).status).toBe(200);
  });

  test.each([
    [false, 0],
    [true, 1],
  ])("destroy-session ends all calls of the session; carriedOut: %s", async (carriedOut, packs) => {
    const [session, other] = [open(), open()];
    sandbox.fault({ call: "listCountries", kind: "hang", times: "always" });
    sandbox.fault({ call: "buyEtaPack", kind: "destroy-session", carriedOut });
    const waiting = send(session, "/info/countries");
    const unaffected = send(other, "/info/countries");
    await vi.waitUntil(() => sandbox.log().length === 2, patience);
    const farewell = once(session, "goaway");

    const ends = await Promise.all([endOf(waiting), endOf(buy(session))]);

    expect(ends).toMatchObject([{ status: undefined }, { status: undefined }]);
    expect((await farewell)[0]).toBe(constants.NGHTTP2_NO_ERROR);
    await vi.waitUntil(() => session.destroyed, patience);
    expect(sandbox.charges()).toHaveLength(packs);
    expect(unaffected.closed).toBe(false);
    expect((await answerOf(buy(other))).status).toBe(200);
  });

  test("silent-close closes the connection without announcing it", async () => {
    const session = open();
    const farewell = vi.fn<() => void>();
    session.on("goaway", farewell);
    sandbox.fault({ call: "buyEtaPack", kind: "silent-close", carriedOut: true });
    expect((await endOf(buy(session))).status).toBeUndefined();
    await vi.waitUntil(() => session.destroyed, patience);
    expect(farewell).not.toHaveBeenCalled();
    expect(sandbox.charges()).toHaveLength(1);
  });

  test("late carries out the purchase after the caller has reset the stream", async () => {
    sandbox.fault({ call: "buyEtaPack", kind: "late", milliseconds: 5 });
    const stream = buy(open());
    await vi.waitUntil(() => sandbox.log()[0]?.fault === "late", patience);
    expect(sandbox.charges()).toEqual([]);
    stream.close(constants.NGHTTP2_CANCEL);
    await vi.waitUntil(() => sandbox.charges().length === 1, patience);
  });

  test("request-timeout and commit-then work as over HTTP/1.1", async () => {
    const session = open();
    sandbox.fault({ call: "buyEtaPack", kind: "request-timeout" });
    sandbox.fault({
      call: "buyEtaPack",
      kind: "commit-then",
      status: 503,
      body: { status: false },
    });
    const timedOut = await answerOf(buy(session));
    expect(timedOut).toMatchObject({ status: 408, body: "" });
    expect(timedOut.headers).not.toHaveProperty("connection");
    expect(await answerOf(buy(session))).toMatchObject({ status: 503, body: '{"status":false}' });
    expect(sandbox.charges()).toHaveLength(1);
  });
});

test("closing the server ends its sessions and frees the port", async () => {
  const first = await startServer({ port: 0, devicesPerKind: 1, http2: true });
  const session = connect(first.url, { ca: first.certificate });
  session.on("error", () => {});
  first.sandbox.fault({ call: "*", kind: "hang" });
  const ended = endOf(send(session, "/info/countries"));
  await vi.waitUntil(() => first.sandbox.log().length === 1, patience);
  await first.close();
  expect((await ended).status).toBeUndefined();
  const second = await startServer({ port: first.port, devicesPerKind: 1 });
  await second.close();
});
