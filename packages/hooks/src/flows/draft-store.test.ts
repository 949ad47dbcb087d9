import { expect, test, vi } from "vitest";
import { spiedStorage, storageAfter } from "../../test/storage.ts";
import { createDraftStore } from "./draft-store.ts";

/** Writes these one after the other to a storage that answers only after all of them. */
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

test("the last write stays, also where it says what the first one said", async () => {
  const [first, second] = [{ text: "first" }, { text: "second" }];
  expect(await written([first, second, first])).toEqual({ draft: JSON.stringify(first) });
});

test("a draft that is taken back while it is being stored does not stay", async () => {
  expect(await written([null, "typed", null], '"of an earlier page"')).toEqual({});
});

test("what was read is told once all of it is here", async () => {
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

test("a storage that cannot be read holds nothing", async () => {
  const drafts = createDraftStore(
    { ...spiedStorage(), getItem: () => Promise.reject(new Error("forbidden")) },
    vi.fn(),
  );
  drafts.read("one");
  await drafts.arriving();
  expect(drafts.read("one")).toBe(null);
});

test("an entry that is kept on refusal keeps its old value, others go", () => {
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
