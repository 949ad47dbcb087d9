import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { findBrowser } from "../../tools/lib/browser.ts";
import { buildDocs, installDocs, serveDocs } from "../../tools/lib/docs.ts";
import type { RunningServer } from "../portal/server/static-server.ts";

interface Options {
  width?: number;
  colorScheme?: "light" | "dark";
}

/** A page of the site, and the bytes of script that it has loaded, compressed as sent. */
interface OpenedPage {
  readonly page: Page;
  readonly scriptBytes: () => Promise<number>;
}

/**
 * Builds the site for the tests of a file. A test fails if its page logs a warning, throws or
 * requests another host.
 */
export function sitePages(): (path: string, options?: Options) => Promise<OpenedPage> {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    await installDocs();
    await buildDocs();
    server = await serveDocs(0);
    browser = await chromium.launch(await findBrowser());
  });

  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  return async (path, { width = 1280, colorScheme = "light" } = {}) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    onTestFinished(() => context.close());
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    const problems: string[] = [];
    const sizes: Promise<number>[] = [];
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (line) => {
      if (line.type() === "error" || line.type() === "warning") problems.push(line.text());
    });
    page.on("request", (request) => {
      if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(server.url))
        problems.push(`asked for ${request.url()}`);
    });
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "script")
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    // Registered first, so that it runs before the context is closed.
    onTestFinished(() => expect(problems).toEqual([]));
    await page.goto(`${server.url}${path}`, { waitUntil: "networkidle" });
    const inline = () =>
      page.evaluate(() =>
        [...document.scripts].reduce((sum, { src, text }) => sum + (src ? 0 : text.length), 0),
      );
    const scriptBytes = async () =>
      (await Promise.all(sizes)).reduce((sum, size) => sum + size, await inline());
    return { page, scriptBytes };
  };
}
