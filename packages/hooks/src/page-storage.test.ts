import { QueryClient } from "@tanstack/react-query";
import { createClient } from "@waypost/sdk";
import { describe, expect, test } from "vitest";
import { forgettingStorage, refusingStorage, spiedStorage } from "../test/storage.ts";
import { memoryStorage, type DraftStorage } from "./platform.ts";
import type { WaypostOptions } from "./waypost-options.ts";
import { draftStorage } from "./page-storage.ts";
import { createWaypost } from "./waypost.ts";

const NOTE = "waypost.attempts";

describe("the reserve", () => {
  test("stores what the storage refuses, until the storage accepts it", () => {
    const lasting = spiedStorage();
    const reserve = spiedStorage();
    let isFull = true;
    const setItem = (key: string, value: string) => {
      if (isFull) throw new Error("full");
      lasting.setItem(key, value);
    };
    const storage = draftStorage({ ...lasting, setItem }, reserve);
    void storage.setItem(NOTE, "one");
    expect([storage.getItem(NOTE), reserve.all(), lasting.all()]).toEqual([
      "one",
      { [NOTE]: "one" },
      {},
    ]);
    isFull = false;
    void storage.setItem(NOTE, "two");
    expect([storage.getItem(NOTE), reserve.all(), lasting.all()]).toEqual([
      "two",
      {},
      { [NOTE]: "two" },
    ]);
  });

  test.each([
    ["is missing", undefined],
    ["refuses everything", refusingStorage],
    ["forgets everything", forgettingStorage],
  ])("stores only the attempts if the storage %s", (_, lasting) => {
    const reserve = spiedStorage();
    const storage = draftStorage(lasting, reserve);
    void storage.setItem(NOTE, "one");
    try {
      void storage.setItem("waypost.registration.customer", "a draft");
    } catch {
      // Losing a draft is acceptable.
    }
    expect(reserve.all()).toEqual({ [NOTE]: "one" });
    expect(draftStorage(lasting, reserve).getItem(NOTE)).toBe("one");
    void storage.removeItem(NOTE);
    expect(reserve.all()).toEqual({});
  });

  test("stays empty while the storage works", () => {
    const reserve = spiedStorage();
    const storage = draftStorage(memoryStorage(), reserve);
    void storage.setItem(NOTE, "one");
    expect([storage.getItem(NOTE), reserve.all()]).toEqual(["one", {}]);
  });
});

const services = {
  client: createClient({ baseUrl: "https://api.example" }),
  queryClient: new QueryClient(),
};
const forbidden = (): DraftStorage => {
  throw new Error("the browser blocks its storage");
};
const later: DraftStorage = {
  getItem: async () => null,
  setItem: async () => {},
  removeItem: async () => {},
};

test.each<[string, Partial<WaypostOptions>, boolean]>([
  ["a storage", { storage: memoryStorage() }, true],
  ["one that answers later", { storage: later }, true],
  ["none", {}, false],
  ["a forbidden storage", { storage: forbidden }, false],
  ["a storage that refuses everything", { storage: refusingStorage }, false],
  ["a storage that loses everything", { storage: forgettingStorage }, false],
  ["a reserve", { storage: forbidden, reserve: memoryStorage() }, true],
  ["a reserve that is forbidden too", { storage: forbidden, reserve: forbidden as never }, false],
])("`areAttemptsKept` with %s as the storage", (_, options, areKept) => {
  expect(createWaypost({ services, messages: {}, ...options }).areAttemptsKept).toBe(areKept);
});

test("windows that cannot share records are reported as unguarded", () => {
  const locks = { request: async () => undefined as never };
  const guarded = (sharedStorage: WaypostOptions["sharedStorage"]) =>
    createWaypost({ services, messages: {}, locks, ...(sharedStorage && { sharedStorage }) })
      .areWindowsGuarded;
  expect([guarded(memoryStorage()), guarded(forbidden)]).toEqual([true, false]);
});
