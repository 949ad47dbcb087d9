import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";

/** A page with a record of what went wrong on it. It needs no test runner. */
export interface OpenedPage {
  page: Page;
  context: BrowserContext;
  /** All lines of the browser's console, of any page, and all uncaught errors. */
  console: string[];
  /** What the policy of the server made the browser refuse. */
  refused: string[];
  /** The types of the browser's own dialogs, such as `beforeunload`. Each of them is accepted. */
  asked: string[];
}

/** How long to wait for a page, in milliseconds. The machine may be busy. */
const PATIENCE = 60_000;

/** How a line of {@link OpenedPage.console} begins that is an uncaught error. */
export const UNCAUGHT = "uncaught: ";

/** Opens an empty page in a browser context of its own. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  return openPageIn(await openContext(browser, options));
}

/** A browser context, and the list to which it adds what its pages had to refuse. */
export interface WatchedContext {
  context: BrowserContext;
  refused: string[];
}

/** Opens a browser context that watches the policy of all of its pages. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedContext> {
  // The list of time zones does not have this one, so that none is chosen on any machine.
  const context = await browser.newContext({ timezoneId: "UTC", ...options });
  context.setDefaultTimeout(PATIENCE);
  return { context, refused: await watchPolicy(context) };
}

/** The empty page of a context, which is opened where there is none. */
export async function openPageIn({ context, refused }: WatchedContext): Promise<OpenedPage> {
  const page = context.pages()[0] ?? (await context.newPage());
  const lines: string[] = [];
  context.on("console", (message) => lines.push(message.text()));
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  page.on("pageerror", (error) => lines.push(`${UNCAUGHT}${String(error)}`));
  return { page, context, console: lines, refused, asked };
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

/** Polls until the condition holds. @throws after {@link PATIENCE}, naming what was awaited */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Still not so after ${PATIENCE / 1000} seconds: ${what}`);
    await sleep(25);
  }
}

/**
 * Waits until a screen is shown, which sets the window's title. From then on it does not change
 * scroll position and focus, so that fields can be filled in.
 */
export function arrived(page: Page, screen: string): Promise<void> {
  const title = `${screen} · Waypost`;
  return until(`the title is "${title}"`, async () => (await page.title()) === title);
}
