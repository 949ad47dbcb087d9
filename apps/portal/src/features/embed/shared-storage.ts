import type { WaypostOptions } from "@waypost/hooks/flows";

type SharedStorage = ReturnType<Extract<WaypostOptions["sharedStorage"], () => unknown>>;

// Not in the types of the DOM yet.
declare global {
  interface Document {
    requestStorageAccess(types: {
      localStorage: true;
    }): Promise<Pick<Window, "localStorage"> | undefined>;
  }
}

/** A browser that does not answer for so long, also because its question is open, denies it so far. */
const ANSWER_MS = 10_000;

const PROBE = "waypost.probe";

let granted: Storage | undefined;
let asking: Promise<void> | undefined;

/** True in a frame of the portal's own site, such as the demo's, which shares the storage. */
function isFirstParty(): boolean {
  try {
    return window.top?.location.origin === location.origin;
  } catch {
    return false;
  }
}

/**
 * Asks the browser for the storage of the portal's tabs, because a frame on another site has its
 * own. The browser asks the customer, during a press only; otherwise it grants what it granted
 * before.
 * @throws errors of the browser, if it denies it
 */
async function ask(): Promise<void> {
  // Without a press, the browser would refuse, and write an error to the console.
  const { state } = await navigator.permissions.query({ name: "storage-access" });
  if (isFirstParty() || (state !== "granted" && !navigator.userActivation.isActive)) return;
  // Not the locks of the tabs: Chromium 156 ends a page that asks for them where it denies cookies.
  // The stored records alone show what another window has sent.
  const handle = await document.requestStorageAccess({ localStorage: true });
  if (handle === undefined) return;
  // Some browsers grant the handle and deny its use.
  const { localStorage: storage } = handle;
  storage.setItem(PROBE, PROBE);
  const answer = storage.getItem(PROBE);
  storage.removeItem(PROBE);
  if (answer === PROBE) granted = storage;
}

/** The storage of the tabs if the browser grants it, or else that of this frame. */
async function access(): Promise<Storage> {
  if (granted === undefined && asking === undefined) {
    const answer = ask()
      .catch(() => {
        // Denied, or not available in this browser.
      })
      .finally(() => (asking = undefined));
    asking = Promise.race([answer, new Promise<void>((end) => setTimeout(end, ANSWER_MS))]);
  }
  await asking;
  return granted ?? localStorage;
}

async function getItem(key: string): Promise<string | null> {
  const storage = await access();
  const own = granted === undefined ? null : takeOwn(key);
  if (own === null) return storage.getItem(key);
  // The list of what this frame sent before is added to the one of the tabs.
  const others = storage.getItem(key);
  const both = () => [others ?? "[]", own].flatMap((list) => JSON.parse(list) as unknown[]);
  const all = others === null ? own : JSON.stringify(both());
  storage.setItem(key, all);
  return all;
}

/** Removes an item from the frame's own storage, and returns it. */
function takeOwn(key: string): string | null {
  try {
    const own = localStorage.getItem(key);
    localStorage.removeItem(key);
    return own;
  } catch {
    return null;
  }
}

const frameStorage: SharedStorage = {
  isShared: () => granted !== undefined || isFirstParty(),
  getItem,
  setItem: async (key, value) => (await access()).setItem(key, value),
  removeItem: async (key) => (await access()).removeItem(key),
};

/** The storage of all tabs, which frames on other sites may not share. */
function tabStorage(): SharedStorage {
  const storage = window.localStorage;
  return {
    isShared: () => false,
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => storage.setItem(key, value),
    removeItem: (key) => storage.removeItem(key),
  };
}

export const sharedStorage = window.parent === window ? tabStorage : frameStorage;
/** Undefined on pages served over plain HTTP. */
export const { locks } = navigator;
