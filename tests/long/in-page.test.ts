import { mkdtemp, rm, copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { newCustomer } from "../../packages/sandbox/src/test/test-sandbox.ts";
import { findBrowser } from "../../tools/lib/browser.ts";
import { portalHeaders } from "../../apps/portal/server/portal-headers.ts";
import { serveFolder } from "../../apps/portal/server/static-server.ts";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { unpack } from "../../tools/lib/tarballs.ts";
import { linkLibrary } from "../lib/unpacked.ts";

const packages = join(import.meta.dirname, "../../packages");

/** Functions that import the modules in the page. */
declare global {
  interface Window {
    load: {
      sandbox: () => Promise<typeof import("../../packages/sandbox/src/browser.ts")>;
      scenarios: () => Promise<typeof import("../../packages/sandbox/src/scenarios.ts")>;
      sdk: () => Promise<typeof import("../../packages/sdk/src/index.ts")>;
      msw: () => Promise<
        typeof import("../../packages/sandbox/src/msw.ts") & {
          setupWorker: (...handlers: unknown[]) => { start(options: object): Promise<unknown> };
        }
      >;
    };
  }
}

/** The modules of the page: `/sandbox.js` and so on. */
const MODULES = {
  sandbox: `export * from "@waypost/sandbox/browser";`,
  scenarios: `export * from "@waypost/sandbox/scenarios";`,
  sdk: `export * from "@waypost/sdk";`,
  msw: `export { setupWorker } from "msw/browser"; export { sandboxHandlers } from "@waypost/sandbox/msw";`,
};

/**
 * Bundles the tarballs of the sandbox and the SDK for pages, into this empty folder. It uses the
 * defaults of esbuild, without a setting for WebAssembly.
 * @returns the folder of the page
 */
async function bundleInPage(project: string): Promise<string> {
  for (const name of ["sandbox", "sdk"] as const)
    await unpack(name, join(project, "node_modules/@waypost", name));
  for (const library of ["hono", "msw", "zod"])
    await linkLibrary(project, join(packages, "sandbox"), library);
  await linkLibrary(project, join(packages, "sdk"), "openapi-fetch");
  for (const [name, code] of Object.entries(MODULES))
    await writeFile(join(project, `${name}.js`), code);
  const outdir = join(project, "built");
  await mkdir(outdir);
  await build({
    absWorkingDir: project,
    entryPoints: Object.keys(MODULES).map((name) => `${name}.js`),
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    outdir,
    logLevel: "silent",
  });
  const doors = Object.keys(MODULES).map((name) => `${name}: () => import("./${name}.js")`);
  await writeFile(join(outdir, "page.js"), `window.load = { ${doors.join(", ")} };`);
  const html = "<!doctype html><html lang=en><title>Page</title><script type=module src=page.js>";
  await writeFile(join(outdir, "index.html"), `${html}</script>`);
  const worker = join(project, "node_modules/msw/lib/mockServiceWorker.js");
  await copyFile(worker, join(outdir, "mockServiceWorker.js"));
  return outdir;
}

/** Returns the compressed size of a module with its static imports, and of its dynamic imports. */
async function weightOf(folder: string, name: string): Promise<{ first: number; later: number }> {
  const names = (await readdir(folder)).filter((file) => file.endsWith(".js"));
  const files = new Map<string, Buffer>();
  for (const file of names) files.set(file, await readFile(join(folder, file)));
  const reach = (from: string, pattern: RegExp, found: Set<string>): Set<string> => {
    if (found.has(from)) return found;
    found.add(from);
    for (const [, next = ""] of String(files.get(from)).matchAll(pattern))
      reach(next, pattern, found);
    return found;
  };
  const bytesOf = (found: Iterable<string>) =>
    [...found].reduce((sum, file) => sum + gzipSync(files.get(file) ?? "").length, 0);
  const first = reach(name, /(?:from|import)\s*"\.\/([\w.-]+)"/g, new Set());
  const all = reach(name, /"\.\/([\w.-]+\.js)"/g, new Set());
  return { first: bytesOf(first), later: bytesOf(all) - bytesOf(first) };
}

/** The policy of a portal whose API is not on the network, so that only its own files load. */
const { "Content-Security-Policy": policy = "" } = portalHeaders(
  { apiBaseUrl: "/", brand: { name: "Page" }, supportEmail: "", links: {} } as never,
  { scripts: [], styles: [] },
);

let project = "";
let folder = "";
let browser: Browser;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "waypost-in-page-"));
  folder = await bundleInPage(project);
  browser = await chromium.launch(await findBrowser());
});

afterAll(async () => {
  await browser.close();
  await rm(project, { recursive: true, force: true });
});

/** Opens an empty page under this policy, and records its requests. */
async function openPage(
  headers: Record<string, string>,
): Promise<{ page: Page; loaded: string[] }> {
  const server = await serveFolder({ folder, headers, port: 0, host: "127.0.0.1" });
  const context = await browser.newContext();
  onTestFinished(async () => {
    await context.close();
    await server.close();
  });
  const page = await context.newPage();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url().replace(server.url, "/")));
  await page.goto(server.url);
  return { page, loaded };
}

