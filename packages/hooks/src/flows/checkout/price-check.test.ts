import { describe, expect, test } from "vitest";
import { isPriceList, raised, unknownPrice } from "../../../test/changing-prices.ts";
import { soon, type PageOptions } from "../../../test/page.ts";
import type { Locks } from "../../platform.ts";
import { PAYERS, stoppedClocks, type Payer } from "../../../test/payers.ts";

const SECONDS = 5_000;

const priceReads = ({ fetched }: Payer) => fetched.filter(({ url }) => isPriceList(url));

/** Waits until no request is in progress. */
const quiet = ({ queryClient }: Payer) => soon(() => expect(queryClient.isFetching()).toBe(0));

const until = (payer: Payer, phase: string) => soon(() => expect(payer.phase()).toBe(phase));

const checked = (payer: Payer) =>
  soon(() => expect(payer.check()?.status).toMatch(/^(done|failed)$/));

async function askAndWait(payer: Payer): Promise<void> {
  payer.ask();
  await checked(payer);
}

describe.each(PAYERS)("%s", (_, open) => {
  const atLastButton = async (options?: PageOptions) => {
    const payer = await open(options);
    await quiet(payer);
    return payer;
  };

  test("the question reads the prices again, past every cache", async () => {
    const payer = await atLastButton();
    const before = priceReads(payer).length;
    await askAndWait(payer);
    const again = priceReads(payer).slice(before);
    expect(again.length).toBeGreaterThan(0);
    expect(again.map(({ init }) => init.cache)).toEqual(again.map(() => "reload"));
    expect(payer.check()?.status).toBe("done");
  });

  test("a changed price is shown with both sums and needs a new consent", async () => {
    const payer = await atLastButton();
    payer.ask();
    const shown = payer.check()?.terms.total as number;
    payer.back();
    await quiet(payer);
    if (payer.phase() === "devices") for (let step = 0; step < 3; step += 1) payer.ask();
    payer.setPrices(raised);
    await askAndWait(payer);
    const now = payer.check()?.terms.total as number;
    expect(payer.check()?.before?.total).toBe(shown);
    expect(now).toBeGreaterThan(shown);
    payer.confirm();
    expect(payer.phase()).toBe("reviewing");
    payer.acknowledge();
    payer.confirm();
    await until(payer, "done");
    expect(payer.agreed().total).toBe(now);
    expect(payer.sent()).toBe(1);
  });

  /** Locks that are given after both clocks, or one of them, have moved, as often as this. */
  const slowLocks = (times: number, passed = { wall: SECONDS + 1, monotonic: SECONDS + 1 }) => {
    const clocks = stoppedClocks();
    let left = times;
    const locks: Locks = {
      request: async (_name, _options, work) => {
        if (left > 0) clocks.move(passed);
        left -= 1;
        return work({});
      },
    };
    return { ...clocks, shared: { locks } };
  };

  test.each([
    ["both clocks", { wall: SECONDS + 1, monotonic: SECONDS + 1 }],
    ["the monotonic clock", { wall: 0, monotonic: SECONDS + 1 }],
    ["the system clock", { wall: SECONDS + 1, monotonic: 0 }],
  ])(
    "prices that are too old before the request, by %s, are read again, and the same order goes on",
    async (_name, passed) => {
      const consents: unknown[] = [];
      const onConsent = (consent: unknown) => void consents.push(consent);
      const payer = await atLastButton({ ...slowLocks(1, passed), onConsent });
      await askAndWait(payer);
      const before = priceReads(payer).length;
      const given = consents.length;
      payer.confirm();
      await until(payer, "done");
      expect(payer.sent()).toBe(1);
      expect(priceReads(payer).length).toBeGreaterThan(before);
      expect(consents.length - given).toBe(1);
    },
  );

  test("a price that has changed before the request is asked about, and nothing is sent", async () => {
    const { shared, ...clocks } = slowLocks(1);
    const locks: Locks = {
      request: async (...args) => {
        payer.setPrices(raised);
        return shared.locks.request(...args);
      },
    };
    const payer = await atLastButton({ ...clocks, shared: { locks } });
    await askAndWait(payer);
    payer.confirm();
    await soon(() => expect(payer.check()?.before).not.toBeNull());
    await quiet(payer);
    expect([payer.phase(), payer.sent()]).toEqual(["reviewing", 0]);
  });

  test("an order whose prices are too old three times opens its question again", async () => {
    const payer = await atLastButton(slowLocks(100));
    await askAndWait(payer);
    payer.confirm();
    await soon(() => expect(payer.notSent()).toBe("stale"));
    await quiet(payer);
    expect([payer.phase(), payer.sent(), payer.check()?.press]).toEqual(["reviewing", 0, null]);
  });

  test("a press of Confirm waits for prices that are being read, however often it is pressed", async () => {
    const payer = await atLastButton();
    const release = payer.hold();
    payer.ask();
    payer.confirm();
    payer.confirm();
    expect(payer.phase()).toBe("reviewing");
    expect(payer.sent()).toBe(0);
    release();
    await until(payer, "done");
    expect(payer.sent()).toBe(1);
  });

  test("a press of Confirm sends nothing once a price has changed", async () => {
    const payer = await atLastButton();
    const release = payer.hold();
    payer.ask();
    payer.confirm();
    payer.setPrices(raised);
    release();
    await soon(() => expect(payer.check()?.status).toBe("done"));
    await quiet(payer);
    expect(payer.phase()).toBe("reviewing");
    expect(payer.check()?.press).toBe(null);
    expect(payer.sent()).toBe(0);
  });

  test("Back while the prices are read cancels the press", async () => {
    const payer = await atLastButton();
    const release = payer.hold();
    payer.ask();
    payer.confirm();
    payer.back();
    release();
    await quiet(payer);
    expect(payer.phase()).not.toBe("reviewing");
    expect(payer.sent()).toBe(0);
  });

  test("the tick for one new price does not count for the next", async () => {
    const payer = await atLastButton();
    payer.setPrices(raised);
    await askAndWait(payer);
    const first = payer.check()?.terms.total;
    payer.acknowledge();
    payer.setPrices(({ price }) => ({ price: price && price + 2 }));
    payer.refetch();
    await soon(() => expect(payer.check()?.before?.total).toBe(first));
    payer.confirm();
    await quiet(payer);
    expect(payer.phase()).toBe("reviewing");
    expect(payer.sent()).toBe(0);
  });

  test.each([
    ["by the monotonic clock", { wall: 0, monotonic: SECONDS + 1 }],
    ["by the system clock, while the machine slept", { wall: SECONDS + 1, monotonic: 0 }],
    ["by a clock that was set back", { wall: -1, monotonic: SECONDS }],
  ])("Confirm reads the prices again five seconds after the last answer %s", async (...row) => {
    const clocks = stoppedClocks();
    const payer = await atLastButton(clocks);
    await askAndWait(payer);
    payer.setPrices(raised);
    clocks.move(row[1]);
    payer.confirm();
    expect(payer.phase()).toBe("reviewing");
    await soon(() => expect(payer.check()?.before).not.toBeNull());
    await quiet(payer);
    expect(payer.sent()).toBe(0);
  });

  test("Confirm within five seconds sends at once", async () => {
    const clocks = stoppedClocks();
    const payer = await atLastButton(clocks);
    await askAndWait(payer);
    await quiet(payer);
    const before = priceReads(payer).length;
    clocks.move({ wall: SECONDS, monotonic: SECONDS });
    payer.confirm();
    expect(payer.phase()).toBe("sending");
    await until(payer, "done");
    expect(priceReads(payer)).toHaveLength(before);
  });

  test("prices that cannot be read are agreed to at their last known values, after a tick", async () => {
    const clocks = stoppedClocks();
    const payer = await atLastButton(clocks);
    await askAndWait(payer);
    clocks.move({ wall: 0, monotonic: SECONDS + 1 });
    payer.goDown();
    payer.confirm();
    await soon(() => expect(payer.check()?.status).toBe("failed"));
    const shown = payer.check()?.terms.total;
    expect(payer.check()?.asOf).toBeInstanceOf(Date);
    payer.confirm();
    await quiet(payer);
    expect(payer.sent()).toBe(0);
    payer.acknowledge();
    payer.confirm();
    await until(payer, "done");
    expect(payer.agreed()).toEqual({ total: shown, ticked: ["price.unread.tick"] });
    expect(payer.sent()).toBe(1);
  });

  test.each(["cannot be read", "are not known any more"])(
    "prices that %s cancel a press, and another read makes up for it",
    async (how) => {
      const payer = await atLastButton();
      if (how === "cannot be read") payer.goDown();
      else payer.setPrices(unknownPrice);
      payer.ask();
      payer.confirm();
      await soon(() => expect(payer.check()?.status).toBe("failed"));
      payer.confirm();
      await quiet(payer);
      expect(payer.phase()).toBe("reviewing");
      expect(payer.check()?.status).toBe("failed");
      expect(payer.sent()).toBe(0);
      payer.comeBack();
      payer.setPrices(() => ({}));
      payer.refetch();
      await soon(() => expect(payer.check()?.status).toBe("done"));
      payer.confirm();
      await until(payer, "done");
      expect(payer.sent()).toBe(1);
    },
  );
});

