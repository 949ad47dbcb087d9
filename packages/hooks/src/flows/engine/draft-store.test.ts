import { expect, test, vi } from "vitest";
import { spiedStorage, storageAfter } from "../../../test/storage.ts";
import { createDraftStore } from "./draft-store.ts";
import { soon } from "../../../test/soon.ts";

/** Writes these drafts in turn to a storage that answers only after the last one. */
async function written(drafts: readonly unknown[], stored?: string) {
  const inner = spiedStorage();
  if (stored !== undefined) inner.setItem("draft", stored);
  const { promise, resolve } = Promise.withResolvers<void>();
  const store = createDraftStore(storageAfter(promise, inner), vi.fn());
  const writing = drafts.map(async (draft) => store.write({ draft }));
  resolve();
  await Promise.all(writing);
  return inner.all();
}

test("the last write wins, even if it equals the first one", async () => {
  const [first, second] = [{ text: "first" }, { text: "second" }];
  expect(await written([first, second, first])).toEqual({ draft: JSON.stringify(first) });
});

test("a write waits for all earlier ones, even after the first of them has ended", async () => {
  const inner = spiedStorage();
  const waiting: (() => void)[] = [];
  const setItem = async (key: string, value: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    await promise;
    inner.setItem(key, value);
  };
  const store = createDraftStore({ ...inner, setItem }, vi.fn());
  const first = store.write({ draft: 1 });
  const second = store.write({ draft: 2 });
  waiting[0]?.();
  await first;
  const third = store.write({ draft: 3 });
  await soon(() => expect(waiting).toHaveLength(2));
  waiting[1]?.();
  await second;
  await soon(() => expect(waiting).toHaveLength(3));
  waiting[2]?.();
  await third;
  expect(inner.all()).toEqual({ draft: "3" });
});

test("a draft that is removed while it is being stored does not stay", async () => {
  expect(await written([null, "typed", null], '"of an earlier page"')).toEqual({});
});

test("`arriving` settles once all pending reads have completed", async () => {
  const inner = spiedStorage();
  inner.setItem("one", "1");
  inner.setItem("two", "{");
  const { promise, resolve } = Promise.withResolvers<void>();
  const log = vi.fn();
  const drafts = createDraftStore(storageAfter(promise, inner), log);
  expect([drafts.read("one"), drafts.read("two"), drafts.read("three")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const arriving = drafts.arriving();
  expect(arriving).toBeDefined();
  resolve();
  await arriving;
  expect([drafts.read("one"), drafts.read("two"), drafts.read("three")]).toEqual([
    1,
    undefined,
    null,
  ]);
  expect(drafts.arriving()).toBeUndefined();
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ what: "draft two is unreadable" }));
});

test("a storage that cannot be read counts as empty, and the failure is logged", async () => {
  const error = new Error("forbidden");
  const log = vi.fn();
  const later = createDraftStore({ ...spiedStorage(), getItem: () => Promise.reject(error) }, log);
  later.read("one");
  await later.arriving();
  expect(later.read("one")).toBe(null);
  const forbid = () => {
    throw error;
  };
  const atOnce = createDraftStore({ ...spiedStorage(), getItem: forbid }, log);
  expect(atOnce.read("one")).toBe(null);
  const logged = { what: "draft one is unreadable", error };
  expect(log.mock.calls).toEqual([[logged], [logged]]);
});

test("a synchronous storage holds the value when the write returns", () => {
  const inner = spiedStorage();
  const drafts = createDraftStore(inner, vi.fn());
  expect(drafts.write({ one: "1", two: "2" })).toBeUndefined();
  expect(drafts.write({ one: "1", two: null })).toBeUndefined();
  expect(inner.all()).toEqual({ one: '"1"' });
});

test("a value that the storage already holds is not written again", () => {
  const inner = spiedStorage();
  const setItem = vi.fn(inner.setItem);
  const drafts = createDraftStore({ ...inner, setItem }, vi.fn());
  const draft = { text: "typed" };
  for (const value of [draft, draft, { text: "typed" }]) void drafts.write({ draft: value });
  expect(setItem).toHaveBeenCalledOnce();
});

