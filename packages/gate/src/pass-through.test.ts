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
    reply.writeHead(203, "Odd", ["X-Case", "a", "Set-Cookie", "b=1", "Set-Cookie", "c=2"]);
    reply.end("text");
  }, "/v2/");

  const reply = await send(gate.url, "/info//a%2fb?x=%20&x", {
    Host: "portal.example.com",
    Authorization: "JWT secret",
    Origin: "https://portal.example.com",
    Connection: "close, X-Hop",
    "X-Hop": "1",
    "Idempotency-Key": newKey(),
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
});

test("redirects are not followed", async () => {
  let count = 0;
  const { gate } = await gateBefore((_request, reply) => {
    count += 1;
    reply.writeHead(307, { Location: "/elsewhere" }).end();
  });
  const headers = { "Idempotency-Key": newKey() };
  for (const [path, method] of [
    ["/info/countries", "GET"],
    ["/auth/buy/sms/pack", "POST"],
  ] as const) {
    const reply = await fetch(gate.url + path, { method, headers, redirect: "manual" });
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
  const reply = await fetch(`${gate.url}/auth/buy/sms/pack`, { method: "OPTIONS" });
  expect(reply.status).toBe(204);
  const allowed = reply.headers.get("Access-Control-Allow-Headers");
  for (const name of ["Authorization", "Content-Type", "Idempotency-Key", "Repeat-Of"])
    expect(allowed).toContain(name);
  for (const name of ["Agreed-Total", "Consent"]) expect(allowed).toContain(name);
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
