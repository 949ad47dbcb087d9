import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";

/** A page with a log of its problems. It needs no test runner. */
export interface OpenedPage {
  page: Page;
  context: BrowserContext;
  /** All lines of the browser's console, of any page, and all uncaught errors. */
  console: string[];
  /** The violations of the server's content security policy. */
  refused: string[];
  /** The types of the browser's own dialogs, such as `beforeunload`. Each of them is accepted. */
  asked: string[];
}

/** The timeout for a page, in milliseconds. The machine may be busy. */
const PAGE_TIMEOUT_MS = 60_000;

/** The prefix of an uncaught error in {@link OpenedPage.console}. */
export const UNCAUGHT = "uncaught: ";

/** Opens an empty page in a new browser context. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  return openPageIn(await openContext(browser, options));
}

/** A browser context, and the list to which it adds policy violations of its pages. */
export interface WatchedContext {
  context: BrowserContext;
  refused: string[];
}

/** Opens a browser context that records the policy violations of all its pages. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedContext> {
  // The list of time zones does not have this one, so that none is preselected on any machine.
  const context = await browser.newContext({ timezoneId: "UTC", ...options });
  context.setDefaultTimeout(PAGE_TIMEOUT_MS);
  return { context, refused: await watchPolicy(context) };
}

/** Returns the empty page of a context, or opens one. */
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

/** Records the policy violations on any page of this browser, including Trusted Types. */
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

/**
 * Polls until the condition holds. @throws after {@link PAGE_TIMEOUT_MS}, with the name of the
 * condition
 */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PAGE_TIMEOUT_MS;
  while (!(await holds())) {
    if (Date.now() > end)
      throw new Error(`Still not so after ${PAGE_TIMEOUT_MS / 1000} seconds: ${what}`);
    await sleep(25);
  }
}

/**
 * Waits until a screen is shown, which sets the window's title. After that it does not change the
 * scroll position and the focus, so that fields can be filled in.
 */
export function arrived(page: Page, screen: string): Promise<void> {
  const title = `${screen} · Waypost`;
  return until(`the title is "${title}"`, async () => (await page.title()) === title);
}
