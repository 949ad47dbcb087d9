import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqliteStore, type Store } from "./index.ts";
import { REPLY_KEPT_MS } from "./store/store.ts";
import { newKey, temporaryFolder, testGate } from "./test/test-gate.ts";

const fail = () => Promise.reject(new Error("disk full"));

async function gateWith(failing: Partial<Store>) {
  const store = openSqliteStore(join(await temporaryFolder(), "gate.sqlite"));
  return { opened: store, ...(await testGate({ store: { ...store, ...failing } })) };
}

const resultOf = ({ status, headers }: Response) => [status, headers.get("Gate-Code")];

test.each([{ claim: fail }, { find: fail }])(
  "nothing is sent if the store fails before: %o",
  async (failing) => {
    const { buy, arrived } = await gateWith(failing);
    expect(resultOf(await buy(newKey()))).toEqual([424, "unavailable"]);
    expect(arrived()).toBe(0);
  },
);

test("if the reply cannot be stored, the client gets it, and the write is not sent again", async () => {
  const { buy, ask, arrived } = await gateWith({ finish: fail });
  const key = newKey();
  const [first, second] = await Promise.all([buy(key), buy(key)]);
  expect([first, second].map(resultOf)).toEqual([
    [200, null],
    [409, "in-doubt"],
  ]);
  expect(resultOf(await buy(key))).toEqual([409, "in-doubt"]);
  // Another gate could still be waiting for the reply.
  expect(await ask(key)).toEqual([{ outcome: "pending" }]);
  expect(arrived()).toBe(1);
});

test("if an unsent write cannot be released, it is in doubt and not sent again", async () => {
  const upstream = new URL("http://127.0.0.1:1");
  const store = openSqliteStore(join(await temporaryFolder(), "gate.sqlite"));
  const { buy } = await testGate({ upstream, store: { ...store, release: fail } });
  const key = newKey();
  expect(resultOf(await buy(key))).toEqual([424, "unavailable"]);
  expect(resultOf(await buy(key))).toEqual([409, "in-doubt"]);
});

test("a key whose reply was deleted is answered and not sent", async () => {
  const { opened, buy, ask, arrived } = await gateWith({});
  const key = newKey();
  await buy(key);
  await opened.purge(Date.now() + REPLY_KEPT_MS + 1000);

  expect(resultOf(await buy(key))).toEqual([409, "in-doubt"]);
  expect(await ask(key)).toEqual([{ outcome: "accepted", http_status: 200 }]);
  expect(arrived()).toBe(1);
});
