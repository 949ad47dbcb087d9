import { expect, test, vi } from "vitest";
import { attemptsIn, FIRST, SECOND } from "../../../test/attempts.ts";
import { spiedStorage } from "../../../test/storage.ts";
import { ATTEMPTS_KEY, createAttempts } from "./attempts.ts";
import { createDraftStore } from "../engine/draft-store.ts";

const holding = (text: string) => {
  const storage = spiedStorage();
  storage.setItem(ATTEMPTS_KEY, text);
  return storage;
};

test("an attempt that was pending when its page was closed is unknown on the next page", () => {
  const storage = spiedStorage();
  void attemptsIn(storage).change([{ ...FIRST, outcome: "pending" }]);
  expect(attemptsIn(storage).list()).toEqual([FIRST]);
});

test.each([
  ["other-window", "other-window"],
  ["this-page", "earlier-page"],
  ["earlier-page", "earlier-page"],
] as const)("an attempt of %s is of %s after a reload", (origin, later) => {
  const storage = spiedStorage();
  void attemptsIn(storage).change([{ ...FIRST, origin }]);
  expect(
    attemptsIn(storage)
      .list()
      .map((attempt) => attempt.origin),
  ).toEqual([later]);
});

test("an empty list is removed from the storage", () => {
  const storage = spiedStorage();
  const attempts = attemptsIn(storage);
  expect(attempts.list()).toEqual([]);
  void attempts.change([FIRST]);
  expect(storage.all()).toEqual({ "waypost.attempts": JSON.stringify([FIRST]) });
  void attempts.change([]);
  expect(storage.all()).toEqual({});
});

test.each([
  ["invalid JSON", "{"],
  ["another shape", '{"id":"x"}'],
  ["an invalid entry", "[null]"],
])("an attempt that cannot be parsed may be about anything: %s", (_, text) => {
  const list = attemptsIn(holding(text)).list();
  expect(list).toEqual([
    {
      id: "unreadable 0",
      family: "",
      owner: "",
      subjects: [],
      amount: null,
      last4: null,
      at: "",
      monotonicAt: null,
      origin: "earlier-page",
      evidence: [],
      outcome: "unknown",
    },
  ]);
});

test("subscribers are notified of every change until they unsubscribe", () => {
  const attempts = attemptsIn(spiedStorage());
  const heard = vi.fn();
  const unsubscribe = attempts.subscribe(heard);
  void attempts.change([FIRST]);
  void attempts.change([], FIRST);
  unsubscribe();
  void attempts.change([SECOND]);
  expect(heard.mock.calls).toEqual([[{ attempts: [FIRST] }], [{ attempts: [], accepted: FIRST }]]);
});

test("a list can mix attempts that can and cannot be parsed", () => {
  const list = attemptsIn(holding(JSON.stringify([FIRST, 7, 8]))).list();
  expect(list[0]).toEqual(FIRST);
  expect(new Set(list.map(({ id }) => id)).size).toBe(3);
});

test("the attempts have loaded while another draft is still loading", async () => {
  const storage = holding(JSON.stringify([FIRST]));
  const others = Promise.withResolvers<string | null>();
  const drafts = createDraftStore(
    {
      ...storage,
      getItem: async (key) => (key === ATTEMPTS_KEY ? storage.getItem(key) : others.promise),
    },
    vi.fn(),
  );
  const clock = { now: () => new Date(), monotonicNow: () => 0 };
  const attempts = createAttempts(drafts, clock, { log: vi.fn() });
  expect(attempts.list()).toEqual([]);
  const arriving = attempts.arriving();
  drafts.read("another draft");
  await arriving;
  expect(drafts.arriving()).toBeDefined();
  expect(attempts.list()).toEqual([FIRST]);
});

test("if the storage has no room for another attempt, the earlier one stays", () => {
  const storage = spiedStorage();
  let isFull = false;
  const attempts = attemptsIn({
    ...storage,
    setItem: (key, value) => {
      if (isFull) throw new Error("full");
      storage.setItem(key, value);
    },
  });
  void attempts.change([FIRST]);
  isFull = true;
  void attempts.change([FIRST, SECOND]);
  expect(attempts.list()).toEqual([FIRST, SECOND]);
  expect(attemptsIn(storage).list()).toEqual([FIRST]);
  isFull = false;
  void attempts.change([FIRST, SECOND]);
  expect(attemptsIn(storage).list()).toEqual([FIRST, SECOND]);
});