/** A provider whose tokens are made when the test says so. */
function provider() {
  const made: PromiseWithResolvers<string>[] = [];
  const tokenizeCard = () => {
    const token = Promise.withResolvers<string>();
    made.push(token);
    return token.promise;
  };
  return { made, tokenizeCard };
}

const paidByCard = PAYERS.filter(([name]) =>
  ["registration", "reactivation", "multi-reactivation"].includes(name),
);

describe.each(paidByCard)("%s, with a card that is sent as a token", (_, open) => {
  const asked = async () => {
    const { made, tokenizeCard } = provider();
    const payer = await open({ tokenizeCard });
    await quiet(payer);
    await askAndWait(payer);
    payer.confirm();
    payer.confirm();
    await soon(() => expect(made).toHaveLength(1));
    return { payer, made };
  };

  test("a price that changes while the token is made is asked about, and that token is dropped", async () => {
    const { payer, made } = await asked();
    payer.setPrices(raised);
    made[0]?.resolve("tok_1");
    await soon(() => expect(payer.check()?.before).not.toBeNull());
    await quiet(payer);
    expect([payer.phase(), payer.sent()]).toEqual(["reviewing", 0]);
    payer.acknowledge();
    payer.confirm();
    await soon(() => expect(made).toHaveLength(2));
    made[1]?.resolve("tok_2");
    await soon(() => expect(payer.sent()).toBe(1));
    const bodies = payer.fetched.map(({ init }) => init.body ?? "").join();
    expect(bodies).toContain("tok_2");
    expect(bodies).not.toContain("tok_1");
  });

  test("going back while the token is made ends the order", async () => {
    const { payer, made } = await asked();
    payer.back();
    made[0]?.resolve("tok_1");
    await quiet(payer);
    expect(payer.phase()).not.toBe("reviewing");
    expect(payer.sent()).toBe(0);
  });

  test("prices that cannot be read again after the token count as read if the customer has ticked that", async () => {
    const { made, tokenizeCard } = provider();
    const payer = await open({ tokenizeCard });
    await quiet(payer);
    await askAndWait(payer);
    payer.goDown();
    payer.refetch();
    await soon(() => expect(payer.check()?.asOf).toBeInstanceOf(Date));
    payer.acknowledge();
    payer.confirm();
    await soon(() => expect(made).toHaveLength(1));
    made[0]?.resolve("tok_1");
    await soon(() => expect(payer.sent()).toBe(1));
  });
});
