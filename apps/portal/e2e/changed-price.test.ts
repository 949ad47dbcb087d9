import { describe, expect, test } from "vitest";
import { acceptTerms, asked, giveCard, GPS_IMEI, hasFocus, toPayment } from "./customer.ts";
import { askingAndNot, rowsOfEachPage } from "./extent.ts";
import { arrived, eventually, mainText, openPortal, postsOf, press, type Portal } from "./kit.ts";
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
const UNCHECKED = "The price could not be checked, so nothing can be sent yet.";
const MINUTES = 61_000;

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

const openCached = () => openPortal({ lookupMaxAge: 300 });

const billed = ({ sandbox }: Portal) =>
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
const movableClock = ({ page }: Portal) =>
  page.addInitScript(() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() + Number(window.name);
  });

const moveClock = ({ page }: Portal) =>
  page.evaluate((milliseconds) => {
    window.name = String(milliseconds);
  }, MINUTES);

/** What is paid, and how many price lists hold what may be paid for. */
const allPaid: readonly [row: TaskRow, before: number, lists: number][] = [
  [smsPack, 9.95, 1],
  [etaPack, 11.95, 1],
  [reactivation, 51.45, 2],
  [multiReactivation, 111.3, 2],
  [planUpdate, 225, 2],
];
const paid = allPaid.filter(([row]) => rowsOfEachPage.includes(row));

describe.each(paid.map(([row, before, lists]) => ({ ...row, row, before, lists })))(
  "$name",
  (one) => {
    const { row, before } = one;

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
      expect(billed(portal)).toEqual(
        row.charges.map(({ subject, amount }) => ({ subject, amount: 2 * amount })),
      );
      expect(postsOf(portal)).toEqual([row.path]);
    });
  },
);

// One with a single price list, and one with two.
const askedLater = allPaid.filter(([row]) => [...askingAndNot, planUpdate].includes(row));

describe.each(askedLater.map(([row, before, lists]) => ({ ...row, row, before, lists })))(
  "$name",
  (one) => {
    const { row, before, lists } = one;

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
      expect(billed(portal)).toEqual(
        row.charges.map(({ subject, amount }) => ({ subject, amount: 2 * amount })),
      );
    });
  },
);

/** How many price lists the server was asked for. */
const readsOf = ({ sandbox }: Portal) =>
  sandbox.sandbox.log().filter(({ call }) => call === "GET /info/service_plan/revised").length;

async function toTerms(portal: Portal): Promise<void> {
  await toPayment(portal);
  await giveCard(portal.page, "4111111111111111");
  await arrived(portal.page, "Terms of Service");
}

describe("a registration", () => {
  test("at a price that rose after its page had loaded names both sums, and bills the one agreed to", async () => {
    const portal = await openCached();
    await toTerms(portal);
    await doublePrices(portal);
    await acceptTerms(portal.page);
    const question = await asked(portal.page);
    await question.getByText("Total USD 119.70 billed instantly").waitFor();
    await agree(portal, 59.85, "Confirm");
    await arrived(portal.page, "Your devices are active");
    expect(await mainText(portal)).toContain("$119.70");
    expect(billed(portal)).toEqual([{ subject: GPS_IMEI, amount: 119.7 }]);
  });

  test("more than a minute after its question opened looks at the price once more", async () => {
    const portal = await openCached();
    await movableClock(portal);
    await toTerms(portal);
    const reads = readsOf(portal);
    await acceptTerms(portal.page);
    await asked(portal.page);
    await eventually(() => readsOf(portal)).toBe(reads + 1);
    await doublePrices(portal);
    await moveClock(portal);
    await press(portal, "Confirm");
    await agree(portal, 59.85, "Confirm");
    await arrived(portal.page, "Your devices are active");
    expect(billed(portal)).toEqual([{ subject: GPS_IMEI, amount: 119.7 }]);
  });

  test("sends nothing while its prices cannot be read, and looks again when asked to", async () => {
    const portal = await openCached();
    const { page, context } = portal;
    await toTerms(portal);
    await context.setOffline(true);
    await acceptTerms(page);
    const question = await asked(page);
    await question.getByText(UNCHECKED).waitFor();
    expect(await question.getByRole("button", { name: "Confirm" }).isDisabled()).toBe(true);
    await context.setOffline(false);
    await press(portal, "Try again");
    await question.getByText(UNCHECKED).waitFor({ state: "detached" });
    await press(portal, "Confirm");
    await arrived(page, "Your devices are active");
    expect(billed(portal)).toEqual([{ subject: GPS_IMEI, amount: 59.85 }]);
  });
});

test("a pack is not bought while its price cannot be read, and can be once it was", async () => {
  const portal = await openCached();
  const { page, context } = portal;
  await openTask(portal, smsPack);
  await smsPack.fill(page);
  await context.setOffline(true);
  await press(portal, smsPack.lastButton);
  await page.getByText(UNCHECKED).waitFor();
  expect(await page.getByRole("button", { name: "Yes" }).isDisabled()).toBe(true);
  await context.setOffline(false);
  await press(portal, "Try again");
  await press(portal, "Yes");
  await successOf(page, smsPack).waitFor();
  expect(billed(portal)).toEqual(smsPack.charges);
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
