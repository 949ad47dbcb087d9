import * as fc from "fast-check";
import type { DraftStorage, MemoryStorage } from "../../src/platform.ts";
import { draftStorage } from "../../src/page-storage.ts";
import { later, never } from "./time.ts";

/** The behaviour of a storage: virtual milliseconds for each call in turn, and failures. */
export interface StorageBehaviour {
  /** Null for a synchronous storage. */
  after: readonly number[] | null;
  /** For each call in turn: true if a change is refused. */
  refuses: readonly boolean[];
  /** The kind of blocking by the browser: access throws, every change is refused, or every change is lost. */
  blocked: "no" | "forbidden" | "refusing" | "forgetting";
}

export const storageBehaviour: fc.Arbitrary<StorageBehaviour> = fc.record({
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
  blocked: fc.oneof(
    { weight: 3, arbitrary: fc.constant("no" as const) },
    { weight: 1, arbitrary: fc.constantFrom("forbidden", "refusing", "forgetting") },
  ),
});

export interface MoneyStorage {
  /** The value that a new page would find, in the storage or the reserve. */
  find: (key: string) => string | null;
  isBlocked: boolean;
  /** True if any change was refused. */
  hasEverRefused: () => boolean;
  /** The storage for one page, as long as the page is open. */
  of: (isAlive: () => boolean) => DraftStorage;
  /** The storage of a duplicated tab. */
  copy: () => MoneyStorage;
}

/** A storage that outlives its pages, and a reserve, such as `history.state`. */
export function startStorage(
  fate: StorageBehaviour,
  items = new Map<string, string>(),
  reserved = new Map<string, string>(),
): MoneyStorage {
  const { after, refuses, blocked } = fate;
  let hasEverRefused = false;
  let calls = 0;
  let changes = 0;

  function answer<Result>(isAlive: () => boolean, work: () => Result): Result | Promise<Result> {
    if (!isAlive()) return never;
    if (after === null) return work();
    return later(after[calls++ % after.length] ?? 0).then(() => (isAlive() ? work() : never));
  }

  function change(isAlive: () => boolean, work: () => void) {
    const isRefused = blocked === "refusing" || refuses[changes++ % refuses.length] === true;
    return answer(isAlive, () => {
      if (isRefused) {
        hasEverRefused = true;
        throw new Error("the quota is exceeded");
      }
      if (blocked !== "forgetting") work();
    });
  }

  const lasting = (isAlive: () => boolean): DraftStorage => ({
    getItem: (key) => answer(isAlive, () => items.get(key) ?? null),
    setItem: (key, value) => change(isAlive, () => void items.set(key, value)),
    removeItem: (key) => change(isAlive, () => void items.delete(key)),
  });
  const reserve = (isAlive: () => boolean): MemoryStorage => ({
    getItem: (key) => reserved.get(key) ?? null,
    setItem: (key, value) => void (isAlive() && reserved.set(key, value)),
    removeItem: (key) => void (isAlive() && reserved.delete(key)),
  });

  return {
    find: (key) => reserved.get(key) ?? items.get(key) ?? null,
    isBlocked: blocked !== "no",
    hasEverRefused: () => hasEverRefused,
    of: (isAlive) =>
      draftStorage(blocked === "forbidden" ? undefined : lasting(isAlive), reserve(isAlive)),
    copy: () => startStorage(fate, new Map(items), new Map(reserved)),
  };
}
