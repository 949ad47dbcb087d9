import { createClient, type Client, type Fetch, type FetchInit } from "@waypost/sdk";
import { createSandbox, openDatabase, type Sandbox } from "@waypost/sandbox";
import { QueryClient } from "@tanstack/react-query";
import { onTestFinished } from "vitest";
import type { TransitionObserver } from "../src/flows/engine/observed.ts";
import type { Notice, PageAdapter, PageMoment } from "../src/flows/engine/ports.ts";
import type { Consent } from "../src/flows/checkout/consent.ts";
import type { DraftStorage, Logger, MemoryStorage } from "../src/platform.ts";
import { createWaypost, type Waypost } from "../src/waypost.ts";
import { en } from "../src/messages/en.ts";
import type { Shared } from "./attempts.ts";
import type { TestGate } from "./gate.ts";
import { spiedStorage, type SpiedStorage } from "./storage.ts";

export { soon } from "./soon.ts";

export const TODAY = new Date(2026, 10, 21, 12);

/** Milliseconds after which a request cannot be in progress: the client's timeout and a minute. */
export const SETTLES_AFTER = 150_000;

/** A request as the client sent it. */
interface Fetched {
  url: string;
  init: FetchInit;
}

export interface PageOptions {
  address?: string;
  sandbox?: Sandbox;
  /** A sandbox behind an HTTP server. */
  server?: { readonly url: string; readonly sandbox: Sandbox };
  storage?: SpiedStorage;
  /** Wraps `storage` in an asynchronous storage. */
  slowStorage?: (inner: SpiedStorage) => DraftStorage;
  /** The browser throws on access to the storage. */
  isStorageForbidden?: true;
  /** Stores the attempts if the storage does not. */
  reserve?: MemoryStorage;
  /** Intercepts calls between client and sandbox; `pass` forwards a call. */
  through?: (url: string, pass: () => ReturnType<Fetch>, init?: FetchInit) => ReturnType<Fetch>;
  /** The parts that the page shares with other windows. */
  shared?: Shared;
  now?: () => Date;
  /** The monotonic clock. By default it stands still, like the other clock. */
  monotonicNow?: () => number;
  countryCode?: PageAdapter["countryCode"];
  /** The time zone of the device; none by default, so that tests do not depend on the machine's. */
  timeZone?: PageAdapter["timeZone"];
  /** The token of the authorized calls. */
  token?: (sandbox: Sandbox) => string | undefined;
  /** The client's timeout for writes in milliseconds. */
  writeTimeout?: number;
  onTransition?: TransitionObserver;
  onConsent?: (consent: Consent) => unknown;
  /** The gate in front of the sandbox. */
  gate?: TestGate;
  tokenizeCard?: PageAdapter["tokenizeCard"];
  /** Returns true if the page is offline. */
  isOffline?: () => boolean;
  /** Receives logged errors; by default they fail the test. */
  log?: Logger;
}

export interface Page {
  sandbox: Sandbox;
  /** The client whose calls the flows make. */
  client: Client;
  storage: SpiedStorage;
  /** All texts that the page has stored. */
  stored: string[];
  waypost: Waypost;
  queryClient: QueryClient;
  notices: Notice[];
  /** All addresses that were opened; the last one is the current one. */
  addresses: string[];
  /** The opened addresses that replaced the one before, so that Back does not return to it. */
  replacing: string[];
  /** All calls as the client sent them, before the sandbox receives them. */
  fetched: Fetched[];
  /** The paths of all requests with this method. */
  sent: (method: string) => string[];
  /** The page enters the back-forward cache, or is restored from it. */
  lifecycle: (moment: PageMoment) => void;
  /** Closes the page as a reload does: its code stops, but requests are not undone. */
  close: () => void;
}

/** A page without React: the real client with the sandbox's handler. */
export function openPage(options: PageOptions = {}): Page {
  const { server } = options;
  const given = server?.sandbox ?? options.sandbox;
  const sandbox = given ?? createSandbox({ database: openDatabase() });
  if (given === undefined) onTestFinished(() => sandbox.close());
  const storage = options.storage ?? spiedStorage();
  const addresses = [
    options.address ?? "https://portal.example/#/registration/customer-information",
  ];
  const replacing: string[] = [];
  const notices: Notice[] = [];
  const fetched: Fetched[] = [];
  const stored: string[] = [];
  const queryClient = new QueryClient();
  const watchers = new Set<(moment: PageMoment) => void>();
  let isClosed = false;
  const unlessClosed = <Result>(work: () => Result): Result | Promise<never> =>
    isClosed ? new Promise<never>(() => {}) : work();
  const client = createClient({
    baseUrl: server?.url ?? "https://api.example",
    fetch: (url, init) =>
      unlessClosed(() => {
        fetched.push({ url, init });
        const forward = () => (server === undefined ? sandbox.fetch(url, init) : fetch(url, init));
        const pass = () => options.gate?.fetch(url, init, forward) ?? forward();
        return options.through === undefined ? pass() : options.through(url, pass, init);
      }),
    wait: async () => {},
    errorHeaders: ["Gate-Code", "Gate-Repeats"],
    token: () => options.token?.(sandbox),
    ...(options.writeTimeout !== undefined && { timeout: { write: options.writeTimeout } }),
  });
  const inner = options.slowStorage?.(storage) ?? storage;
  const waypost = createWaypost({
    services: { client, queryClient },
    messages: en,
    storage: () => {
      if (options.isStorageForbidden) throw new Error("the browser blocks its storage");
      return {
        getItem: inner.getItem,
        setItem: (key, value) => {
          stored.push(value);
          return unlessClosed(() => inner.setItem(key, value));
        },
        removeItem: (key) => unlessClosed(() => inner.removeItem(key)),
      };
    },
    ...(options.reserve !== undefined && { reserve: options.reserve }),
    tokenizeCard: options.tokenizeCard,
    now: options.now ?? (() => TODAY),
    monotonicNow: options.monotonicNow ?? (() => (options.now?.() ?? TODAY).getTime()),
    ...options.shared,
    address: () => addresses.at(-1) ?? "",
    navigate: (path, { replace }) => {
      const address = `https://portal.example/#${path}`;
      addresses.push(address);
      if (replace) replacing.push(address);
    },
    notify: (notice) => void notices.push(notice),
    lifecycle: (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    timeZone: options.timeZone ?? (() => undefined),
    ...(options.gate !== undefined && { gate: true }),
    ...(options.isOffline !== undefined && { isOffline: options.isOffline }),
    ...(options.onTransition !== undefined && { onTransition: options.onTransition }),
    ...(options.onConsent !== undefined && { onConsent: options.onConsent }),
    ...(options.countryCode !== undefined && { countryCode: options.countryCode }),
    log:
      options.log ??
      (({ what, error }) => {
        // Pending work of a finished test belongs to no test.
        if (!isOver) throw new Error(what, { cause: error });
      }),
  });
  let isOver = false;
  onTestFinished(() => void (isOver = true));
  return {
    sandbox,
    client,
    storage,
    stored,
    waypost,
    queryClient,
    notices,
    addresses,
    replacing,
    fetched,
    sent: (method) =>
      sandbox
        .log()
        .filter((entry) => entry.method === method)
        .map((entry) => entry.path),
    lifecycle: (moment) => watchers.forEach((watcher) => watcher(moment)),
    close: () => {
      isClosed = true;
    },
  };
}
