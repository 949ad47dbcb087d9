import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { startServer, type SandboxServer } from "@waypost/sandbox/server";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { findBrowser } from "../../tools/lib/browser.ts";
import { run } from "../../tools/lib/run.ts";

/** The build of React. Only the development build reports mismatches. */
type Mode = "development" | "production";

const root = import.meta.dirname;

/**
 * Builds the example for the tests of a group, and starts it beside a sandbox. A test fails if the
 * server or the browser logs a warning or an error.
 */
export function openServer(mode: Mode): {
  readonly url: () => string;
  readonly sandbox: () => SandboxServer["sandbox"];
  /** A new, empty tab. */
  readonly newPage: () => Promise<Page>;
} {
  const complaints: string[] = [];
  const contexts: BrowserContext[] = [];
  let sandbox: SandboxServer;
  let server: ChildProcess;
  let url: string;
  let browser: Browser;

  beforeAll(async () => {
    sandbox = await startServer({ port: 0 });
    await build(mode);
    const env = { ...process.env, NODE_ENV: mode, API: sandbox.url, PORT: "0" };
    server = spawn(process.execPath, [join(root, "dist", mode, "server/server.js")], { env });
    server.stderr?.on("data", (text) => complaints.push(String(text)));
    url = String((await once(server.stdout ?? server, "data"))[0]).trim();
    browser = await chromium.launch(await findBrowser());
  });

  afterAll(async () => {
    await browser.close();
    server.kill();
    await sandbox.close();
  });

  afterEach(async () => {
    // Close the pages first, so that their requests do not reach the next test.
    for (const context of contexts.splice(0)) await context.close();
    sandbox.sandbox.reset();
    expect(complaints.splice(0)).toEqual([]);
  });

  return {
    url: () => url,
    sandbox: () => sandbox.sandbox,
    newPage: async () => {
      const context = await browser.newContext();
      contexts.push(context);
      const page = await context.newPage();
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (["warning", "error"].includes(message.type())) complaints.push(message.text());
      });
      return page;
    },
  };
}

async function build(mode: Mode): Promise<void> {
  const options = { cwd: root, env: { NODE_ENV: mode } };
  const common = ["build", "--mode", mode, "--logLevel", "error"];
  const outDir = (part: string) => ["--outDir", `dist/${mode}/${part}`];
  await run("vite", [...common, ...outDir("client")], options);
  await run("vite", [...common, ...outDir("server"), "--ssr", "src/server.tsx"], options);
}
