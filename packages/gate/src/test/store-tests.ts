import { describe, expect, onTestFinished, test } from "vitest";
import { BusyError, type NewRow, type Orders, type Store } from "../store/store.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A store and a function that makes all that it has older. */
interface TestStore {
  readonly store: Store;
  readonly age: (milliseconds: number) => Promise<void>;
}

const row = (keyHash: string): NewRow => ({
  keyHash,
  request: "request",
  operation: "buySmsPack",
  owner: "1001",
  subjects: ["pack:sms_250"],
  consents: "[{}]",
});

const reply = { outcome: "accepted", httpStatus: 200, sealed: new Uint8Array([1]) } as const;

/** The SQL that moves all times of a store. */
export const agingSql = (milliseconds: number): string =>
  ["writes", "subjects", "consents", "links", "gaps", "clock"]
    .map((table) => `UPDATE ${table} SET at = at - ${milliseconds}`)
    .map((sql) => (sql.includes("clock") ? `${sql} WHERE name = 'created'` : sql))
    .join(";");

/** The tests of a store. `open` returns an empty one. */
export function testStores(name: string, open: () => Promise<TestStore>): void {
  async function testStore() {
    const { store, age } = await open();
    onTestFinished(() => store.close());
    /** Works in the lane of a key. */
    const inLane = <T>(key: string, work: (orders: Orders) => Promise<T>) =>
      store.inLanes([`key ${key}`], 5000, work);
    const find = (key: string) => inLane(key, (orders) => orders.find(key));
    const claim = (key: string, other: Partial<NewRow> = {}) =>
      inLane(key, (orders) => orders.claim({ ...row(key), ...other }));
    const settle = (key: string) => inLane(key, (orders) => orders.settle(key, reply));
    const ask = async (keyHash: string, ageMs: number | null = null) =>
      (await store.outcomes([{ keyHash, ageMs }]))[0];
    return { store, age, inLane, find, claim, settle, ask };
  }

  describe(`the store in ${name}`, () => {
    test("only one of many claims at the same time gets the key", async () => {
      const { claim, find } = await testStore();
      const claims = await Promise.allSettled([1, 2, 3].map(() => claim("a")));
      expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await find("a")).toMatchObject({ state: "sent", request: "request" });
    });

    test("work with a common lane never runs at once, whatever the order of the names", async () => {
      const { store } = await testStore();
      const running = new Set<string>();
      const lists = Array.from({ length: 12 }, (_, index) =>
        ["a", "b", "c"].filter((_name, at) => at !== index % 4),
      );
      await Promise.all(
        lists.map((names, index) =>
          store.inLanes(index % 2 ? names : names.toReversed(), 20_000, async (orders) => {
            for (const one of names) expect(running.has(one)).toBe(false);
            for (const one of names) running.add(one);
            await orders.find("a");
            for (const one of names) running.delete(one);
          }),
        ),
      );
    });

    test("work that waits too long for its lane does not run", async () => {
      const { store, inLane } = await testStore();
      const held = Promise.withResolvers<void>();
      const first = inLane("a", () => held.promise);
      const late = store.inLanes(["key a"], 20, () => Promise.resolve("ran"));
      await expect(late).rejects.toBeInstanceOf(BusyError);
      held.resolve();
      await first;
    });

    test("a reply is deleted after two days, its row after 35, its consents after three years", async () => {
      const { store, age, claim, settle, find } = await testStore();
      await claim("a");
      await settle("a");
      await age(2 * DAY - MINUTE);
      await store.purge();
      expect(await find("a")).toMatchObject({ reply: expect.objectContaining({ length: 1 }) });

      await age(MINUTE + 1);
      await store.purge();
      const expired = { state: "done", outcome: "accepted", httpStatus: 200, reply: null };
      expect(await find("a")).toMatchObject({ ...expired, request: null });
      await expect(claim("a")).rejects.toThrow("The key has a row.");

      await age(33 * DAY - MINUTE);
      expect(await store.purge()).toBe(0);
      await age(MINUTE);
      expect(await store.purge()).toBe(1);
      expect(await find("a")).toBe(null);

      const consents = async () => (await store.consents(new Date(0))).length;
      await age((3 * 365 - 36) * DAY);
      await store.purge();
      expect(await consents()).toBe(1);
      await age(DAY);
      await store.purge();
      expect(await consents()).toBe(0);
    });

    test("a clock that was set back deletes nothing, and its orders are recent", async () => {
      const { store, age, claim, inLane } = await testStore();
      await claim("a");
      await age(-400 * DAY);
      expect(await store.purge()).toBe(0);
      const recent = await inLane("b", (orders) => orders.recent("1001", ["pack:sms_250"], MINUTE));
      expect(recent).toMatchObject([{ keyHash: "a" }]);
    });

    test("lists the recent orders of an owner about the same subjects", async () => {
      const { store, age, claim, settle, inLane } = await testStore();
      await claim("a");
      await settle("a");
      await age(MINUTE);
      await claim("b");
      await claim("other owner", { owner: "1002" });
      await claim("other subject", { subjects: ["pack:sms_100"] });
      await claim("released");
      await inLane("released", (orders) => orders.release("released"));
      const order = { operation: "buySmsPack" };
      const [first, second] = [
        { ...order, keyHash: "a", outcome: "accepted" },
        { ...order, keyHash: "b", outcome: "pending" },
      ];
      const recent = (subjects: string[], milliseconds: number) =>
        inLane("c", (orders) => orders.recent("1001", subjects, milliseconds));
      expect(await recent(["pack:sms_250", "x"], 2 * MINUTE)).toMatchObject([second, first]);
      expect(await recent(["pack:sms_250"], MINUTE)).toMatchObject([second]);
      expect(await recent([], MINUTE)).toEqual([]);
      const consents = await store.consents(new Date(0));
      expect(consents.map(({ key_hash: key }) => key)).not.toContain("released");
    });

    test.each(["settle", "giveUp", "nothing"] as const)(
      "an order that ends with %s after a long time is recent from its end",
      async (ends) => {
        const { age, claim, inLane } = await testStore();
        await claim("a");
        await age(2 * MINUTE - 1);
        await inLane("a", async (orders) => {
          if (ends === "settle") await orders.settle("a", reply);
          if (ends === "giveUp") await orders.giveUp("a");
        });
        const recent = () =>
          inLane("b", (orders) => orders.recent("1001", ["pack:sms_250"], MINUTE));
        // Nobody knows when a lost order ended, only that the vendor had two minutes.
        expect(await recent()).toHaveLength(1);
        await age(MINUTE + 1);
        expect(await recent()).toHaveLength(0);
      },
    );

    test("a tombstone neither replaces a row nor is replaced by one", async () => {
      const { age, ask, claim, find } = await testStore();
      await age(40 * DAY);
      await Promise.all([ask("a"), ask("a")]);
      expect(await ask("a")).toMatchObject({ state: "tombstone" });
      await expect(claim("a")).rejects.toThrow("The key has a row.");
      expect(await find("a")).toMatchObject({ state: "tombstone" });
      await claim("b");
      expect(await ask("b")).toMatchObject({ state: "in-doubt" });
      expect(await find("b")).toMatchObject({ state: "sent" });
    });

    test("a key is pending while somebody works in its lane, and then in doubt or settled", async () => {
      const { inLane, ask, settle } = await testStore();
      await inLane("a", async (orders) => {
        expect(await ask("a")).toBe("pending");
        await orders.claim(row("a"));
        expect(await ask("a")).toBe("pending");
      });
      expect(await ask("a")).toMatchObject({ state: "in-doubt", outcome: "in-doubt" });
      await inLane("a", (orders) => orders.giveUp("a"));
      expect(await ask("a")).toMatchObject({ state: "in-doubt", outcome: "in-doubt" });
      await settle("a");
      expect(await ask("a")).toMatchObject({ state: "done", outcome: "accepted" });
    });

    test("a key that may have been in a lost store is in doubt, and can still arrive", async () => {
      const { age, ask, find } = await testStore();
      expect(await ask("a", 0)).toBe("in-doubt");
      await age(3 * 60 * MINUTE);
      expect(await ask("a", 121 * MINUTE)).toBe("in-doubt");
      expect(await ask("a")).toBe("in-doubt");
      expect(await find("a")).toBe(null);
      expect(await ask("a", 119 * MINUTE)).toBe(null);
      await age(35 * DAY);
      expect(await ask("b")).toBe(null);
    });

    test("a write in doubt is listed by its customer and device, and resolved once", async () => {
      const { store, inLane, claim, settle, ask } = await testStore();
      await claim("a", { subjects: ["imei:1"] });
      await inLane("a", (orders) => orders.giveUp("a"));
      await claim("b", { owner: "b@example.com" });
      await inLane("b", (orders) => orders.giveUp("b"));
      await claim("settled");
      await settle("settled");
      const all = await store.doubts({});
      expect(all).toMatchObject([
        { operation: "buySmsPack", consents: [{}], at: expect.any(String) as string },
        { operation: "buySmsPack" },
      ]);
      const [first, second] = all;
      expect(await store.doubts({ customer: "01001" })).toEqual([first]);
      expect(await store.doubts({ customer: "1001", imei: "01" })).toEqual([first]);
      expect(await store.doubts({ customer: "1001", imei: "2" })).toEqual([]);
      expect(await store.doubts({ email: "B@example.com" })).toEqual([second]);

      const resolution = { handle: first?.handle ?? "", isAccepted: true, note: "invoice 7" };
      await store.resolve(resolution);
      expect(await ask("a")).toMatchObject({ state: "done", outcome: "accepted", reply: null });
      expect(await store.doubts({})).toEqual([second]);
      await expect(store.resolve(resolution)).rejects.toThrow("is in doubt");
    });

    test.each([
      [true, "accepted", false],
      [false, "refused", false],
      [true, "refused", true],
      [false, "accepted", true],
      [true, "in-doubt", true],
    ] as const)(
      "a finding %s and a late reply that is %s contradict: %s",
      async (isAccepted, outcome, contradicts) => {
        const { store, inLane, claim, ask } = await testStore();
        await claim("a");
        await inLane("a", (orders) => orders.giveUp("a"));
        const [doubt] = await store.doubts({});
        const handle = doubt?.handle ?? "";
        await store.resolve({ handle, isAccepted, note: "invoice 7" });
        const settle = () => inLane("a", (orders) => orders.settle("a", { ...reply, outcome }));
        expect(await settle()).toBe(contradicts);
        // The background tries again if it cannot know that the reply was stored.
        expect(await settle()).toBe(false);
        const found = contradicts ? "in-doubt" : outcome;
        expect(await ask("a")).toMatchObject({ outcome: found, httpStatus: 200 });
        const note = `invoice 7; the vendor replied 200, ${outcome}`;
        expect(await store.doubts({})).toMatchObject(contradicts ? [{ handle, note }] : []);
        const recent = await inLane("b", ({ recent: list }) => list("1001", ["pack:sms_250"], DAY));
        expect(recent).toMatchObject([{ outcome: found }]);
        if (!contradicts) return;
        await store.resolve({ handle, isAccepted: true, note: "asked again" });
        expect(await store.doubts({})).toEqual([]);
        expect(await ask("a")).toMatchObject({ state: "done", outcome: "accepted" });
      },
    );

    test("a write that is running is not in doubt", async () => {
      const { store, inLane, claim } = await testStore();
      await inLane("a", async (orders) => {
        await orders.claim(row("a"));
        expect(await store.doubts({})).toEqual([]);
      });
      await inLane("a", (orders) => orders.giveUp("a"));
      expect(await store.doubts({})).toHaveLength(1);
      await expect(claim("a")).rejects.toThrow("The key has a row.");
    });
  });
}
