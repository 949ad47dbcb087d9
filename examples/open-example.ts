import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sandbox } from "../packages/sandbox/src/sandbox.ts";
import { startServer, type SandboxServer } from "../packages/sandbox/src/server.ts";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright";
import { preview, type PreviewServer } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished } from "vitest";
import { findBrowser } from "../tools/lib/browser.ts";
import { run } from "../tools/lib/run.ts";

/** Builds an example for the tests of a file, and opens it in Chromium beside a sandbox. */
export function openExample(root: string): {
  readonly open: (
    options?: BrowserContextOptions,
    query?: string,
  ) => Promise<{ page: Page; sandbox: Sandbox }>;
} {
  let sandbox: SandboxServer;
  let outDir: string;
  let server: PreviewServer;
  let browser: Browser;

  beforeAll(async () => {
    sandbox = await startServer({ port: 0 });
    outDir = await mkdtemp(join(tmpdir(), "waypost-example-"));
    // In a separate process, because the test runner's NODE_ENV would cause a development build.
    await run("node", [join(import.meta.dirname, "build-example.ts"), root, outDir], {
      cwd: root,
      env: { NODE_ENV: "production", VITE_WAYPOST_API: sandbox.url },
    });
    server = await preview({
      root,
      configLoader: "native",
      logLevel: "warn",
      build: { outDir },
      preview: { port: 0, host: "127.0.0.1" },
    });
    browser = await chromium.launch(await findBrowser());
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
    await sandbox.close();
    await rm(outDir, { recursive: true, force: true });
  });

  const uncaught: string[] = [];
  beforeEach(() => sandbox.sandbox.reset());
  afterEach(() => {
    const [error] = uncaught.splice(0);
    if (error !== undefined) throw new Error(`Nobody caught: ${error}`);
  });

  return {
    open: async (options, query = "") => {
      const context = await browser.newContext(options);
      onTestFinished(() => context.close());
      const page = await context.newPage();
      page.on("pageerror", (error) => uncaught.push(String(error)));
      await page.goto(`${server.resolvedUrls?.local[0]}${query}`);
      return { page, sandbox: sandbox.sandbox };
    },
  };
}
