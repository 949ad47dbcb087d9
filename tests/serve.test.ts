import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compressFolder } from "../apps/portal/vite/compress.ts";
import { serveBuild } from "../apps/portal/server/serve-build.ts";
import type { RunningServer } from "../apps/portal/server/static-server.ts";

const config = {
  apiBaseUrl: "https://api.example.com/v1",
  brand: { name: "Sample", logoUrl: "https://images.example.com/logo.svg" },
  countryLookup: { url: "https://geo.example.com/me", field: "country_code" },
  supportEmail: "support@example.com",
  links: { contact: "c", login: "l", privacy: "p", terms: "t" },
};

const MAP = '{"integrity":{"./assets/index-1.js":"sha384-x"}}';
const STYLE = "body{margin:0}";
const HTML = `<head><style>${STYLE}</style><script type="importmap">${MAP}</script>
<script type="module" src="./assets/index-1.js"></script></head>`;
/**
 * Minified code with a style that React Aria inserts, and one that React never inserts in the
 * portal.
 */
const SCRIPT = `let a="x",Pn="data-pressable";function f(){let t=e.createElement(\`style\`);t.id=a,t.textContent=\`
@layer {
  [\${Pn}] {
    touch-action: none;
  }
}
  \`.trim()}function g(){return r=(e.ownerDocument||e).createElement(\`style\`),Gt(r),np(r,\`style\`,i),r}`;
const INSERTED = "@layer {\n  [data-pressable] {\n    touch-action: none;\n  }\n}";

const LONG = `${SCRIPT}//${"comment ".repeat(300)}`;

let folder = "";
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "waypost-serve-"));
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, ".vite"));
  await writeFile(join(folder, "index.html"), HTML);
  await writeFile(join(folder, "config.json"), "{}");
  await writeFile(join(folder, ".vite/manifest.json"), "{}");
  await writeFile(join(folder, "assets/index-1.js"), LONG);
  await compressFolder(join(folder, "assets"));
  server = await serveBuild({ folder, config, port: 0, host: "127.0.0.1" });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

