import { createClient, type Fetch, type FetchInit } from "@waypost/sdk";
import { createSandbox, openDatabase, type Sandbox } from "@waypost/sandbox";
import { QueryClient } from "@tanstack/react-query";
import { onTestFinished, vi } from "vitest";
import {
  createWaypost,
  memoryStorage,
  registration,
  type Logger,
  type MemoryStorage,
  type Notice,
  type RegistrationEvent,
  type RegistrationState,
  type RegistrationStateName,
} from "../src/index.ts";
import { en } from "../src/messages/en.ts";

/** Milliseconds after which a condition counts as never met; long, for busy machines. */
const TIMEOUT = 10_000;
vi.setConfig({ testTimeout: 3 * TIMEOUT, expect: { poll: { timeout: TIMEOUT } } });

/** Waits until a check no longer throws. */
export const soon = <Value>(check: () => Value): Promise<Value> => vi.waitFor(check, TIMEOUT);

/** A call as the client sent it. */
export interface Fetched {
  url: string;
  init: FetchInit;
}

export interface AtWork {
  sandbox: Sandbox;
  storage: MemoryStorage & { all: () => Record<string, string> };
  notices: Notice[];
  /** All addresses that were opened; the last one is the current one. */
  addresses: string[];
  send: (event: RegistrationEvent) => void;
  state: () => RegistrationState;
  /** Waits until the flow is in this state. */
  until: (name: RegistrationStateName) => Promise<RegistrationState>;
  /** Waits until no IMEI is being checked. */
  untilChecked: () => Promise<void>;
  /** The paths of the requests with this method. */
  sent: (method: string) => string[];
  /** All calls as the client sent them, before the sandbox receives them. */
  fetched: Fetched[];
  prefetchLookups: () => void;
  queryClient: QueryClient;
  /** The same browser tab after a reload: same storage, new memory. */
  reload: () => AtWork;
}

export const TODAY = new Date(2026, 10, 21, 12);

/** Milliseconds after which a request cannot be in progress: the client's timeout and a minute. */
export const SETTLES_AFTER = 150_000;

/** A running registration without React: the real client over the sandbox's handler. */
export function atWork(
  options: {
    address?: string;
    sandbox?: Sandbox;
    storage?: AtWork["storage"];
    /** Intercepts calls between client and sandbox; `pass` forwards a call. */
    through?: (url: string, pass: () => ReturnType<Fetch>) => ReturnType<Fetch>;
    now?: () => Date;
    /** The client's timeout for writes in milliseconds. */
    writeTimeout?: number;
    /** Receives logged errors; by default they fail the test. */
    log?: Logger;
  } = {},
): AtWork {
  const sandbox = options.sandbox ?? createSandbox({ database: openDatabase() });
  const storage = options.storage ?? spiedStorage();
  const addresses = [
    options.address ?? "https://portal.example/#/registration/customer-information",
  ];
  const notices: Notice[] = [];
  const fetched: Fetched[] = [];
  const queryClient = new QueryClient();
  const client = createClient({
    baseUrl: "https://api.example",
    fetch: (url, init) => {
      fetched.push({ url, init });
      const pass = () => sandbox.fetch(url, init);
      return options.through === undefined ? pass() : options.through(url, pass);
    },
    wait: async () => {},
    ...(options.writeTimeout !== undefined && { timeout: { write: options.writeTimeout } }),
  });
  const waypost = createWaypost({
    services: { client, queryClient },
    messages: en,
    storage,
    now: options.now ?? (() => TODAY),
    address: () => addresses.at(-1) ?? "",
    navigate: (path) => {
      addresses.push(`https://portal.example/#${path}`);
    },
    notify: (notice) => void notices.push(notice),
    log:
      options.log ??
      (({ what, error }) => {
        throw new Error(what, { cause: error });
      }),
  });
  const runner = waypost.run(registration);
  if (options.sandbox === undefined) onTestFinished(() => sandbox.close());
  onTestFinished(() => runner.stop());
  return {
    sandbox,
    storage,
    notices,
    addresses,
    queryClient,
    fetched,
    send: runner.send,
    state: runner.getState,
    prefetchLookups: waypost.prefetchLookups,
    until: (name) =>
      soon(() => {
        const state = runner.getState();
        if (state.name !== name) throw new Error(`still at ${state.name}, not at ${name}`);
        return state;
      }),
    untilChecked: () =>
      soon(() => {
        const { devices } = runner.getState().activation;
        const isChecking = devices.some(({ imei }) => imei.check.status === "checking");
        if (isChecking) throw new Error("still checking");
      }),
    sent: (method) =>
      sandbox
        .log()
        .filter((entry) => entry.method === method)
        .map((entry) => entry.path),
    reload: () => {
      runner.stop();
      const address = addresses.at(-1) ?? "";
      return atWork({ ...options, address, sandbox, storage });
    },
  };
}

function spiedStorage(): AtWork["storage"] {
  const memory = memoryStorage();
  const keys = new Set<string>();
  return {
    getItem: memory.getItem,
    removeItem: memory.removeItem,
    setItem: (key, value) => {
      keys.add(key);
      memory.setItem(key, value);
    },
    all: () =>
      Object.fromEntries(
        [...keys].flatMap((key) => {
          const value = memory.getItem(key);
          return value === null ? [] : [[key, value]];
        }),
      ),
  };
}
