import { memoryStorage, type DraftStorage, type Locks } from "../../src/platform.ts";
import { never } from "./time.ts";

/** The parts that the windows of one browser share. */
export interface Browser {
  /** The locks for one page. They are released when the page is closed. */
  locks: (isAlive: () => boolean) => Locks;
  /** The shared storage for one page, as long as the page is open. */
  sharedStorage: (isAlive: () => boolean) => DraftStorage;
}

export function startBrowser(): Browser {
  const holders = new Map<string, () => boolean>();
  const items = memoryStorage();
  return {
    sharedStorage: (isAlive) => ({
      getItem: (key) => (isAlive() ? items.getItem(key) : never),
      setItem: (key, value) => (isAlive() ? items.setItem(key, value) : never),
      removeItem: (key) => (isAlive() ? items.removeItem(key) : never),
    }),
    locks: (isAlive) => ({
      request: async (name, _, work) => {
        if (holders.get(name)?.() === true) return work(null);
        holders.set(name, isAlive);
        try {
          return await work({});
        } finally {
          if (holders.get(name) === isAlive) holders.delete(name);
        }
      },
    }),
  };
}
