import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { findBrowser } from "../../tools/lib/browser.ts";
import { buildDemo, serveDemo } from "../../tools/lib/demo.ts";
import type { RunningServer } from "../portal/server/static-server.ts";

/** Builds the demo for the tests of a file. Returns a function that opens it in Chromium. */
export function demoPages(): (query?: string) => Promise<Page> {
  let outDir = "";
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    outDir = await mkdtemp(join(tmpdir(), "waypost-demo-"));
    await buildDemo(outDir);
    server = await serveDemo(outDir, 0);
    browser = await chromium.launch(await findBrowser());
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  });

  return async (query = "") => {
    const context = await browser.newContext({
      permissions: ["clipboard-read", "clipboard-write"],
    });
    onTestFinished(() => context.close());
    // For busy machines. No test depends on it.
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (line) => {
      if (line.type() === "error") problems.push(line.text());
    });
    page.on("request", (request) => {
      if (!request.url().startsWith(server.url)) problems.push(`asked for ${request.url()}`);
    });
    // Registered first, so that it runs before the context is closed.
    onTestFinished(() => expect(problems).toEqual([]));
    await page.goto(server.url + query);
    return page;
  };
}
