import { describe, expect, test } from "vitest";
import { acceptTerms, asked, giveCard, GPS_IMEI, hasFocus, toPayment } from "./customer.ts";
import { isComplete } from "./extent.ts";
import { arrived, eventually, mainText, openPortal, type Portal, postsOf, press } from "./kit.ts";
import {
  ask,
  etaPack,
  multiReactivation,
  openTask,
  planUpdate,
  reactivation,
  smsPack,
  successOf,
  type TaskRow,
} from "./task-rows.ts";

const TICK = "I agree to the new price";

const UNCHECKED = "The price could not be checked just now.";

const SECONDS = 6_000;

const dollars = (amount: number) => `$${amount.toFixed(2)}`;

const changed = (before: number) =>
  `The price has changed. It was ${dollars(before)} and is ${dollars(2 * before)} now.`;

interface Plan {
  service_plan_id: string;
  price: number;
}

/** Everything costs twice as much from now on. The browser has the old prices in its cache. */
async function doublePrices({ sandbox }: Portal): Promise<void> {
  for (const category of ["gps", "obd", "sms_pack", "eta_pack"]) {
    const reply = await fetch(`${sandbox.url}/info/service_plan/revised?category=${category}`);
    const { plans } = (await reply.json()) as { plans: Plan[] };
    for (const { service_plan_id, price } of plans) {
      sandbox.sandbox.setPrice(service_plan_id, 2 * price);
    }
  }
}

/** A portal whose browser keeps look-ups for a while. */
const openCached = (): Promise<Portal> => openPortal({ lookupMaxAge: 300 });

/** The amounts that the sandbox has charged. */
const billed = ({ sandbox }: Portal): { subject: string; amount: number }[] =>
  sandbox.sandbox.charges().map(({ subject, amount }) => ({ subject, amount }));

/** A question that shows a new sum, which is agreed to. */
async function agree(portal: Portal, before: number, confirm: string): Promise<void> {
  const { page } = portal;
  const question = page.getByRole("alertdialog");
  await question.getByText(changed(before)).waitFor();
  expect(await question.getByRole("button", { name: confirm, exact: true }).isDisabled()).toBe(
    true,
  );
  expect(postsOf(portal)).toEqual([]);
  // The button that was pressed is disabled now, and the keyboard goes on from the question.
  await hasFocus(question);
  await question.getByText(TICK).click();
  await press(portal, confirm);
}

/** The clock that nobody can set, ahead by as much as the window is named. */
async function movableClock({ page }: Portal): Promise<void> {
  await page.addInitScript(() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() + Number(window.name);
  });
}

const moveClock = ({ page }: Portal): Promise<void> =>
  page.evaluate((milliseconds) => {
    window.name = String(milliseconds);
  }, SECONDS);

/** What is paid for: the row, its price before, and how many price lists hold it. */
interface Paid {
  readonly name: string;
  readonly row: TaskRow;
  readonly before: number;
  readonly lists: number;
}

const paid = (row: TaskRow, before: number, lists: number): Paid => ({
  name: row.name,
  row,
  before,
  lists,
});

/** One with two price lists. */
const severalDevices: Paid = paid(multiReactivation, 111.3, 2);

const allPaid: readonly Paid[] = [
  paid(smsPack, 9.95, 1),
  paid(etaPack, 11.95, 1),
  paid(reactivation, 51.45, 2),
  severalDevices,
  paid(planUpdate, 225, 2),
];

/** What is billed for a task once everything costs twice as much. */
const billedTwofold = ({ charges }: TaskRow): { subject: string; amount: number }[] =>
  charges.map(({ subject, amount }) => ({ subject, amount: 2 * amount }));

/** How many price lists the server was asked for. */
const readsOf = ({ sandbox }: Portal): number =>
  sandbox.sandbox.log().filter(({ call }) => call === "GET /info/service_plan/revised").length;

/** A registration that is paid by card, at its terms. */
async function toTerms(portal: Portal): Promise<void> {
  await toPayment(portal);
  await giveCard(portal.page, "4111111111111111");
  await arrived(portal.page, "Terms of Service");
}

describe.each(isComplete ? allPaid : [severalDevices])("$name", ({ row, before }) => {
  test("at a price that rose after its page had loaded names both sums, and bills the one agreed to", async () => {
    const portal = await openCached();
    await openTask(portal, row);
    await row.fill(portal.page);
    await doublePrices(portal);
    await press(portal, row.lastButton);
    await agree(portal, before, row.confirm);
    await successOf(portal.page, row).waitFor();
    await press(portal, "Ok");
    expect(await mainText(portal)).toContain(dollars(2 * before));
    expect(billed(portal)).toEqual(billedTwofold(row));
    expect(postsOf(portal)).toEqual([row.path]);
  });
});

