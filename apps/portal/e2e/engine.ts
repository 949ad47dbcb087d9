import { chromium, type Browser, type BrowserContext, type Page, type Request } from "playwright";
import { TestRunner } from "vitest";
import { findBrowser } from "../../../tools/lib/browser.ts";
import { bodyInFirefox, launchFirefox, tapTwiceInFirefox } from "./firefox.ts";

/** The engine in which the journeys run: `BROWSER` in the environment. Default Chromium. */
export const engine = chosen(process.env["BROWSER"] ?? "chromium");

function chosen(name: string): "chromium" | "firefox" | "webkit" {
  if (name === "chromium" || name === "firefox" || name === "webkit") return name;
  throw new Error(`BROWSER is neither "chromium" nor "firefox" nor "webkit": ${name}`);
}

/** What no driver of an engine does, and why. A journey that needs it is left out there. */
const UNSUPPORTED = {
  film: { firefox: "Firefox has no camera that shows a film of one's own" },
  download: {
    firefox: "the driver of Firefox does not tell of a file that is saved from the page's memory",
  },
  insets: { firefox: "the driver of Firefox has no screen with a notch" },
  heap: { firefox: "the driver of Firefox takes no snapshot of a page's memory" },
  iPhone: { firefox: "Firefox does not pass for an iPhone" },
  network: { firefox: "the driver of Firefox cannot take its network away" },
  return: {
    firefox: "going back from another site does not end in the driver of Firefox",
    webkit: "the driver of WebKit hangs where a page comes back from another site",
  },
} satisfies Record<string, Partial<Record<typeof engine, string>>>;

/** Leaves the test out, with the reason, where the driver of the engine cannot do this. */
export function needs(what: keyof typeof UNSUPPORTED): void {
  const reasons: Partial<Record<typeof engine, string>> = UNSUPPORTED[what];
  const reason = reasons[engine];
  if (reason !== undefined) TestRunner.getCurrentTest()?.context.skip(reason);
}

/** Starts a Chromium with these arguments as well. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const found = await findBrowser();
  return chromium.launch({ ...found, args: [...found.args, ...more] });
}

const FOR_SHORT_VISITS = [
  // A renderer process is kept for the next test: to start another one takes longer than most do.
  "--renderer-process-limit=1",
  "--disable-site-isolation-trials",
  // No page is open long enough for optimized code to pay off.
  "--js-flags=--no-opt,--no-maglev",
];

/** Starts a browser without a camera, as its user finds it. */
export const launch = (): Promise<Browser> =>
  engine === "firefox" ? launchFirefox({ touch: false }) : launchChromium();

// All test files of a worker share its browsers. Firefox has touch or not for all of its pages.
const shared = new Map<boolean, Promise<Browser>>();

export function sharedBrowser(device: { touch: boolean }): Promise<Browser> {
  const touch = engine === "firefox" && device.touch;
  const known = shared.get(touch);
  if (known !== undefined) return known;
  const started =
    engine === "firefox" ? launchFirefox({ touch }) : launchChromium(FOR_SHORT_VISITS);
  shared.set(touch, started);
  // One that ended fails its own journey only.
  const forget = () => void shared.delete(touch);
  void started.then((browser) => browser.on("disconnected", forget), forget);
  return started;
}

/** The body of a request; `null` if it has none. */
export const bodyOf = async (request: Request): Promise<string | null> =>
  engine === "firefox" ? bodyInFirefox(request) : request.postData();

/** The body of a request, which is JSON. */
export const jsonOf = async (request: Request): Promise<unknown> =>
  JSON.parse((await bodyOf(request)) ?? "null");

/** Taps the same place twice, a tenth of a second apart on any machine: a double press. */
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

/** Lets the pages of a context read and write the clipboard unasked. */
export async function allowClipboard(context: BrowserContext): Promise<void> {
  // Firefox was started so.
  if (engine === "firefox") return;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
}
