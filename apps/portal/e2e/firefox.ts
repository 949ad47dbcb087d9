import { firefox, type Browser, type Page, type Request } from "playwright";
import { findFirefox } from "../../../tools/lib/firefox.ts";
import { behind, connectionOf, delegateOf } from "./bidi.ts";
import type { Connection, Keyboard, PageDelegate, Progress, Session, Touchscreen } from "./bidi.ts";

/*
 * Playwright drives a stock Firefox over WebDriver BiDi. What its driver leaves out although Firefox
 * can do it, is added here, on the objects behind Playwright's own: it has no public way to send a
 * command of BiDi, and Firefox allows only one session, which is Playwright's. The version of
 * Playwright is fixed, and a wrong name fails every journey at once.
 */
/* oxlint-disable eslint/no-underscore-dangle -- their names */

/** The browser's names of the requests. */
const requestIds = new WeakMap<object, string>();

/** What a request sends; `null` if it has no body. */
export async function bodyInFirefox(request: Request): Promise<string | null> {
  if (["GET", "HEAD", "OPTIONS"].includes(request.method())) return null;
  const id = requestIds.get(behind(request) as object);
  const { _session: session } = delegateOf(request.frame().page());
  const data = session.send("network.getData", { request: id, dataType: "request" });
  const { bytes } = (await data) as { bytes: { type: string; value: string } };
  return Buffer.from(bytes.value, bytes.type === "base64" ? "base64" : "utf8").toString();
}

interface FirefoxOptions {
  /** A phone: it has touch, and no other pointer. */
  touch: boolean;
  /** What `about:config` shows. */
  preferences?: Readonly<Record<string, boolean | number | string>>;
}

/** Starts Firefox. */
export async function launchFirefox({ touch, preferences = {} }: FirefoxOptions): Promise<Browser> {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: findFirefox(),
    // For the media features, which only the browser's own code can set.
    args: ["--remote-allow-system-access"],
    firefoxUserPrefs: {
      "ui.prefersReducedMotion": 1,
      "layout.css.prefers-color-scheme.content-override": 1,
      // Firefox crashes where the page and its driver, each in its own world, read what labels an element.
      "accessibility.ARIAElementReflection.enabled": false,
      // The clipboard is used without asking.
      "dom.events.testing.asyncClipboard": true,
      "dom.w3c_touch_events.enabled": touch ? 1 : 0,
      // As on a phone, a scrollbar takes no room of a window of 320 px.
      "ui.useOverlayScrollbars": 1,
      // A finger alone, or a mouse alone, whatever the machine has.
      "ui.primaryPointerCapabilities": touch ? 1 : 6,
      "ui.allPointerCapabilities": touch ? 1 : 6,
      ...preferences,
    },
  });
  const connection = connectionOf(browser);
  answerMediaFeatures(connection);
  await connection.browserSession.send("network.addDataCollector", {
    dataTypes: ["request"],
    maxEncodedDataSize: 1_000_000,
  });
  runners.set(connection, await browserCode(connection));
  if (!isComplete) {
    isComplete = true;
    const page = await browser.newPage();
    complete(delegateOf(page));
    await page.close();
  }
  return browser;
}

/** Firefox 153 does not know this command, with which every context begins. */
function answerMediaFeatures(connection: Connection): void {
  const send = connection.rawSend.bind(connection);
  connection.rawSend = (message) => {
    if (message.method !== "emulation.setMediaFeaturesOverride") return send(message);
    const { id } = message;
    setImmediate(() =>
      connection._dispatchMessage({ type: "success", ...(id !== undefined && { id }), result: {} }),
    );
  };
}

type RunInBrowser = (code: string, ...args: string[]) => Promise<void>;

const runners = new WeakMap<Connection, RunInBrowser>();

/** Whether the driver of all browsers in this process has what it lacks. */
let isComplete = false;

