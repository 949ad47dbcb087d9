import { startServer, type SandboxServer } from "@waypost/sandbox/server";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright";
import { expect, inject, onTestFinished } from "vitest";
import { findBrowser } from "../../../scripts/lib/browser.ts";
import { servePortal } from "../../../scripts/lib/portal.ts";

export interface Portal {
  page: Page;
  context: BrowserContext;
  sandbox: SandboxServer;
  url: string;
  /** All lines of the browser's console, of any page, and all uncaught errors. */
  console: string[];
  /** What the policy of the server made the browser refuse. A journey where this happens fails. */
  refused: string[];
  /** The types of the browser's own dialogs, such as `beforeunload`. Each of them is accepted. */
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

/** Starts a fresh sandbox and the built portal, and opens a new browser context. */
export async function openPortal(
  options: {
    database?: string;
    width?: number;
    height?: number;
    build?: string;
    /** Serves the sandbox over HTTP/2, with a certificate that the browser accepts. */
    http2?: boolean;
  } = {},
): Promise<Portal> {
  const { database, width = 1280, height = 900, build = inject("portalBuild") } = options;
  const { http2 = false } = options;
  const settings = database === undefined ? { http2 } : { http2, database };
  let sandbox = await startServer({ port: 0, ...settings });
  const portal = await servePortal({
    apiBaseUrl: sandbox.url,
    port: 0,
    outDir: build,
  });
  const context = await (
    await sharedBrowser()
  ).newContext({
    viewport: { width, height },
    ignoreHTTPSErrors: http2,
  });
  const page = await context.newPage();
  const lines: string[] = [];
  context.on("console", (message) => lines.push(message.text()));
  const refused = await watchPolicy(context);
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
    expect(refused).toEqual([]);
  });
  return {
    page,
    context,
    get sandbox() {
      return sandbox;
    },
    url: portal.url,
    console: lines,
    refused,
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

/** Collects what the policy refuses on any page of this browser, Trusted Types included. */
async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const refused: string[] = [];
  await context.exposeFunction("reportRefusal", (text: string) => void refused.push(text));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      Reflect.get(window, "reportRefusal")(`${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  return refused;
}

/** Polls until the expectation holds, with the same timeout as Playwright. */
export const eventually = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 30_000 });

/**
 * Waits until a screen is shown, which sets the window's title. From then on it does not change
 * scroll position and focus, so that fields can be filled in.
 */
export const arrived = (page: Page, screen: string): Promise<void> =>
  eventually(() => page.title()).toBe(`${screen} · Waypost`);

/** The paths of all writes that reached the sandbox. */
export const postsOf = ({ sandbox }: Portal): string[] =>
  sandbox.sandbox
    .log()
    .filter(({ method }) => method === "POST")
    .map(({ path }) => path);

/** Presses a button by its whole name. */
export const press = ({ page }: Portal, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

/** What the page says, without its header and footer. */
export const mainText = async ({ page }: Portal): Promise<string> =>
  (await page.getByRole("main").textContent()) ?? "";
