import { setImmediate } from "node:timers/promises";
import {
  registration,
  type DraftStorage,
  type RegistrationPhase,
  type RegistrationState,
} from "@waypost/hooks/flows";
import type { Fetch } from "@waypost/sdk";
import { vi } from "vitest";
import { createApp } from "./src/create-app.ts";

/**
 * A phone with an asynchronous storage, like AsyncStorage, which persists while the app is closed.
 */
interface Phone {
  readonly stored: Map<string, string>;
  /** Delays all writes to the storage until the returned function is called. */
  readonly holdWrites: () => () => void;
  /** Opens the app. `afterCall` is awaited before the app gets a reply. */
  readonly openApp: (baseUrl: string, afterCall?: (url: string) => unknown) => OpenApp;
}

export type OpenApp = ReturnType<typeof open>;

export function newPhone(): Phone {
  const stored = new Map<string, string>();
  let writing: Promise<void> = Promise.resolve();
  const storage: DraftStorage = {
    getItem: async (key) => (await setImmediate(), stored.get(key) ?? null),
    setItem: async (key, value) => {
      await writing;
      await setImmediate();
      stored.set(key, value);
    },
    removeItem: async (key) => {
      await writing;
      await setImmediate();
      stored.delete(key);
    },
  };
  return {
    stored,
    holdWrites: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      writing = promise;
      return resolve;
    },
    openApp: (baseUrl, afterCall = () => {}) => open(storage, baseUrl, afterCall),
  };
}

function open(storage: DraftStorage, baseUrl: string, afterCall: (url: string) => unknown) {
  let isClosed = false;
  /** A closed app no longer runs, but the requests that it has sent are not undone. */
  const unlessClosed = <Result>(work: () => Result): Result | Promise<never> =>
    isClosed ? new Promise<never>(() => {}) : work();
  const passOn: Fetch = async (url, init) => {
    const reply = fetch(url, init);
    await reply.catch(() => {});
    await afterCall(url);
    return unlessClosed(() => reply);
  };
  const waypost = createApp({
    baseUrl,
    fetch: (url, init) => unlessClosed(() => passOn(url, init)),
    storage: {
      getItem: (key) => unlessClosed(() => storage.getItem(key)),
      setItem: (key, value) => unlessClosed(() => storage.setItem(key, value)),
      removeItem: (key) => unlessClosed(() => storage.removeItem(key)),
    },
  });
  const runner = waypost.run(registration);
  return {
    ...runner,
    close: () => {
      isClosed = true;
    },
    /** Waits until the app is in this phase. */
    until: <Phase extends RegistrationPhase>(phase: Phase) =>
      vi.waitFor(
        () => {
          const state = runner.getState();
          if (state.screen.phase !== phase) throw new Error(`still at ${state.screen.phase}`);
          return state as RegistrationState & { readonly screen: { readonly phase: Phase } };
        },
        { timeout: 60_000 },
      ),
  };
}