/** Runs a function of the browser's own, which may set what no command sets. */
async function browserCode({ browserSession }: Connection): Promise<RunInBrowser> {
  const { contexts } = (await browserSession.send("browsingContext.getTree", {
    "moz:scope": "chrome",
  })) as { contexts: { context: string }[] };
  const [own] = contexts;
  if (own === undefined) throw new Error("Firefox gives no access to its own code");
  return async (code, ...args) => {
    const result = (await browserSession.send("script.callFunction", {
      functionDeclaration: code,
      awaitPromise: true,
      target: own,
      arguments: args.map((value) => ({ type: "string", value })),
    })) as { type: string };
    if (result.type !== "success") throw new Error(JSON.stringify(result));
  };
}

const SET_MEDIA = `(id, medium, scheme, motion, colors) => {
  const { NavigableManager } = ChromeUtils.importESModule(
    "chrome://remote/content/shared/NavigableManager.sys.mjs",
  );
  const page = NavigableManager.getBrowsingContextById(id);
  page.mediumOverride = medium;
  page.prefersColorSchemeOverride = scheme;
  page.prefersReducedMotionOverride = motion;
  page.forcedColorsOverride = colors;
}`;

const prototypeOf = <Kind extends object>(object: Kind): Kind =>
  Object.getPrototypeOf(object) as Kind;

/** Adds to all pages what their driver leaves out: media features, bodies, taps, and typed text. */
function complete(page: PageDelegate): void {
  const pages = prototypeOf(page);
  const initialize = pages._initialize;
  pages.updateEmulateMedia = setMedia;
  pages._initialize = async function initializeWithMedia() {
    await initialize.call(this);
    await this.updateEmulateMedia();
    await toFront(this._session);
  };
  const navigate = pages.navigateFrame;
  pages.navigateFrame = async function navigateInFront(...to) {
    await toFront(this._session);
    return navigate.call(this, ...to);
  };
  const managers = prototypeOf(page._networkManager);
  const note = managers._onBeforeRequestSent;
  managers._onBeforeRequestSent = function noteWithId(sent) {
    note.call(this, sent);
    const id = sent.request.request;
    const known = this._requests.get(id);
    if (known !== undefined) requestIds.set(known.request, id);
  };
  prototypeOf(page.rawTouchscreen).tap = tap;
  prototypeOf(page.rawKeyboard).sendText = insertText;
}

/** The window of each browser that is in front. */
const front = new WeakMap<Connection, string>();

/** Behind another window, no field of a page tells that it got or lost the focus. */
async function toFront({ connection, sessionId }: Session): Promise<void> {
  if (front.get(connection) === sessionId) return;
  front.set(connection, sessionId);
  await connection.browserSession.send("browsingContext.activate", { context: sessionId });
}

async function setMedia(this: PageDelegate): Promise<void> {
  const { media, colorScheme, reducedMotion, forcedColors } = this._page.emulatedMedia();
  const values = [media, colorScheme, reducedMotion, forcedColors];
  const known = values.map((value) => (value === "no-override" ? "" : value));
  await runners.get(this._session.connection)?.(SET_MEDIA, this._session.sessionId, ...known);
}

function tap(this: Touchscreen, progress: Progress, x: number, y: number): Promise<void> {
  return progress.race(tapAt(this._session, { x, y }, 1));
}

/** As typing does. The driver's own way changes a field behind React's back. */
async function insertText(this: Keyboard, progress: Progress, text: string): Promise<void> {
  const realm = await progress.race(this._page._page.mainFrame().mainContext());
  await progress.race(
    realm.evaluate((typed) => {
      if (typed === "") document.execCommand("delete");
      else document.execCommand("insertText", false, typed);
    }, text),
  );
}

async function tapAt(session: Session, { x, y }: { x: number; y: number }, times: number) {
  const touch = [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
    { type: "pointerDown", button: 0 },
    { type: "pause", duration: 20 },
    { type: "pointerUp", button: 0 },
  ];
  const actions = Array.from({ length: times }, (_, index) =>
    index === 0 ? touch : [{ type: "pause", duration: 80 }, ...touch],
  ).flat();
  const parameters = { pointerType: "touch" };
  await session.send("input.performActions", {
    context: session.sessionId,
    actions: [{ type: "pointer", id: "finger", parameters, actions }],
  });
}

/** Taps a place twice, a tenth of a second apart. */
export const tapTwiceInFirefox = (page: Page, place: { x: number; y: number }): Promise<void> =>
  tapAt(delegateOf(page)._session, place, 2);
