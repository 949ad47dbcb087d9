import type { WaypostOptions } from "@waypost/hooks/flows";

/** The parts that the windows of the portal share. */
type Access = Pick<Window, "localStorage"> & Pick<Navigator, "locks">;

// Not in the types of the DOM yet.
declare global {
  interface Document {
    requestStorageAccess(types: { localStorage: true; locks: true }): Promise<Access | undefined>;
  }
}

let granted: Access | undefined;

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
 */
async function access(): Promise<Access> {
  try {
    // Without a press, the browser would refuse, and write an error to the console.
    const { state } = await navigator.permissions.query({ name: "storage-access" });
    if (!isFirstParty() && (state === "granted" || navigator.userActivation.isActive))
      granted ??= await document.requestStorageAccess({ localStorage: true, locks: true });
  } catch {
    // Refused, or not available in this browser.
  }
  return granted ?? { localStorage, locks: navigator.locks };
}

async function getItem(key: string): Promise<string | null> {
  const { localStorage: storage } = await access();
  const own = localStorage.getItem(key);
  if (granted === undefined || own === null) return storage.getItem(key);
  // The list of what this frame sent before is added to the one of the tabs.
  localStorage.removeItem(key);
  const others = storage.getItem(key);
  const both = () => [others ?? "[]", own].flatMap((list) => JSON.parse(list) as unknown[]);
  const all = others === null ? own : JSON.stringify(both());
  storage.setItem(key, all);
  return all;
}

export const sharedStorage: WaypostOptions["sharedStorage"] = {
  isShared: () => granted !== undefined || isFirstParty(),
  getItem,
  setItem: async (key, value) => (await access()).localStorage.setItem(key, value),
  removeItem: async (key) => (await access()).localStorage.removeItem(key),
};

/** Undefined on pages served over plain HTTP. */
export const locks: WaypostOptions["locks"] = (navigator as { locks?: LockManager }).locks && {
  request: async (...args) => (await access()).locks.request(...args),
};
