import { memoryStorage, type DraftStorage, type Locks } from "../../src/platform.ts";
import { never } from "./time.ts";

/** What the windows of one browser have in common. */
export interface Browser {
  /** The locks as a page has them; they are free again when it is gone. */
  locks: (isAlive: () => boolean) => Locks;
  /** The shared storage as a page has it, as long as that is there. */
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
