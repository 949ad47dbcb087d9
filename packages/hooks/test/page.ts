import { createClient, type Client, type Fetch, type FetchInit } from "@waypost/sdk";
import { createSandbox, openDatabase, type Sandbox } from "@waypost/sandbox";
import { QueryClient } from "@tanstack/react-query";
import { onTestFinished } from "vitest";
import type { TransitionObserver } from "../src/flows/engine/observed.ts";
import type { Notice, PageAdapter, PageMoment } from "../src/flows/engine/ports.ts";
import type { Consent } from "../src/flows/payment/consent.ts";
import type { DraftStorage, Logger, MemoryStorage } from "../src/platform.ts";
import { createWaypost, type Waypost } from "../src/waypost.ts";
import { en } from "../src/messages/en.ts";
import type { Shared } from "./attempts.ts";
import { spiedStorage, type SpiedStorage } from "./storage.ts";

export { soon } from "./soon.ts";

export const TODAY = new Date(2026, 10, 21, 12);

/** Milliseconds after which a request cannot be in progress: the client's timeout and a minute. */
export const SETTLES_AFTER = 150_000;

/** A call as the client sent it. */
export interface Fetched {
  url: string;
  init: FetchInit;
}

export interface PageOptions {
  address?: string;
  sandbox?: Sandbox;
  /** A sandbox that is called over HTTP. */
  server?: { readonly url: string; readonly sandbox: Sandbox };
  storage?: SpiedStorage;
  /** Puts a storage that answers later in front of `storage`. */
  slowStorage?: (inner: SpiedStorage) => DraftStorage;
  /** The browser throws at the mention of the storage. */
  isStorageForbidden?: true;
  /** What keeps the attempts where the storage does not. */
  reserve?: MemoryStorage;
  /** Intercepts calls between client and sandbox; `pass` forwards a call. */
  through?: (url: string, pass: () => ReturnType<Fetch>) => ReturnType<Fetch>;
  /** What the page has in common with other windows. */
  shared?: Shared;
  now?: () => Date;
  /** The clock that nobody can set; by default it stands still with the other one. */
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
  /** The page knows that there is no network. */
  isOffline?: () => boolean;
  /** Receives logged errors; by default they fail the test. */
  log?: Logger;
}

export interface Page {
  sandbox: Sandbox;
  /** The client whose calls the flows make. */
  client: Client;
  storage: SpiedStorage;
  /** Every text that the page has stored. */
  stored: string[];
  waypost: Waypost;
  queryClient: QueryClient;
  notices: Notice[];
  /** All addresses that were opened; the last one is the current one. */
  addresses: string[];
  /** Those of them that took the place of the one before, which Back does not return to. */
  replacing: string[];
  /** All calls as the client sent them, before the sandbox receives them. */
  fetched: Fetched[];
  /** The paths of the requests with this method. */
  sent: (method: string) => string[];
  /** The browser puts the page away, or brings it back as it was. */
  lifecycle: (moment: PageMoment) => void;
  /** Ends the page as a reload does: nothing of it runs on, but what it has sent is not undone. */
  close: () => void;
}

/** A page without React: the real client over the sandbox's handler. */
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
        const pass = () => (server === undefined ? sandbox.fetch(url, init) : fetch(url, init));
        return options.through === undefined ? pass() : options.through(url, pass);
      }),
    wait: async () => {},
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
    ...(options.isOffline !== undefined && { isOffline: options.isOffline }),
    ...(options.onTransition !== undefined && { onTransition: options.onTransition }),
    ...(options.onConsent !== undefined && { onConsent: options.onConsent }),
    ...(options.countryCode !== undefined && { countryCode: options.countryCode }),
    log:
      options.log ??
      (({ what, error }) => {
        // What a finished test left on its way belongs to no test.
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
