import { once } from "node:events";
import { request } from "node:https";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { startServer } from "./server.ts";

const server = await startServer({ port: 0, devicesPerKind: 1 });
const secure = await startServer({ port: 0, devicesPerKind: 1, http2: true });
afterAll(() => Promise.all([server.close(), secure.close()]));

/** Sends these bytes and returns the whole reply. */
function send(bytes: string): Promise<string> {
  const socket = connect(server.port, "127.0.0.1");
  socket.write(bytes);
  return text(socket);
}

const host = "Host: localhost\r\nConnection: close\r\n";
const long = "x".repeat(20_000);

test.each([
  ["a header that is too long", 431, `GET /info/countries HTTP/1.1\r\n${host}X: ${long}\r\n\r\n`],
  ["no HTTP at all", 400, "hello\r\n\r\n"],
  ["a host with a space", 400, "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n"],
  ["no host", 400, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
  ["an address of another protocol", 400, `GET foo://x/ HTTP/1.1\r\n${host}\r\n`],
  ["an unknown expectation", 417, `GET / HTTP/1.1\r\n${host}Expect: x\r\n\r\n`],
  ["the page about the calls", 200, `GET / HTTP/1.1\r\n${host}\r\n`],
])("pages of other origins can read the reply to %s", async (_case, status, bytes) => {
  const reply = await send(bytes);
  expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(reply).toMatch(/^access-control-allow-origin: \*\r$/im);
});

test("pages of other origins can read such replies over TLS too", async () => {
  const headers = { X: long };
  const sent = request(`${secure.url}/info/countries`, { ca: secure.certificate, headers }).end();
  const [response] = (await once(sent, "response")) as [import("node:http").IncomingMessage];
  expect(response.statusCode).toBe(431);
  expect(response.headers["access-control-allow-origin"]).toBe("*");
  expect(JSON.parse(await text(response))).toMatchObject({ status: false });
});
