import { describe, expect, onTestFinished, test } from "vitest";
import { REPLY_KEPT_MS, ROW_KEPT_MS, type Store } from "../store/store.ts";

const row = (keyHash: string, at = 0) => ({
  keyHash,
  at,
  request: "request",
  operation: "buySmsPack",
  owner: "1001",
  subjects: ["pack:sms_250"],
  consents: null,
});

const reply = { outcome: "accepted", httpStatus: 200, sealed: new Uint8Array([1]) } as const;

/** The tests of a store. `open` returns an empty one. */
export function testStores(name: string, open: () => Promise<Store>): void {
  async function testStore(): Promise<Store> {
    const store = await open();
    onTestFinished(() => store.close());
    return store;
  }

  describe(`the store in ${name}`, () => {
    test("only one of many claims at the same time gets the key", async () => {
      const store = await testStore();
      const claims = await Promise.all([1, 2, 3].map(() => store.claim(row("a"))));
      expect(claims.filter((existing) => existing === null)).toHaveLength(1);
      expect(claims[2]).toMatchObject({ state: "sent", request: "request" });
    });

    test("a reply is deleted after two days, and its row after 35 days", async () => {
      const store = await testStore();
      await store.claim(row("a"));
      await store.finish("a", reply);
      await store.purge(REPLY_KEPT_MS);
      expect(await store.find("a")).toMatchObject({
        reply: expect.objectContaining({ length: 1 }),
      });

      await store.purge(REPLY_KEPT_MS + 1);
      const expired = { state: "done", outcome: "accepted", httpStatus: 200, reply: null };
      expect(await store.find("a")).toMatchObject({ ...expired, request: null });
      expect(await store.claim(row("a"))).toMatchObject(expired);

      expect(await store.purge(ROW_KEPT_MS)).toBe(0);
      expect(await store.purge(ROW_KEPT_MS + 1)).toBe(1);
      expect(await store.find("a")).toBe(null);
    });

    test("lists the recent orders of an owner about the same subjects", async () => {
      const store = await testStore();
      await store.claim(row("a", 10));
      await store.finish("a", reply);
      await store.claim(row("b", 20));
      await store.claim({ ...row("other owner", 20), owner: "1002" });
      await store.claim({ ...row("other subject", 20), subjects: ["pack:sms_100"] });
      await store.claim(row("released", 20));
      await store.release("released");
      const order = { operation: "buySmsPack" };
      const [first, second] = [
        { ...order, keyHash: "a", at: 10, outcome: "accepted" },
        { ...order, keyHash: "b", at: 20, outcome: "pending" },
      ];
      expect(await store.recent("1001", ["pack:sms_250", "x"], 0)).toEqual([second, first]);
      expect(await store.recent("1001", ["pack:sms_250"], 11)).toEqual([second]);
    });

    test("a tombstone neither replaces a row nor is replaced by one", async () => {
      const store = await testStore();
      expect(await store.bury("a", 1)).toBe(null);
      expect(await store.claim(row("a"))).toMatchObject({ state: "tombstone" });
      await store.claim(row("b"));
      expect(await store.bury("b", 1)).toMatchObject({ state: "sent" });
    });
  });
}
