import { memoryStorage, type DraftStorage } from "./platform.ts";

/** A storage, or a function that finds it. */
export type StorageSource = DraftStorage | (() => DraftStorage);

/**
 * The storage of a page; memory where there is none, or where the browser forbids it. An id keeps
 * its keys apart from those of another `Waypost` in the same storage.
 */
export function storageOf(source: StorageSource | undefined, id?: string): DraftStorage {
  let storage: DraftStorage;
  try {
    storage = typeof source === "function" ? source() : (source ?? memoryStorage());
  } catch {
    // Browsers that block storage throw at the mere mention of it.
    storage = memoryStorage();
  }
  const named = (key: string) => (id === undefined ? key : `${id}.${key}`);
  return {
    getItem: (key) => storage.getItem(named(key)),
    setItem: (key, value) => storage.setItem(named(key), value),
    removeItem: (key) => storage.removeItem(named(key)),
  };
}

/**
 * A storage that answers only once a page that came from a server is hydrated, so that its first
 * rendering equals that of the server, which has no drafts.
 */
export function afterHydration(storage: DraftStorage): {
  readonly storage: DraftStorage;
  readonly hydrated: () => void;
} {
  let isHydrated = false;
  let arrive: (() => void) | undefined;
  const hydration = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return {
    hydrated: () => {
      isHydrated = true;
      arrive?.();
    },
    storage: {
      ...storage,
      getItem: (key) =>
        isHydrated ? storage.getItem(key) : hydration.then(() => storage.getItem(key)),
    },
  };
}