interface Reply {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends a request with this exact path. Returns the body as it was transferred. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const { hostname, port } = new URL(server.url);
  request({ hostname, port, path, headers, method }, (response) => {
    const parts: Buffer[] = [];
    response.on("data", (part: Buffer) => void parts.push(part));
    response.on("end", () => {
      const { statusCode: status } = response;
      resolve({ status, headers: response.headers, body: Buffer.concat(parts) });
    });
  })
    .on("error", reject)
    .end();
  return promise;
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("every response carries the headers of the deployment guide", () => {
  test.each([
    ["the page", "/", "GET", 200],
    ["a script", "/assets/index-1.js", "GET", 200],
    ["the configuration", "/config.json", "GET", 200],
    ["the headers alone", "/", "HEAD", 200],
    ["a file that is not there", "/assets/index-2.js", "GET", 404],
    ["a method that is not offered", "/", "POST", 405],
  ])("%s", async (_, path, method, status) => {
    const reply = await ask(path, {}, method);
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject({
      "content-security-policy": expect.stringContaining("default-src 'none'") as string,
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "camera=(self)",
      "referrer-policy": "no-referrer",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
    });
  });
});

describe("a hash that came encoded is opened as a hash, at this host", () => {
  test.each([
    ["/%23/reactivation?customer_id=1001", "/#/reactivation?customer_id=1001"],
    ["/%23%2Freactivation%3Fcustomer_id%3D1", "/#%2Freactivation%3Fcustomer_id%3D1"],
    ["/%23reactivation", "/#reactivation"],
    ["/%23!/pricing", "/#!/pricing"],
    ["/%23", "/#"],
    ["/%23//evil.example", "/#//evil.example"],
    ["//%23//evil.example", "/#//evil.example"],
    ["/index.html%23/pricing", "/#/pricing"],
    ["/?customer_id=1%23/pricing", undefined],
    ["//evil.example/%23/pricing", undefined],
    ["/\\evil.example/%23/pricing", undefined],
    ["/evil.example%23/pricing", undefined],
  ])("%s", async (path, location) => {
    for (const method of ["GET", "HEAD"]) {
      const reply = await ask(path, {}, method);
      expect(reply.headers["location"]).toBe(location);
      expect(reply.status === 302).toBe(location !== undefined);
      const { origin } = new URL(server.url);
      expect(new URL(location ?? "/", origin).origin).toBe(origin);
    }
  });
});

test("the policy allows only the configured hosts and inline code by its hash", async () => {
  const policy = String((await ask("/")).headers["content-security-policy"]);
  const directives = policy.split("; ").map((directive): [string, Set<string>] => {
    const [name = "", ...sources] = directive.split(" ");
    return [name, new Set(sources)];
  });
  expect(Object.fromEntries(directives)).toEqual({
    "default-src": new Set(["'none'"]),
    "script-src": new Set(["'self'", "'wasm-unsafe-eval'", hash(MAP)]),
    "style-src": new Set(["'self'", hash(STYLE), hash(INSERTED)]),
    "img-src": new Set(["'self'", "https://images.example.com"]),
    "connect-src": new Set(["'self'", "https://api.example.com", "https://geo.example.com"]),
    "base-uri": new Set(["'none'"]),
    "form-action": new Set(["'none'"]),
    "frame-ancestors": new Set(["'none'"]),
    "object-src": new Set(["'none'"]),
    "require-trusted-types-for": new Set(["'script'"]),
    "trusted-types": new Set(["'none'"]),
  });
});

test("an IPv6 address is refused, because browsers ignore it in a policy", async () => {
  const local = { ...config, apiBaseUrl: "http://[::1]:4010" };
  await expect(serveBuild({ folder, config: local, port: 0, host: "127.0.0.1" })).rejects.toThrow(
    "cannot contain the host in http://[::1]:4010",
  );
});

test.each([";", ",", "*", "'"])("no host can write %s into the policy", async (character) => {
  const cardImages = `https://a.example${character}script-src`;
  const other = { ...config, cardImages };
  await expect(serveBuild({ folder, config: other, port: 0, host: "127.0.0.1" })).rejects.toThrow(
    `cannot contain the host in ${cardImages}`,
  );
});

test.each([
  ["of the dark logo", { brand: { name: "Sample", logoUrlDark: "https://icons.example.com/x" } }],
  ["of the tab's icon", { brand: { name: "Sample", iconUrl: "https://icons.example.com/x" } }],
  ["of a vendor's icons", { iconUrl: "https://icons.example.com/{type}/{value}.png" }],
  ["of the pictures of cards", { cardImages: "https://icons.example.com" }],
])("the host %s is allowed to send images", async (_, setting) => {
  const own = await serveBuild({
    folder,
    config: { ...config, ...setting },
    port: 0,
    host: "127.0.0.1",
  });
  const { headers } = await fetch(own.url);
  expect(headers.get("content-security-policy")).toContain(" https://icons.example.com;");
  await own.close();
});

test("a logo in the configuration is allowed as a data URL", async () => {
  const brand = { name: "Sample", logoUrl: "data:image/svg+xml,<svg/>" };
  const own = await serveBuild({
    folder,
    config: { ...config, brand },
    port: 0,
    host: "127.0.0.1",
  });
  const { headers } = await fetch(own.url);
  expect(headers.get("content-security-policy")).toContain("img-src 'self' data:;");
  await own.close();
});

test("a script that inserts a style of unknown text is not served without its hash", async () => {
  const other = await mkdtemp(join(tmpdir(), "waypost-serve-"));
  await writeFile(join(other, "index.html"), HTML);
  await writeFile(join(other, "x.js"), "let s=d.createElement('style');s.append(text);");
  await expect(serveBuild({ folder: other, config, port: 0, host: "127.0.0.1" })).rejects.toThrow(
    "Unknown text of a style",
  );
});

describe("caching", () => {
  test("a file with a hash in its name may be cached forever", async () => {
    const { headers } = await ask("/assets/index-1.js");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test.each(["/", "/index.html", "/config.json"])(
    "%s is revalidated on every request",
    async (path) => {
      const { headers } = await ask(path);
      expect(headers["cache-control"]).toBe("no-cache");
      const again = await ask(path, { "If-None-Match": String(headers["etag"]) });
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    },
  );

  test("a missing file is not cached", async () => {
    expect((await ask("/assets/index-2.js")).headers["cache-control"]).toBe("no-store");
  });
});

describe("compression", () => {
  test.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["identity", undefined, (body: Buffer) => body],
  ])("Accept-Encoding: %s", async (accepted, encoding, unpack) => {
    const { headers, body } = await ask("/assets/index-1.js", { "Accept-Encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["vary"]).toBe("Accept-Encoding");
    expect(String(unpack(body))).toBe(LONG);
  });
});

test("serves its own configuration instead of the one in the build", async () => {
  expect(JSON.parse(String((await ask("/config.json")).body))).toEqual(config);
});

test.each(["/../serve.ts", "/assets/../../serve.ts", "/%2e%2e/serve.ts", "/.vite/manifest.json"])(
  "%s is not served",
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test("uses the next free port if the port is in use", async () => {
  const port = Number(new URL(server.url).port);
  const second = await serveBuild({ folder, config, port, host: "127.0.0.1" });
  expect(Number(new URL(second.url).port)).toBeGreaterThan(port);
  await second.close();
});
