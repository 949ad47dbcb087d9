import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, openDatabase, type Sandbox } from "@waypost/sandbox";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { serveBuild } from "./serve-build.ts";
import type { RunningServer } from "./static-server.ts";

const config = {
  apiBaseUrl: "https://api.example.com",
  brand: { name: "Sample" },
  supportEmail: "support@example.com",
  links: { contact: "c", login: "l", privacy: "p", terms: "t" },
};
const control = { "X-Sandbox-Control": "1" };

let folder = "";
let sandbox: Sandbox;
let portal: RunningServer;
let withoutSandbox: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "waypost-control-"));
  await writeFile(join(folder, "index.html"), "<title>Portal</title>");
  sandbox = createSandbox({ database: openDatabase() });
  const options = { folder, config, port: 0, host: "127.0.0.1" };
  portal = await serveBuild({ ...options, sandbox });
  withoutSandbox = await serveBuild(options);
});

beforeEach(() => sandbox.reset());

afterAll(async () => {
  await Promise.all([portal.close(), withoutSandbox.close()]);
  sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

interface Question {
  server?: RunningServer;
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request with any headers, including those that `fetch` sets itself. */
function ask({ server = portal, method = "POST", path = "faults", headers, body }: Question) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number | undefined;
    headers: NodeJS.Dict<string | string[]>;
    text: string;
  }>();
  const url = new URL(`__sandbox/${path}`, server.url);
  request(url, { method, headers: { ...control, ...headers } }, (response) => {
    let text = "";
    response.setEncoding("utf8").on("data", (part: string) => void (text += part));
    response.on("end", () =>
      resolve({ status: response.statusCode, headers: response.headers, text }),
    );
  })
    .on("error", reject)
    .end(body);
  return promise;
}

const fault = JSON.stringify({ call: "register", kind: "lost" });

test("a page of the portal's own origin controls the sandbox", async () => {
  const headers = { Origin: new URL(portal.url).origin };
  expect((await ask({ headers, body: fault })).status).toBe(200);
  expect(sandbox.faults()).toMatchObject([{ call: "register", kind: "lost" }]);
  const log = await ask({ method: "GET", headers });
  expect(JSON.parse(log.text)).toMatchObject({ faults: [{ call: "register" }] });
  expect(log.headers["content-security-policy"]).toContain("default-src 'none'");
});

test("a page that was opened as localhost controls the sandbox", async () => {
  const host = `localhost:${new URL(portal.url).port}`;
  const headers = { Host: host, Origin: `http://${host}` };
  expect((await ask({ headers, body: fault })).status).toBe(200);
});

describe("the control path rejects", () => {
  test.each([
    ["another origin", { Origin: "https://evil.example" }],
    ["another port of this machine", { Origin: "http://127.0.0.1:1" }],
    ["a page without an origin", { Origin: "null" }],
    ["a foreign host", { Host: "evil.example" }],
    ["a rebound host", { Host: "evil.example:5180", Origin: "http://evil.example:5180" }],
    ["a request without the header", { "X-Sandbox-Control": "" }],
  ])("%s", async (_, headers) => {
    const { status } = await ask({ headers, body: fault });
    expect(status).toBe(403);
    expect(sandbox.faults()).toEqual([]);
  });

  test("a body that is too long", async () => {
    const { status } = await ask({ body: "x".repeat(3_000_000) });
    expect(status).toBe(413);
  });
});

test.each(["own", "other"])("a preflight of the %s origin gets no CORS headers", async (which) => {
  const { origin } = new URL(portal.url);
  const { status, headers } = await ask({
    method: "OPTIONS",
    headers: {
      Origin: which === "own" ? origin : "https://evil.example",
      "Access-Control-Request-Method": "POST",
      "X-Sandbox-Control": "",
    },
  });
  expect(status).toBe(403);
  expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
});

test.each(["GET", "POST", "OPTIONS"])("without a sandbox %s is not found", async (method) => {
  expect((await ask({ server: withoutSandbox, method })).status).toBe(404);
});

test("paths with a similar name are files of the portal", async () => {
  const reply = await fetch(new URL("__sandboxes", portal.url));
  expect([reply.status, await reply.text()]).toEqual([404, "Not found"]);
});
