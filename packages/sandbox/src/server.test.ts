import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { PortInUseError, startServer } from "./server.ts";
import { outcomeOf, startNode } from "./test/program.ts";

async function start() {
  const server = await startServer({ port: 0, devicesPerKind: 1 });
  onTestFinished(() => server.close());
  return server;
}

test("a page of another origin can call without credentials", async () => {
  const { url } = await start();
  const preflight = await fetch(`${url}/api/device/settings/1`, {
    method: "OPTIONS",
    headers: {
      Origin: "http://portal.example",
      "Access-Control-Request-Method": "PUT",
      "Access-Control-Request-Headers": "authorization,content-type",
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(preflight.headers.get("Access-Control-Allow-Methods")).toContain("PUT");
  expect(preflight.headers.get("Access-Control-Allow-Headers")).toMatch(
    /Authorization.*Content-Type/,
  );
  expect(preflight.headers.has("Access-Control-Allow-Credentials")).toBe(false);

  const reply = await fetch(`${url}/info/nothing`);
  expect(reply.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(reply.headers.get("Access-Control-Expose-Headers")).toBe(
    "Retry-After, X-Request-Id, X-Waypost-Sandbox",
  );
});

test("preflight requests are not logged", async () => {
  const { url, sandbox } = await start();
  await fetch(`${url}/info/countries`, { method: "OPTIONS" });
  expect(sandbox.log()).toEqual([]);
});

test("a busy port throws a typed error with a helpful message", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;

  const failure = await startServer({ port, devicesPerKind: 1 }).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(PortInUseError);
  expect(failure).toMatchObject({
    port,
    message: `Port ${port} is in use. Choose another one, or 0 for any free port.`,
  });
});

test("starting a server does not change the globals of its process", async () => {
  const before = [globalThis.Request, globalThis.Response];
  await start();
  expect([globalThis.Request, globalThis.Response]).toEqual(before);
});

test("a server without HTTP/2 does not load the certificate library", async () => {
  const server = JSON.stringify(new URL("server.ts", import.meta.url).href);
  const code = `import { startServer } from ${server};
    await (await startServer({ port: 0, devicesPerKind: 1 })).close();
    // The polyfill of the certificate library.
    console.log(typeof Reflect.getMetadata);`;
  const started = startNode("--input-type=module", "--eval", code);
  expect(await outcomeOf(started)).toMatchObject({ stdout: "undefined\n", code: 0 });
}, 60_000);

test("a closed server frees its port at once, even with open connections", async () => {
  const first = await startServer({ port: 0, devicesPerKind: 1 });
  await fetch(`${first.url}/info/countries`);
  await first.close();
  const second = await startServer({ port: first.port, devicesPerKind: 1 });
  expect(second.url).toBe(first.url);
  await second.close();
});

test("a reused connection is not closed silently, so that browsers do not repeat the request", async () => {
  const { port, sandbox } = await start();
  sandbox.fault({ call: "register", kind: "lost" });
  const socket = connect(port, "127.0.0.1");
  const received = text(socket);
  socket.write("GET /info/check/email/a HTTP/1.1\r\nHost: sandbox\r\n\r\n");
  socket.write("POST /auth/register HTTP/1.1\r\nHost: sandbox\r\nContent-Length: 2\r\n\r\n{}");

  const [, afterTheFirstReply] = (await received).split('"User Not Found"}');

  expect(afterTheFirstReply).toBeTruthy();
  expect(afterTheFirstReply).not.toMatch(/^HTTP/);
});
