import { memoryStorage, type Locks, type MemoryStorage } from "../src/index.ts";

/** What the windows of one browser have in common. */
export function sharedByWindows(): { locks: Locks; sharedStorage: MemoryStorage } {
  const held = new Set<string>();
  const locks: Locks = {
    request: async (name, _options, work) => {
      if (held.has(name)) return work(null);
      held.add(name);
      try {
        return await work({});
      } finally {
        held.delete(name);
      }
    },
  };
  return { locks, sharedStorage: memoryStorage() };
}
