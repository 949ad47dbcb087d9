import { once } from "node:events";
import { createServer, request, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { pairsOf } from "./headers.ts";
import { newKey, testGate } from "./test/test-gate.ts";

/** Starts a vendor that answers every request in the same way, and a gate in front of it. */
async function gateBefore(answer: RequestListener, prefix = "") {
  const vendor = createServer(answer).listen(0, "127.0.0.1");
  await once(vendor, "listening");
  onTestFinished(() => void vendor.close());
  const { port } = vendor.address() as AddressInfo;
  const upstream = new URL(`http://127.0.0.1:${port}${prefix}`);
  return { host: upstream.host, ...(await testGate({ upstream })) };
}

/** Sends a request without the headers that `fetch` adds. */
async function send(url: string, path: string, headers: Record<string, string>) {
  const sent = request(url + path, { headers, setHost: false, path }).end();
  const [reply] = (await once(sent, "response")) as [IncomingMessage];
  return { status: reply.statusCode, headers: reply.rawHeaders, body: await text(reply) };
}

test("path, query, headers, status and body are passed through unchanged", async () => {
  const seen: unknown[] = [];
  const { gate, host } = await gateBefore(({ method, url, rawHeaders }, reply) => {
    seen.push(method, url, rawHeaders);
    reply.writeHead(
      203,
      "Odd",
      ["X-Case", "a", "Set-Cookie", "b=1", "Set-Cookie", "c=2"].concat(["Gate-Code", "bad-key"]),
    );
    reply.end("text");
  }, "/v2/");

  const reply = await send(gate.url, "/info//a%2fb?x=%20&x", {
    Host: "portal.example.com",
    Authorization: "JWT secret",
    Origin: "https://portal.example.com",
    Connection: "close, X-Hop",
    "X-Hop": "1",
    "X-Real-IP": "192.0.2.1",
    Forwarded: "for=192.0.2.1",
    "X-Original-URL": "/elsewhere",
  });

  expect(seen.slice(0, 2)).toEqual(["GET", "/v2/info//a%2fb?x=%20&x"]);
  expect(pairsOf(seen[2] as string[])).toEqual([
    ["Authorization", "JWT secret"],
    ["Origin", "https://portal.example.com"],
    ["X-Forwarded-For", "127.0.0.1"],
    ["Host", host],
    ["Connection", "keep-alive"],
  ]);
  expect(reply).toMatchObject({ status: 203, body: "text" });
  const cookies = ["X-Case", "a", "Set-Cookie", "b=1", "Set-Cookie", "c=2"];
  expect(reply.headers.slice(0, 6)).toEqual(cookies);
  expect(reply.headers).not.toContain("Gate-Code");
});

test("redirects are not followed", async () => {
  let count = 0;
  const { gate } = await gateBefore((_request, reply) => {
    count += 1;
    reply.writeHead(307, { Location: "/elsewhere" }).end();
  });
  for (const [path, init] of [
    ["/info/countries", {}],
    [
      "/auth/buy/sms/pack",
      { method: "POST", body: "{}", headers: { "Idempotency-Key": newKey() } },
    ],
  ] as const) {
    const reply = await fetch(gate.url + path, { ...init, redirect: "manual" });
    expect([reply.status, reply.headers.get("Location")]).toEqual([307, "/elsewhere"]);
  }
  expect(count).toBe(2);
});

test("an unreachable vendor is answered with 502", async () => {
  const { gate } = await testGate({ upstream: new URL("http://127.0.0.1:1") });
  const reply = await fetch(`${gate.url}/info/countries`);
  expect([reply.status, await reply.json()]).toEqual([
    502,
    { status: false, message: "The vendor cannot be reached." },
  ]);
});

test("a reply that breaks off does so for the client, too", async () => {
  const { gate } = await gateBefore((_request, reply) => {
    reply.writeHead(200, { "Content-Length": "100" });
    reply.write("half", () => reply.destroy());
  });
  const reply = await fetch(`${gate.url}/info/countries`);
  await expect(reply.text()).rejects.toThrow("terminated");
});

test("a client that leaves a read ends the vendor's work, too", async () => {
  const closed = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const { gate } = await gateBefore((_request, reply) => {
    arrived.resolve();
    reply.on("close", () => closed.resolve());
  });
  const leaving = new AbortController();
  const reply = fetch(`${gate.url}/info/countries`, { signal: leaving.signal });
  await arrived.promise;
  leaving.abort();
  await expect(reply).rejects.toThrow("aborted");
  await expect(closed.promise).resolves.toBeUndefined();
});

test("the gate answers preflight requests itself", async () => {
  const { gate, vendor } = await testGate();
  const headers = { "Access-Control-Request-Headers": "x-tenant,traceparent" };
  const reply = await fetch(`${gate.url}/auth/buy/sms/pack`, { method: "OPTIONS", headers });
  expect(reply.status).toBe(204);
  const allowed = reply.headers.get("Access-Control-Allow-Headers")?.toLowerCase();
  for (const name of ["authorization", "content-type", "idempotency-key", "repeat-of"])
    expect(allowed).toContain(name);
  for (const name of ["agreed-total", "consent", "x-tenant", "traceparent"])
    expect(allowed).toContain(name);
  expect(vendor.sandbox.log()).toEqual([]);
});

test("a page can read the gate's headers and those of the vendor", async () => {
  const { buy } = await testGate();
  const exposed = (await buy(newKey())).headers.get("Access-Control-Expose-Headers");
  for (const name of ["Gate-Code", "Idempotent-Replayed", "Retry-After", "X-Waypost-Sandbox"])
    expect(exposed).toContain(name);
});

test("health, readiness and metrics", async () => {
  const { gate, vendor, buy } = await testGate();
  const statusOf = async (path: string) => (await fetch(gate.url + path)).status;
  expect(await statusOf("/gate/health")).toBe(200);
  expect(await statusOf("/gate/ready")).toBe(200);
  const key = newKey();
  await buy(key);
  await buy(key);
  await fetch(`${gate.url}/info/countries`);
  const metrics = await (await fetch(`${gate.url}/gate/metrics`)).text();
  expect(metrics).toContain('waypost_gate_writes_total{result="forwarded"} 1\n');
  expect(metrics).toContain('waypost_gate_writes_total{result="replayed"} 1\n');
  expect(metrics).toContain("waypost_gate_calls_total 1\n");
  expect(metrics).toContain("waypost_gate_added_milliseconds_count 2\n");
  expect(vendor.sandbox.log()).toHaveLength(2);
  const { gate: alone } = await testGate({ upstream: new URL("http://127.0.0.1:1") });
  expect((await fetch(`${alone.url}/gate/ready`)).status).toBe(503);
  expect((await fetch(`${alone.url}/gate/health`)).status).toBe(200);
});

test.each(["/../admin", "/%2e%2e/admin", "/x/..%2fadmin"])(
  "%s does not leave the prefix of the vendor",
  async (path) => {
    let count = 0;
    const { gate } = await gateBefore(() => (count += 1), "/v2");
    const reply = await send(gate.url, path, { Host: "portal.example.com" });
    expect(reply.status).toBe(400);
    expect(reply.headers).toContain("bad-path");
    expect(count).toBe(0);
  },
);

test.each(["GET", "HEAD", "DELETE", "TRACE", "POST"])(
  "the vendor finds the end of a %s request with a body",
  async (method) => {
    const seen: string[] = [];
    const { gate } = await gateBefore((incoming, reply) => {
      void text(incoming).then((body) => {
        seen.push(`${incoming.method} ${incoming.url} ${body}`);
        reply.end();
      });
    });
    const inside = "GET /inside HTTP/1.1\r\n\r\n";
    for (const headers of [
      { "Transfer-Encoding": "chunked" },
      { Connection: "content-length", "Content-Length": String(inside.length) },
    ]) {
      const sent = request(`${gate.url}/x`, { method, headers }).end(inside);
      const [reply] = (await once(sent, "response")) as [IncomingMessage];
      expect(reply.statusCode).toBe(200);
      reply.resume();
    }
    expect(seen).toEqual([`${method} /x ${inside}`, `${method} /x ${inside}`]);
  },
);

test.each([
  ["POST", "/auth%2Fbuy/sms/pack", {}, "bad-path"],
  ["POST", "/auth/buy/sms/pack;x", {}, "bad-path"],
  ["POST", "/auth/buy/sms/pack.json", {}, "bad-path"],
  ["PUT", "/auth/buy/sms/pack", { "X-HTTP-Method-Override": "POST" }, "bad-key"],
  ["POST", "/x", { "X-Original-URL": "/auth/buy/sms/pack" }, "bad-key"],
])("%s %s with a key is none of the fourteen writes, and refused", async (...call) => {
  const [method, path, other, code] = call;
  const { gate, vendor } = await testGate();
  const headers = { "Idempotency-Key": newKey(), ...other };
  const reply = await fetch(gate.url + path, { method, headers, body: "{}" });
  expect([reply.status, reply.headers.get("Gate-Code")]).toEqual([400, code]);
  expect(vendor.sandbox.log()).toEqual([]);
});
