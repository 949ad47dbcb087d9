import * as fc from "fast-check";
import type { DraftStorage } from "../../src/index.ts";
import { later, never } from "./time.ts";

/** How a storage answers: virtual milliseconds for each call in turn, and whether it refuses. */
export interface StorageFate {
  /** Null for one that answers at once. */
  after: readonly number[] | null;
  /** Whether each call that changes something is refused, in turn. */
  refuses: readonly boolean[];
}

export const storageFate: fc.Arbitrary<StorageFate> = fc.record({
  after: fc.option(fc.array(fc.constantFrom(0, 1, 15, 300, 1_200), { minLength: 1, maxLength: 9 })),
  refuses: fc.oneof(
    { weight: 2, arbitrary: fc.constant([false]) },
    {
      weight: 1,
      arbitrary: fc.array(fc.constantFrom(false, false, false, false, true), {
        minLength: 1,
        maxLength: 9,
      }),
    },
  ),
});

export interface MoneyStorage {
  items: Map<string, string>;
  /** Whether it refused to keep the last value of this key. */
  hasRefused: (key: string) => boolean;
  /** Whether it ever refused anything. */
  hasEverRefused: () => boolean;
  /** The storage as a page has it, as long as that is there. */
  of: (isAlive: () => boolean) => DraftStorage;
}

/** A storage that outlives its pages. */
export function startStorage({ after, refuses }: StorageFate): MoneyStorage {
  const items = new Map<string, string>();
  const refused = new Set<string>();
  let hasEverRefused = false;
  let calls = 0;
  let changes = 0;

  function answer<Result>(isAlive: () => boolean, work: () => Result): Result | Promise<Result> {
    if (!isAlive()) return never;
    if (after === null) return work();
    return later(after[calls++ % after.length] ?? 0).then(() => (isAlive() ? work() : never));
  }

  function change(key: string, isAlive: () => boolean, work: () => void) {
    const isRefused = refuses[changes++ % refuses.length] === true;
    return answer(isAlive, () => {
      if (isRefused) {
        refused.add(key);
        hasEverRefused = true;
        throw new Error("the quota is exceeded");
      }
      work();
    });
  }

  return {
    items,
    hasRefused: (key) => refused.has(key),
    hasEverRefused: () => hasEverRefused,
    of: (isAlive) => ({
      getItem: (key) => answer(isAlive, () => items.get(key) ?? null),
      setItem: (key, value) =>
        change(key, isAlive, () => {
          items.set(key, value);
          refused.delete(key);
        }),
      removeItem: (key) => change(key, isAlive, () => void items.delete(key)),
    }),
  };
}