test("a draft written as null is removed", () => {
  const inner = spiedStorage();
  const removeItem = vi.fn(inner.removeItem);
  const drafts = createDraftStore({ ...inner, removeItem }, vi.fn());
  void drafts.write({ draft: "typed" });
  void drafts.write({ draft: null });
  expect(removeItem).toHaveBeenCalledExactlyOnceWith("draft");
});

test("a write to an asynchronous storage settles once it is stored", async () => {
  const inner = spiedStorage();
  const { promise, resolve } = Promise.withResolvers<void>();
  const drafts = createDraftStore(storageAfter(promise, inner), vi.fn());
  const writing = drafts.write({ one: "1" });
  expect(writing).toBeInstanceOf(Promise);
  expect(inner.all()).toEqual({});
  resolve();
  await writing;
  expect(inner.all()).toEqual({ one: '"1"' });
  expect(drafts.write({ one: "1" })).toBeUndefined();
});

test("a refused write is logged, and the next write tries the same draft again", () => {
  const inner = spiedStorage();
  const error = new Error("full");
  const setItem = vi.fn(inner.setItem).mockImplementationOnce(() => {
    throw error;
  });
  const log = vi.fn();
  const drafts = createDraftStore({ ...inner, setItem }, log);
  const draft = { text: "typed" };
  void drafts.write({ draft });
  expect(log).toHaveBeenCalledExactlyOnceWith({ what: "drafts could not be stored", error });
  void drafts.write({ draft });
  expect(inner.all()).toEqual({ draft: JSON.stringify(draft) });
});

test("after a refused write, entries with `keepsOld` stay and others are removed", () => {
  const inner = spiedStorage();
  const storage = {
    ...inner,
    setItem: () => {
      throw new Error("full");
    },
  };
  inner.setItem("draft", '"old"');
  inner.setItem("list", '"old"');
  const drafts = createDraftStore(storage, vi.fn());
  void drafts.write({ draft: "new" });
  void drafts.write({ list: "new" }, true);
  expect(inner.all()).toEqual({ list: '"old"' });
});

/** A storage with room for this many characters. */
function smallStorage(room: number) {
  const inner = spiedStorage();
  const setItem = (key: string, value: string) => {
    if (value.length > room) throw new Error("full");
    inner.setItem(key, value);
  };
  return { ...inner, setItem };
}

test("a text that is too long is omitted and reported, and the rest of the draft is stored", () => {
  const storage = smallStorage(5000);
  const drafts = createDraftStore(storage, vi.fn());
  const listener = vi.fn();
  const end = drafts.subscribe(listener);
  const comment = "x".repeat(6000);
  const draft = { name: "Rita", comment, notes: ["y".repeat(2000)] };
  expect(drafts.write({ draft })).toBeUndefined();
  expect(JSON.parse(storage.all()["draft"] ?? "")).toEqual({ ...draft, comment: "" });
  expect(drafts.isTooLong(comment)).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  end();
  expect(drafts.write({ draft: { ...draft, name: "Rita R.", comment } })).toBeUndefined();
  expect(JSON.parse(storage.all()["draft"] ?? "")).toMatchObject({ name: "Rita R." });
  const short = { ...draft, comment: "shorter" };
  expect(drafts.write({ draft: short })).toBeUndefined();
  expect(JSON.parse(storage.all()["draft"] ?? "")).toEqual(short);
  expect(drafts.isTooLong(comment)).toBe(false);
  expect(listener).toHaveBeenCalledOnce();
});

test("texts are omitted until the rest fits, also in an asynchronous storage", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const storage = smallStorage(3500);
  const drafts = createDraftStore(storageAfter(promise, storage), vi.fn());
  const [first, second, third] = ["1", "2", "3"].map((digit) => digit.repeat(2000));
  const writing = drafts.write({ draft: { name: "Rita", first, second, third } });
  resolve();
  await writing;
  const stored = JSON.parse(storage.all()["draft"] ?? "") as Record<string, string>;
  expect(stored).toEqual({ name: "Rita", first: "", second: "", third });
});
