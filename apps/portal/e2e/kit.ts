import { startServer, type SandboxServer } from "@waypost/sandbox/server";
import { chromium, type Browser } from "playwright";
import { expect, inject, onTestFinished } from "vitest";
import { findBrowser } from "../../../scripts/lib/browser.ts";
import { servePortal } from "../../../scripts/lib/portal.ts";
import { openContext, openPageIn, type OpenedPage, type WatchedContext } from "./opened-page.ts";

export { arrived } from "./opened-page.ts";

type Drafts = Readonly<Record<string, string>>;

/** A page of the portal. A journey fails where the browser had to refuse something. */
export interface Portal extends OpenedPage {
  sandbox: SandboxServer;
  url: string;
  /** Opens a route of the table. */
  open: (route: string) => Promise<void>;
  /**
   * What a walk leaves in the session storage. It is made once for all tests that call it the same,
   * on a page and a sandbox of its own.
   */
  draftsAfter: (name: string, walk: (portal: Portal) => Promise<void>) => Promise<Drafts>;
  /** Stops the sandbox and starts it on the same file and port. */
  restartSandbox: () => Promise<SandboxServer>;
}

// All test files of a worker share its browser and what was walked before.
let browser: Promise<Browser> | undefined;
const walked = new Map<string, Drafts>();

function sharedBrowser(): Promise<Browser> {
  browser ??= findBrowser().then(({ executablePath, args }) =>
    chromium.launch({ executablePath, args }),
  );
  return browser;
}

async function draftsAfter(name: string, walk: (portal: Portal) => Promise<void>): Promise<Drafts> {
  const known = walked.get(name);
  if (known !== undefined) return known;
  const portal = await openPortal();
  await walk(portal);
  const left = await portal.page.evaluate(
    () => Object.fromEntries(Object.entries(sessionStorage)) as Drafts,
  );
  walked.set(name, left);
  return left;
}

interface Options {
  database?: string;
  width?: number;
  height?: number;
  build?: string;
  /** Serves the sandbox over HTTP/2, with a certificate that the browser accepts. */
  http2?: boolean;
  /** The browser's language. Default en-US. */
  locale?: string;
  /** The device's time zone. Default UTC. */
  timezoneId?: string;
  /** Seconds for which the browser may keep a look-up. Default 0, so that each fault shows. */
  lookupMaxAge?: number;
  /** A phone: it has touch, and no other pointer. Default false. */
  touch?: boolean;
  /** Another browser than that of the worker. Who made it closes it. */
  browser?: Browser;
  /** A browser context of the test's own, with empty caches. */
  isFirstVisit?: true;
}

/** A sandbox, the portal, and a browser context with its caches. */
interface Place {
  sandbox: SandboxServer;
  url: string;
  watched: WatchedContext;
  /** Stops the sandbox and starts it on the same file and port. */
  restartSandbox: () => Promise<SandboxServer>;
  close: () => Promise<void>;
}

async function openPlace(options: Options): Promise<Place> {
  const { database, width = 1280, height = 900, build = inject("portalBuild") } = options;
  const { http2 = false, locale = "en-US", timezoneId = "UTC", lookupMaxAge = 0 } = options;
  const { touch = false } = options;
  const settings = { http2, lookupMaxAge, ...(database !== undefined && { database }) };
  let sandbox = await startServer({ port: 0, ...settings });
  const portal = await servePortal({ apiBaseUrl: sandbox.url, port: 0, outDir: build });
  const watched = await openContext(options.browser ?? (await sharedBrowser()), {
    viewport: { width, height },
    locale,
    timezoneId,
    hasTouch: touch,
    isMobile: touch,
    ignoreHTTPSErrors: http2,
  });
  return {
    get sandbox() {
      return sandbox;
    },
    url: portal.url,
    watched,
    restartSandbox: async () => {
      const { port } = sandbox;
      await sandbox.close();
      sandbox = await startServer({ port, ...settings });
      return sandbox;
    },
    close: async () => {
      await watched.context.close();
      await portal.close();
      await sandbox.close();
    },
  };
}

// The place that is free for the next test that needs nothing of its own.
let free: Place | undefined;

/** Leaves nothing of a test at a place but what the HTTP cache has. */
async function tidy({ sandbox, url, watched: { context, refused } }: Place): Promise<void> {
  context.removeAllListeners("console");
  const tabs = context.pages();
  const page = await context.newPage();
  await Promise.all(tabs.map((tab) => tab.close()));
  // Any page of the origin that does nothing.
  await page.goto(`${url}config.json`);
  await page.evaluate(() => localStorage.clear());
  await page.close();
  sandbox.sandbox.reset();
  refused.length = 0;
}

/**
 * Opens a page of the built portal with a sandbox in its initial state. Tests without options of
 * their own take turns at one place, whose browser has the portal's code in its cache. What a test
 * adds to a context would stay, so the place of one that takes hold of it is not used again.
 */
export async function openPortal(options: Options = {}): Promise<Portal> {
  const { width = 1280, height = 900, ...own } = options;
  let isReusable = Object.keys(own).length === 0;
  const place = (isReusable && free) || (await openPlace(options));
  if (place === free) free = undefined;
  const opened = await openPageIn(place.watched);
  const { page, refused } = opened;
  await page.setViewportSize({ width, height });
  onTestFinished(async () => {
    const found = [...refused];
    if (isReusable && free === undefined) {
      await tidy(place);
      free = place;
    } else await place.close();
    expect(found).toEqual([]);
  });
  return {
    ...opened,
    get context() {
      isReusable = false;
      return opened.context;
    },
    get sandbox() {
      return place.sandbox;
    },
    url: place.url,
    open: async (route) => {
      await page.goto(`${place.url}#${route}`);
    },
    draftsAfter,
    restartSandbox: place.restartSandbox,
  };
}

/** Polls until the expectation holds, with the same timeout as Playwright. */
export const eventually = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 30_000 });

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
