import { startServer, type SandboxServer } from "@waypost/sandbox/server";
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from "playwright";
import { inject, onTestFinished } from "vitest";
import { findBrowser } from "../../../scripts/lib/browser.ts";
import { servePortal } from "../../../scripts/lib/portal.ts";

export interface Portal {
  page: Page;
  context: BrowserContext;
  sandbox: SandboxServer;
  url: string;
  /** Every line of the browser's console and every error that nobody caught. */
  console: string[];
  /** The browser's own questions by type, such as `beforeunload`; each is answered with yes. */
  asked: string[];
  /** Opens a route of the table. */
  open: (route: string) => Promise<void>;
  /** Stops the sandbox and starts it on the same file and port. */
  restartSandbox: () => Promise<SandboxServer>;
}

let browser: Promise<Browser> | undefined;

function sharedBrowser(): Promise<Browser> {
  browser ??= findBrowser().then(({ executablePath, args }) =>
    chromium.launch({ executablePath, args }),
  );
  return browser;
}

/** A fresh sandbox, the built portal in front of it, and a browser that has never been there. */
export async function openPortal(
  options: { database?: string; width?: number; height?: number } = {},
): Promise<Portal> {
  const { database, width = 1280, height = 900 } = options;
  const settings = database === undefined ? {} : { database };
  let sandbox = await startServer({ port: 0, ...settings });
  const portal = await servePortal({
    apiBaseUrl: sandbox.url,
    port: 0,
    outDir: inject("portalBuild"),
  });
  const context = await (await sharedBrowser()).newContext({ viewport: { width, height } });
  const page = await context.newPage();
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  page.on("pageerror", (error) => lines.push(`uncaught: ${String(error)}`));
  onTestFinished(async () => {
    await context.close();
    await portal.close();
    await sandbox.close();
  });
  return {
    page,
    context,
    get sandbox() {
      return sandbox;
    },
    url: portal.url,
    console: lines,
    asked,
    open: async (route) => {
      await page.goto(`${portal.url}#${route}`);
    },
    restartSandbox: async () => {
      const { port } = sandbox;
      await sandbox.close();
      sandbox = await startServer({ port, ...settings });
      return sandbox;
    },
  };
}

/** Waits until what a scroll or a new size of the window set off has been drawn. */
export async function settled(page: Page): Promise<void> {
  const twoFrames =
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";
  await page.evaluate(`${twoFrames}.then(() => null)`);
}

/** Scrolls there and waits for the end of it: what opens at a field closes when the page scrolls. */
export async function inView(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await settled(target.page());
}
