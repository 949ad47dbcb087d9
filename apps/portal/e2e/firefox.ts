import { firefox, type Browser, type Page, type Request } from "playwright";
import { findFirefox } from "../../../tools/lib/firefox.ts";

/* Playwright drives a stock Firefox over WebDriver BiDi. This module adds features that its
   driver lacks, using Playwright's internal objects: Playwright has no public way to send a BiDi
   command, and Firefox allows only one session, which is Playwright's. The version of Playwright
   is pinned, and a wrong name would fail every test at once. */
/* oxlint-disable eslint/no-underscore-dangle -- their names */

/** The browser's ids of the requests. */
const requestIds = new WeakMap<object, string>();

/** Returns the body of a request; `null` if it has none. */
export async function bodyInFirefox(request: Request): Promise<string | null> {
  if (["GET", "HEAD", "OPTIONS"].includes(request.method())) return null;
  const id = requestIds.get(internalObject(request) as object);
  const { _session: session } = delegateOf(request.frame().page());
  const data = session.send("network.getData", { request: id, dataType: "request" });
  const { bytes } = (await data) as { bytes: { type: string; value: string } };
  return Buffer.from(bytes.value, bytes.type === "base64" ? "base64" : "utf8").toString();
}

interface FirefoxOptions {
  /** True for a phone, which has touch and no other pointer. */
  touch: boolean;
  /** Preferences as in `about:config`. */
  preferences?: Readonly<Record<string, boolean | number | string>>;
}

/** Starts Firefox. */
export async function launchFirefox({ touch, preferences = {} }: FirefoxOptions): Promise<Browser> {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: findFirefox(),
    // For the media features, which only privileged code can set.
    args: ["--remote-allow-system-access"],
    firefoxUserPrefs: {
      "ui.prefersReducedMotion": 1,
      "layout.css.prefers-color-scheme.content-override": 1,
      // Firefox crashes if the page and its driver read the labels of an element in separate
      // realms.
      "accessibility.ARIAElementReflection.enabled": false,
      // Allows access to the clipboard without a prompt.
      "dom.events.testing.asyncClipboard": true,
      "dom.w3c_touch_events.enabled": touch ? 1 : 0,
      // As on a phone, a scrollbar takes no space of a 320 px window.
      "ui.useOverlayScrollbars": 1,
      // Touch only or a mouse only, whatever the machine has.
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

/** Answers a command that Firefox 153 does not know, which is sent for every new context. */
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

/** True once the missing features were added to the driver, for all browsers in this process. */
let isComplete = false;

/** Runs a function in privileged code, which can set features without a command. */
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

/**
 * Adds the features that the driver lacks to all pages: media features, bodies, taps, and typed
 * text.
 */
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

/** The foreground window of each browser. */
const front = new WeakMap<Connection, string>();

/** Brings the window to the front. In the background, fields do not report focus changes. */
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

/** Inserts text like a keyboard. The driver's own way changes a field without notifying React. */
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

/** Double-taps a place, with a tenth of a second between the taps. */
export const tapTwiceInFirefox = (page: Page, place: { x: number; y: number }): Promise<void> =>
  tapAt(delegateOf(page)._session, place, 2);

/* Accesses Playwright's internal objects where it drives a browser over WebDriver BiDi. */
/* oxlint-disable eslint/no-underscore-dangle -- their names */

interface Media {
  media: string;
  colorScheme: string;
  reducedMotion: string;
  forcedColors: string;
}

interface Message {
  id?: number;
  type?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
}

interface Session {
  connection: Connection;
  sessionId: string;
  send: (method: string, params: object) => Promise<unknown>;
}

interface Connection {
  browserSession: Session;
  rawSend: (message: Message) => void;
  _dispatchMessage: (message: Message) => void;
}

interface PageDelegate {
  _session: Session;
  _page: { emulatedMedia: () => Media; mainFrame: () => { mainContext: () => Promise<Realm> } };
  _initialize: () => Promise<void>;
  updateEmulateMedia: () => Promise<void>;
  navigateFrame: (frame: object, url: string, referrer?: string) => Promise<unknown>;
  _networkManager: NetworkManager;
  rawKeyboard: Keyboard;
  rawTouchscreen: Touchscreen;
}

interface Keyboard {
  _page: PageDelegate;
  sendText: (this: Keyboard, progress: Progress, text: string) => Promise<void>;
}

interface Touchscreen {
  _session: Session;
  tap: (this: Touchscreen, progress: Progress, x: number, y: number) => Promise<void>;
}

interface NetworkManager {
  _requests: Map<string, { request: object }>;
  _onBeforeRequestSent: (sent: { request: { request: string } }) => void;
}

interface Progress {
  race: <Value>(promise: Promise<Value>) => Promise<Value>;
}

interface Realm {
  evaluate: (run: (text: string) => void, text: string) => Promise<void>;
}

/** Returns the internal object of one of Playwright's, in the same process. */
function internalObject(object: object): unknown {
  const connection = Reflect.get(object, "_connection") as { toImpl: (it: object) => unknown };
  return connection.toImpl(object);
}

const connectionOf = (browser: Browser): Connection =>
  (internalObject(browser) as { _connection: Connection })._connection;

const delegateOf = (page: Page): PageDelegate =>
  (internalObject(page) as { delegate: PageDelegate }).delegate;
