import type { Browser, Page } from "playwright";

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

export interface Session {
  connection: Connection;
  sessionId: string;
  send: (method: string, params: object) => Promise<unknown>;
}

export interface Connection {
  browserSession: Session;
  rawSend: (message: Message) => void;
  _dispatchMessage: (message: Message) => void;
}

export interface PageDelegate {
  _session: Session;
  _page: { emulatedMedia: () => Media; mainFrame: () => { mainContext: () => Promise<Realm> } };
  _initialize: () => Promise<void>;
  updateEmulateMedia: () => Promise<void>;
  navigateFrame: (frame: object, url: string, referrer?: string) => Promise<unknown>;
  _networkManager: NetworkManager;
  rawKeyboard: Keyboard;
  rawTouchscreen: Touchscreen;
}

export interface Keyboard {
  _page: PageDelegate;
  sendText: (this: Keyboard, progress: Progress, text: string) => Promise<void>;
}

export interface Touchscreen {
  _session: Session;
  tap: (this: Touchscreen, progress: Progress, x: number, y: number) => Promise<void>;
}

interface NetworkManager {
  _requests: Map<string, { request: object }>;
  _onBeforeRequestSent: (sent: { request: { request: string } }) => void;
}

export interface Progress {
  race: <Value>(promise: Promise<Value>) => Promise<Value>;
}

interface Realm {
  evaluate: (run: (text: string) => void, text: string) => Promise<void>;
}

/** Returns the internal object of one of Playwright's, in the same process. */
export function internalObject(object: object): unknown {
  const connection = Reflect.get(object, "_connection") as { toImpl: (it: object) => unknown };
  return connection.toImpl(object);
}

export const connectionOf = (browser: Browser): Connection =>
  (internalObject(browser) as { _connection: Connection })._connection;

export const delegateOf = (page: Page): PageDelegate =>
  (internalObject(page) as { delegate: PageDelegate }).delegate;
