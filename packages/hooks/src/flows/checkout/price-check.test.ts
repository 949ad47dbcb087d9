import { describe, expect, test } from "vitest";
import { isPriceList, raised, unknownPrice } from "../../../test/changing-prices.ts";
import { soon, type PageOptions } from "../../../test/page.ts";
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
