import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startServer } from "./server.ts";
import { testSandbox } from "./test/test-sandbox.ts";

const server = await startServer({ port: 0, devicesPerKind: 1, allowedHosts: ["devbox.example"] });
afterAll(() => server.close());
beforeEach(() => server.sandbox.reset());

const header = { "X-Sandbox-Control": "1" };

/** Sends a request with headers that `fetch` does not allow. */
async function send(path: string, headers: Record<string, string>, method = "GET") {
  const sent = request(`${server.url}/__sandbox${path}`, { method, headers }).end();
  const [response] = (await once(sent, "response")) as [import("node:http").IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

describe("the control API answers", () => {
  test.each([
    ["the command line", {}],
    ["a page of its own origin", { Origin: server.url }],
    ["localhost", { Host: "localhost:4010", Origin: "http://localhost:4010" }],
    ["a name under localhost", { Host: "portal.localhost" }],
    ["IPv6", { Host: "[::1]:4010" }],
    ["a host that was allowed", { Host: "devbox.example:4010", Origin: "https://devbox.example" }],
  ])("%s", async (_case, headers) => {
    const { status, headers: answered } = await send("/clock", { ...header, ...headers });
    expect(status).toBe(200);
    expect(Object.keys(answered).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

describe("the control API refuses", () => {
  const needsHeader = /need the header \\"X-Sandbox-Control: 1\\"/;

  test.each<[string, Record<string, string>, RegExp]>([
    ["a request without its header", {}, needsHeader],
    ["another value of its header", { "X-Sandbox-Control": "0" }, needsHeader],
    ["a page of another origin", { ...header, Origin: "https://evil.example" }, /"evil.example/],
    ["a page without an origin", { ...header, Origin: "null" }, /may not control/],
    ["a host name that leads here", { ...header, Host: "evil.example" }, /evil.example/],
    ["a name that only begins like it", { ...header, Host: "localhost.evil.example" }, /evil/],
    ["a name that only ends like it", { ...header, Host: "evillocalhost" }, /evillocalhost/],
    ["a name that begins like an address", { ...header, Host: "127.0.0.1.evil.example" }, /evil/],
  ])("%s", async (_case, headers, message) => {
    server.sandbox.fault({ call: "*", kind: "lost" });
    for (const [method, path] of [
      ["POST", "/reset"],
      ["GET", "/log"],
      ["DELETE", "/faults"],
    ] as const) {
      const { status, body, headers: answered } = await send(path, headers, method);
      expect(status).toBe(403);
      expect(body).toMatch(message);
      expect(answered).not.toHaveProperty("access-control-allow-origin");
    }
    expect(server.sandbox.faults()).toHaveLength(1);
  });

  test("a preflight request, so that pages of other origins cannot send the header", async () => {
    const { status, headers } = await send(
      "/reset",
      {
        Origin: "http://localhost:5180",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "x-sandbox-control",
      },
      "OPTIONS",
    );
    expect(status).toBe(403);
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  test("an unknown request, without logging it", async () => {
    const { status, body, headers } = await send("/nothing", header);
    expect(status).toBe(404);
    expect(body).toContain("No such control request: GET /__sandbox/nothing");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(server.sandbox.log()).toEqual([]);
  });
});

test("the calls of the API answer pages of any origin", async () => {
  const sent = request(`${server.url}/info/countries`, {
    headers: { Host: "api.example", Origin: "https://portal.example" },
  }).end();
  const [response] = (await once(sent, "response")) as [import("node:http").IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(200);
  expect(response.headers["access-control-allow-origin"]).toBe("*");
});

test("in-process requests are checked too", async () => {
  const { sandbox } = testSandbox({ devicesPerKind: 1 });
  const status = async (host: string, headers: Record<string, string>) =>
    (await sandbox.fetch(`http://${host}/__sandbox/log`, { headers })).status;
  expect(await status("localhost", header)).toBe(200);
  expect(await status("localhost", {})).toBe(403);
  expect(await status("sandbox", header)).toBe(403);
});