const underPolicy = () => openPage({ "Content-Security-Policy": policy });

test("the sandbox in a page has at most 700 kB compressed, mostly SQLite, which is loaded later", async () => {
  const { first, later } = await weightOf(folder, "sandbox.js");
  expect(first + later).toBeLessThanOrEqual(700_000);
  expect(first).toBeLessThan(later / 5);
});

test("a client registers a device under the portal's policy, and it survives a reload", async () => {
  const { page, loaded } = await underPolicy();
  const registered = await page.evaluate(async (payload) => {
    const { openSandbox } = await window.load.sandbox();
    const { createClient } = await window.load.sdk();
    const sandbox = await openSandbox({ persistAs: "test" });
    const client = createClient({ baseUrl: "https://api.example.com", fetch: sandbox.fetch });
    const result = await client.registration.register(payload as never);
    sandbox.fault({ call: "register", kind: "lost" });
    sandbox.setCountry("CA");
    sandbox.setNow(new Date("2031-05-31T12:00:00Z"));
    await client.registration.checkEmail("any@example.com");
    return result.subscription.length;
  }, newCustomer);
  expect(registered).toBe(1);

  await page.reload();
  const found = await page.evaluate(async (email) => {
    const { openSandbox } = await window.load.sandbox();
    const known = async (name: string) => {
      const sandbox = await openSandbox({ persistAs: name });
      const reply = await sandbox.fetch(`https://api.example.com/info/check/email/${email}`);
      return {
        reply: (await reply.json()) as unknown,
        faults: sandbox.faults().map(({ call, kind }) => `${call} ${kind}`),
        country: sandbox.country(),
        year: sandbox.now().getUTCFullYear(),
      };
    };
    return [await known("test"), await known("another")];
  }, newCustomer.email);
  expect(found).toEqual([
    {
      reply: { message: "User Already Exist", user: { customer_id: 1002 } },
      faults: ["register lost"],
      country: "CA",
      year: 2031,
    },
    {
      reply: { message: "User Not Found" },
      faults: [],
      country: "US",
      year: new Date().getUTCFullYear(),
    },
  ]);
  expect(loaded.filter((path) => !/^\/([\w-]+\.js)?$/.test(path))).toEqual([]);
});

test("a page restores its scenario, and starts again with another one", async () => {
  const { page } = await underPolicy();
  const charges = await page.evaluate(async (payload) => {
    const { openSandbox } = await window.load.sandbox();
    const { scenarioFromText } = await window.load.scenarios();
    const chargesAfter = async (name: string) => {
      const scenario = scenarioFromText(name);
      const sandbox = await openSandbox({ scenario, persistAs: "scenario" });
      const body = JSON.stringify(payload);
      const call = sandbox.fetch("https://api.example.com/auth/register", { method: "POST", body });
      const reply = await call.then(
        ({ status }) => status,
        ({ name: kind }: Error) => kind,
      );
      return [reply, sandbox.charges().length];
    };
    const names = ["lost-reply", "lost-reply", "card-declined"];
    const found: unknown[] = [];
    for (const name of names) found.push(await chargesAfter(name));
    return found;
  }, newCustomer);
  // At the second registration, the device is in use and the fault is used up.
  expect(charges).toEqual([
    ["TypeError", 1],
    [200, 1],
    [200, 0],
  ]);
});

test("the error under a policy that forbids WebAssembly names the missing directive", async () => {
  const strict = policy.replace("'wasm-unsafe-eval'", "");
  const { page } = await openPage({ "Content-Security-Policy": strict });
  const message = await page.evaluate(async () => {
    const { openSandbox } = await window.load.sandbox();
    return openSandbox().then(
      () => "opened",
      ({ name, message: text }: Error) => `${name}: ${text}`,
    );
  });
  expect(message).toMatch(/^NoWebAssemblyError: .*script-src needs 'wasm-unsafe-eval'/);
});

test("msw's worker forwards the calls of a page to the sandbox, including cut connections", async () => {
  const { page } = await openPage({});
  const results = await page.evaluate(async () => {
    const { openSandbox } = await window.load.sandbox();
    const { setupWorker, sandboxHandlers } = await window.load.msw();
    const sandbox = await openSandbox();
    sandbox.fault({ call: "getAppConfig", kind: "refuse" });
    const worker = setupWorker(...sandboxHandlers(sandbox, "https://api.example.com"));
    await worker.start({ quiet: true, serviceWorker: { url: "/mockServiceWorker.js" } });
    const imei = await fetch("https://api.example.com/info/imei_validation/350000000000001");
    const cut = await fetch("https://api.example.com/info/app_conf?key=discount_3").catch(
      ({ name }: Error) => name,
    );
    return [((await imei.json()) as { message: string }).message, cut, sandbox.log().length];
  });
  expect(results).toEqual(["Valid IMEI", "TypeError", 2]);
});
