import { ATTEMPTS_KEY } from "./flows/checkout/attempts.ts";
import { memoryStorage, type DraftStorage, type MemoryStorage } from "./platform.ts";

/** A storage, or a function that returns it. */
export type StorageSource<Storage = DraftStorage> = Storage | (() => Storage);

/** The page's storage; `undefined` if it has none or the browser blocks it. */
export function storageOf<Storage>(
  source: StorageSource<Storage> | undefined,
): Storage | undefined {
  try {
    return typeof source === "function" ? (source as () => Storage)() : source;
  } catch {
    // Browsers that block storage throw when the property is read.
    return undefined;
  }
}

/**
 * Storage for drafts, in memory if the page has none. The reserve stores the payment attempts while
 * the storage does not. An id separates the keys from those of another `Waypost` in the same
 * storage.
 */
export function draftStorage(
  lasting: DraftStorage | undefined,
  reserve?: MemoryStorage,
  id?: string,
): DraftStorage {
  const storage = lasting ?? memoryStorage();
  const places = (key: string) => ({
    name: id === undefined ? key : `${id}.${key}`,
    other: key === ATTEMPTS_KEY ? reserve : undefined,
  });
  return {
    getItem: (key) => {
      const { name, other } = places(key);
      return other?.getItem(name) ?? storage.getItem(name);
    },
    setItem: (key, value) => {
      const { name, other } = places(key);
      if (other === undefined) return storage.setItem(name, value);
      let stored: Promise<void> | void = undefined;
      try {
        stored = storage.setItem(name, value);
        if (lasting?.getItem(name) === value) return other.removeItem(name);
      } catch {
        // The reserve takes it instead.
      }
      other.setItem(name, value);
      return stored;
    },
    removeItem: (key) => {
      const { name, other } = places(key);
      other?.removeItem(name);
      return storage.removeItem(name);
    },
  };
}

const PROBE = "waypost.probe";

/** True if a storage returns what is written to it. An asynchronous one is assumed to. */
export function isWorking(storage: DraftStorage | undefined): boolean {
  try {
    const stored = storage?.setItem(PROBE, PROBE);
    const answer = storage?.getItem(PROBE);
    const answers = [stored, answer, storage?.removeItem(PROBE)];
    for (const one of answers) if (one instanceof Promise) one.catch(() => {});
    return answer === PROBE || answer instanceof Promise;
  } catch {
    return false;
  }
}

/**
 * A storage that answers only after the page is hydrated. The first rendering then equals the
 * server's, which has no drafts.
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
