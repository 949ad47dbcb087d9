import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page, type Request } from "playwright";
import { TestRunner } from "vitest";
import { findBrowser } from "../../../tools/lib/browser.ts";
import { bodyInFirefox, launchFirefox, tapTwiceInFirefox } from "./firefox.ts";

/** The browser engine of the tests, from the environment variable `BROWSER`. Default Chromium. */
export const engine = chosen(process.env["BROWSER"] ?? "chromium");

function chosen(name: string): "chromium" | "firefox" | "webkit" {
  if (name === "chromium" || name === "firefox" || name === "webkit") return name;
  throw new Error(`BROWSER is neither "chromium" nor "firefox" nor "webkit": ${name}`);
}

/**
 * Features that the driver of an engine lacks, with the reason. Tests that need them are skipped
 * there.
 */
const UNSUPPORTED = {
  film: { firefox: "Firefox has no camera that shows a film of one's own" },
  download: {
    firefox: "the driver of Firefox does not report a file that is saved from the page's memory",
  },
  insets: { firefox: "the driver of Firefox has no screen with a notch" },
  heap: { firefox: "the driver of Firefox takes no snapshot of a page's memory" },
  composition: { firefox: "the driver of Firefox has no keyboard that composes" },
  iPhone: { firefox: "Firefox does not pass for an iPhone" },
  network: { firefox: "the driver of Firefox cannot take its network away" },
  return: {
    firefox: "going back from another site does not end in the driver of Firefox",
    webkit: "the driver of WebKit hangs where a page comes back from another site",
  },
} satisfies Record<string, Partial<Record<typeof engine, string>>>;

/** Skips the test, with the reason, if the driver of the engine lacks this feature. */
export function needs(what: keyof typeof UNSUPPORTED): void {
  const reasons: Partial<Record<typeof engine, string>> = UNSUPPORTED[what];
  const reason = reasons[engine];
  if (reason !== undefined) TestRunner.getCurrentTest()?.context.skip(reason);
}

/** Starts a Chromium with additional arguments. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const found = await findBrowser();
  return chromium.launch({
    ...found,
    executablePath: join(import.meta.dirname, "chromium.sh"),
    env: { ...process.env, CHROMIUM: found.executablePath },
    args: [...found.args, ...more],
  });
}

const FOR_SHORT_VISITS = [
  // A renderer process is reused by the next test, because starting one takes longer than most
  // tests.
  "--renderer-process-limit=1",
  "--disable-site-isolation-trials",
  // No page is open long enough to benefit from optimized code.
  "--js-flags=--no-opt,--no-maglev",
];

/** Starts a browser without a camera, with default settings. */
export const launch = (): Promise<Browser> =>
  engine === "firefox" ? launchFirefox({ touch: false }) : launchChromium();

// All test files of a worker share its browsers. Firefox has touch for all of its pages or for
// none.
const shared = new Map<boolean, Promise<Browser>>();

export function sharedBrowser(device: { touch: boolean }): Promise<Browser> {
  const touch = engine === "firefox" && device.touch;
  const known = shared.get(touch);
  if (known !== undefined) return known;
  const started =
    engine === "firefox" ? launchFirefox({ touch }) : launchChromium(FOR_SHORT_VISITS);
  shared.set(touch, started);
  // A crashed browser fails only its own test.
  const forget = () => void shared.delete(touch);
  void started.then((browser) => browser.on("disconnected", forget), forget);
  return started;
}

/** Returns the body of a request; `null` if it has none. */
export const bodyOf = async (request: Request): Promise<string | null> =>
  engine === "firefox" ? bodyInFirefox(request) : request.postData();

/** Returns the parsed JSON body of a request. */
export const jsonOf = async (request: Request): Promise<unknown> =>
  JSON.parse((await bodyOf(request)) ?? "null");

/** Double-taps a place, with a tenth of a second between the taps on any machine. */
export async function tapTwice(page: Page, place: { x: number; y: number }): Promise<void> {
  if (engine === "firefox") return tapTwiceInFirefox(page, place);
  const session = await page.context().newCDPSession(page);
  const now = Date.now() / 1000;
  for (const timestamp of [now, now + 0.1]) {
    const tap = { touchPoints: [place], timestamp };
    const lift = { touchPoints: [], timestamp: timestamp + 0.02 };
    // oxlint-disable-next-line no-await-in-loop -- one tap after the other
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", ...tap });
    // oxlint-disable-next-line no-await-in-loop
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", ...lift });
  }
}

/** Allows the pages of a context to read and write the clipboard without permission. */
export async function allowClipboard(context: BrowserContext): Promise<void> {
  // Firefox was started with this permission.
  if (engine === "firefox") return;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
}
