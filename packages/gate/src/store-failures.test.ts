import { expect, test } from "vitest";
import { BusyError, openSqliteStore, type Orders, type Store } from "./index.ts";
import { agingSql } from "./test/store-tests.ts";
import { execIn, newKey, smsPack, smsPath, temporaryStore, testGate } from "./test/test-gate.ts";

const fail = () => Promise.reject(new Error("disk full"));

/** A gate whose store works until `break`, and then fails in some of its functions. */
async function gateWith(failing: Partial<Orders> | "everything", options = {}) {
  const file = await temporaryStore();
  const opened = openSqliteStore(file);
  let isBroken = true;
  const store: Store = {
    ...opened,
    inLanes: (lanes, waitMs, work) =>
      isBroken && failing === "everything"
        ? fail()
        : opened.inLanes(lanes, waitMs, (orders) =>
            work({ ...orders, ...(isBroken && failing !== "everything" && failing) }),
          ),
  };
  const gate = await testGate({ store, ...options });
  return { ...gate, file, opened, setBroken: (value: boolean) => (isBroken = value) };
}

const resultOf = ({ status, headers }: Response) => [status, headers.get("Gate-Code")];

test("nothing is sent if the row cannot be stored", async () => {
  const { buy, arrived } = await gateWith({ claim: fail });
  expect(resultOf(await buy(newKey()))).toEqual([424, "unavailable"]);
  expect(arrived()).toBe(0);
});

test.each([{ find: fail }, "everything"] as const)(
  "nobody is told that nothing was sent while the key cannot be looked up: %o",
  async (failing) => {
    const { buy, arrived, setBroken } = await gateWith(failing);
    const key = newKey();
    setBroken(false);
    expect((await buy(key)).status).toBe(200);
    setBroken(true);
    const again = await buy(key);
    expect(resultOf(again)).toEqual([503, "in-doubt"]);
    expect(again.headers.get("Retry-After")).toBe("2");
    expect(await again.text()).not.toContain("Nothing was sent");
    expect(arrived()).toBe(1);
  },
);

test("without a key and without a store, nothing is sent", async () => {
  const { post, arrived } = await gateWith("everything");
  expect(resultOf(await post(smsPath, smsPack))).toEqual([424, "unavailable"]);
  expect(arrived()).toBe(0);
});

test("a lane that is lost while the prices are read does not say that nothing was sent", async () => {
  let finds = 0;
  const { post, vendor } = await gateWith({
    // Before the lane, and in it.
    find: () => ((finds += 1) <= 2 ? Promise.resolve(null) : fail()),
    recent: () => Promise.resolve([]),
  });
  vendor.sandbox.setPrice("sms_250", 12);
  const headers = { "Idempotency-Key": newKey(), "Agreed-Total": "9.95" };
  expect(resultOf(await post(smsPath, smsPack, headers))).toEqual([503, "in-doubt"]);
  expect(finds).toBe(3);
});

test("if the reply cannot be stored, the client gets it, and the write is not sent again", async () => {
  const { buy, ask, arrived } = await gateWith({ settle: fail });
  const key = newKey();
  const replies = await Promise.all([buy(key), buy(key)]);
  expect(replies.map(resultOf)).toEqual([
    [200, null],
    [409, "in-doubt"],
  ]);
  expect(resultOf(await buy(key))).toEqual([409, "in-doubt"]);
  expect(await ask(key)).toEqual([{ outcome: "in-doubt" }]);
  expect(arrived()).toBe(1);
});

test("a reply that could not be stored is stored later", async () => {
  let tries = 0;
  const { buy, ask, opened } = await gateWith({
    settle: (...args) =>
      (tries += 1) === 1 ? fail() : opened.inLanes([], 0, (orders) => orders.settle(...args)),
  });
  const key = newKey();
  expect((await buy(key)).status).toBe(200);
  await expect.poll(() => ask(key), { timeout: 5000 }).toMatchObject([{ outcome: "accepted" }]);
});

test("if an unsent write cannot be released, it is in doubt and not sent again", async () => {
  const upstream = new URL("http://127.0.0.1:1");
  const { buy } = await gateWith({ release: fail }, { upstream });
  const key = newKey();
  expect(resultOf(await buy(key))).toEqual([424, "unavailable"]);
  expect(resultOf(await buy(key))).toEqual([409, "in-doubt"]);
});

test("a key whose reply was deleted is answered and not sent", async () => {
  const { file, opened, buy, ask, arrived } = await gateWith({});
  const key = newKey();
  await buy(key);
  execIn(file, agingSql(2 * 24 * 60 * 60 * 1000 + 1));
  await opened.purge();

  expect(resultOf(await buy(key))).toEqual([409, "in-doubt"]);
  expect(await ask(key)).toEqual([{ outcome: "accepted", http_status: 200 }]);
  expect(arrived()).toBe(1);
});

const busy = () => Promise.reject(new BusyError("busy"));

test("while its lane is busy for too long, only a write without a key is said to be unsent", async () => {
  const file = await temporaryStore();
  const { buy, post, arrived } = await testGate({
    store: { ...openSqliteStore(file), inLanes: busy },
  });
  const replies = [await buy(newKey()), await post(smsPath, smsPack)];
  expect(replies.map(resultOf)).toEqual([
    [409, "in-doubt"],
    [429, "limited"],
  ]);
  expect(replies.map(({ headers }) => headers.get("Retry-After"))).toEqual(["2", "2"]);
  const texts = await Promise.all(replies.map((reply) => reply.text()));
  expect(texts.map((text) => text.includes("Nothing was sent"))).toEqual([false, true]);
  expect(arrived()).toBe(0);
});
