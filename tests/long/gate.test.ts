import { once } from "node:events";
import { expect, test } from "vitest";
import { customersFor, orderOf } from "../lib/orders-behind-gate.ts";
import { addressOf, spawnGate } from "../../packages/gate/src/test/program.ts";
import {
  clientOf,
  countsOf,
  newKey,
  temporaryStore,
  testVendor,
} from "../../packages/gate/src/test/test-gate.ts";

const ROUNDS = 200;

/** The writes of a round: some end before the kill, some are running, some never arrive. */
const WRITES_PER_ROUND = 4;

/** The gate is killed this many milliseconds after the first write, at most. */
const MAX_DELAY_MS = 60;

test(`killed ${ROUNDS} times at any point, no write is forwarded twice`, async () => {
  const scenario = customersFor(ROUNDS * WRITES_PER_ROUND);
  const vendor = await testVendor({ logCapacity: 100_000, scenario });
  const { arrived } = countsOf(vendor);
  const store = await temporaryStore();
  const options = ["--upstream", vendor.url, "--port", "0", "--store", store];
  const counts: Record<string, number> = {};
  let child = spawnGate(...options);
  let client = clientOf(await addressOf(child));
  let expected = 0;

  for (let round = 0; round < ROUNDS; round += 1) {
    const writes = Array.from({ length: WRITES_PER_ROUND }, (_, index) => {
      const key = newKey();
      // Another order each time, because a repeated one would need a consent.
      const order = orderOf(round * WRITES_PER_ROUND + index);
      const reply = client.buy(key, order).then(
        async (response) => ({ status: response.status, body: await response.text() }),
        () => null,
      );
      return { key, order, reply: reply.catch(() => null) };
    });
    const closed = once(child, "close");
    const delay = Math.random() * MAX_DELAY_MS;
    await new Promise((resolve) => setTimeout(resolve, delay));
    child.kill("SIGKILL");
    await closed;
    child = spawnGate(...options);
    client = clientOf(await addressOf(child));

    const before = arrived();
    const outcomes = await client.ask(...writes.map(({ key }) => key));
    for (const [index, { key, order, reply }] of writes.entries()) {
      const first = await reply;
      const { outcome } = outcomes[index] ?? { outcome: "none" };
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      if (outcome !== "accepted") continue;
      const again = await client.buy(key, order);
      expect(again.status).toBe(200);
      // A reply that a client got is given again.
      const given = { status: 200, body: await again.text() };
      expect(first ?? given).toEqual(given);
    }
    expect(arrived()).toBe(before);
    // A store that was killed may be a restored one, so what it does not know can still arrive.
    for (const [index, { key, order, reply }] of writes.entries()) {
      if (outcomes[index]?.outcome !== "in-doubt") continue;
      expect((await reply)?.status ?? 0).not.toBe(200);
      expect([200, 409]).toContain((await client.buy(key, order)).status);
    }
    const charges = vendor.sandbox.charges().length;
    expect(charges).toBe(arrived());
    expect(charges).toBeLessThanOrEqual((round + 1) * WRITES_PER_ROUND);
    const sent = before - expected;
    expected = arrived();
    const accepted = outcomes.filter(({ outcome }) => outcome === "accepted").length;
    const doubtful = outcomes.filter(({ outcome }) => outcome === "in-doubt").length;
    expect(sent).toBeGreaterThanOrEqual(accepted);
    expect(sent).toBeLessThanOrEqual(accepted + doubtful);
  }
  process.stdout.write(`${JSON.stringify(counts)}\n`);
  expect(Object.keys(counts).toSorted()).toEqual(["accepted", "in-doubt"]);
});