test("a registration names prices that cannot be read as of their last reading, and reads them again at Confirm", async () => {
  const portal = await openCached();
  const { page, sandbox } = portal;
  await movableClock(portal);
  await toTerms(portal);
  sandbox.sandbox.fault({ call: "listServicePlans", kind: "error-json", times: "always" });
  await acceptTerms(page);
  const question = await asked(page);
  await question.getByText(UNCHECKED).waitFor();
  await question.getByText("It was $59.85 when we last read it").waitFor();
  const confirm = question.getByRole("button", { name: "Confirm" });
  expect(await confirm.isDisabled()).toBe(true);
  await question.getByText("I agree to this price, although it could not be checked").click();
  expect(await confirm.isDisabled()).toBe(false);
  const reads = readsOf(portal);
  sandbox.sandbox.clearFaults();
  await press(portal, "Try again");
  await question.getByText(UNCHECKED).waitFor({ state: "detached" });
  await eventually(() => readsOf(portal)).toBe(reads + 1);

  await doublePrices(portal);
  await moveClock(portal);
  await press(portal, "Confirm");
  await agree(portal, 59.85, "Confirm");
  await arrived(page, "Your device is active");
  expect(await mainText(portal)).toContain("$119.70");
  expect(billed(portal)).toEqual([{ subject: GPS_IMEI, amount: 119.7 }]);
});

test("a press while the price is read waits for it, and buys once", async () => {
  const portal = await openCached();
  const { page, sandbox } = portal;
  await openTask(portal, smsPack);
  await smsPack.fill(page);
  sandbox.sandbox.fault({ call: "listServicePlans", kind: "hang" });
  await press(portal, smsPack.lastButton);
  await press(portal, "Yes");
  await page.getByText("Checking the price…").waitFor();
  expect(postsOf(portal)).toEqual([]);
  sandbox.sandbox.clearFaults();
  await press(portal, "No");
  await press(portal, smsPack.lastButton);
  await press(portal, "Yes");
  await successOf(page, smsPack).waitFor();
  expect(postsOf(portal)).toEqual([smsPack.path]);
});

describe("further cases", { tags: ["long"] }, () => {
  describe.each(allPaid)("$name", ({ row, before, lists }) => {
    test("more than a minute after its question opened looks at the price once more", async () => {
      const portal = await openCached();
      await movableClock(portal);
      await openTask(portal, row);
      await row.fill(portal.page);
      const reads = readsOf(portal);
      await ask(portal.page, row);
      await eventually(() => readsOf(portal)).toBe(reads + lists);
      await doublePrices(portal);
      await moveClock(portal);
      await press(portal, row.confirm);
      await agree(portal, before, row.confirm);
      await successOf(portal.page, row).waitFor();
      expect(billed(portal)).toEqual(billedTwofold(row));
    });
  });

  test("a registration at a price that rose after its page had loaded names both sums, and bills the one agreed to", async () => {
    const portal = await openCached();
    await toTerms(portal);
    await doublePrices(portal);
    await acceptTerms(portal.page);
    const question = await asked(portal.page);
    await question.getByText("Total USD 119.70 billed instantly").waitFor();
    await agree(portal, 59.85, "Confirm");
    await arrived(portal.page, "Your device is active");
    expect(await mainText(portal)).toContain("$119.70");
    expect(billed(portal)).toEqual([{ subject: GPS_IMEI, amount: 119.7 }]);
  });

  test("a pack is not bought while its price cannot be read, and can be once it was", async () => {
    const portal = await openCached();
    const { page, sandbox } = portal;
    await openTask(portal, smsPack);
    await smsPack.fill(page);
    sandbox.sandbox.fault({ call: "listServicePlans", kind: "error-json", times: "always" });
    await press(portal, smsPack.lastButton);
    await page.getByText(UNCHECKED).waitFor();
    expect(await page.getByRole("button", { name: "Yes" }).isDisabled()).toBe(true);
    sandbox.sandbox.clearFaults();
    await press(portal, "Try again");
    await press(portal, "Yes");
    await successOf(page, smsPack).waitFor();
    expect(billed(portal)).toEqual(smsPack.charges);
  });
});
