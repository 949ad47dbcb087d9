import { memoryStorage, type DraftStorage, type MemoryStorage } from "../src/platform.ts";

export interface SpiedStorage extends MemoryStorage {
  /** All stored texts, by key. */
  all: () => Record<string, string>;
}

/** An in-memory storage that a test can inspect. */
export function spiedStorage(): SpiedStorage {
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

/** A storage that answers after `promise`, like that of a phone. */
export const storageAfter = (promise: Promise<void>, inner: MemoryStorage): DraftStorage => ({
  getItem: async (key) => (await promise, inner.getItem(key)),
  setItem: async (key, value) => (await promise, inner.setItem(key, value)),
  removeItem: async (key) => (await promise, inner.removeItem(key)),
});

/** A storage that refuses every change, and one that loses every change. */
export const refusingStorage: DraftStorage = {
  getItem: () => null,
  setItem: () => {
    throw new Error("the quota is exceeded");
  },
  removeItem: () => {},
};
export const forgettingStorage: DraftStorage = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
};
