import { expect, test } from "vitest";
import {
  acceptTerms,
  asked,
  submitCard,
  GPS_IMEI,
  waitForDialogFocus,
  toPayment,
} from "./customer.ts";
import { arrived, eventually, mainText, openPortal, type Portal, postsOf, press } from "./kit.ts";
import { multiReactivation, openTask, smsPack, successOf, type TaskRow } from "./task-rows.ts";

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

/** Doubles all prices. The browser has the old ones in its cache. */
async function doublePrices({ sandbox }: Portal): Promise<void> {
  for (const category of ["gps", "obd", "sms_pack", "eta_pack"]) {
    const reply = await fetch(`${sandbox.url}/info/service_plan/revised?category=${category}`);
    const { plans } = (await reply.json()) as { plans: Plan[] };
    for (const { service_plan_id, price } of plans) {
      sandbox.sandbox.setPrice(service_plan_id, 2 * price);
    }
  }
}

/** Opens a portal whose browser caches lookups. */
const openCached = (): Promise<Portal> => openPortal({ lookupMaxAge: 300 });

/** Returns the charges of the sandbox. */
const billed = ({ sandbox }: Portal): { subject: string; amount: number }[] =>
  sandbox.sandbox.charges().map(({ subject, amount }) => ({ subject, amount }));

/** Expects a review with a new total, and accepts it. */
async function agree(portal: Portal, before: number, confirm: string): Promise<void> {
  const { page } = portal;
  const question = page.getByRole("alertdialog");
  await question.getByText(changed(before)).waitFor();
  expect(await question.getByRole("button", { name: confirm, exact: true }).isDisabled()).toBe(
    true,
  );
  expect(postsOf(portal)).toEqual([]);
  // The pressed button is disabled now, and the keyboard continues from the review.
  await waitForDialogFocus(question);
  await question.getByText(TICK).click();
  await press(portal, confirm);
}

/** A monotonic clock that is ahead by the number in the window's name. */
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

/** Returns the charges of a task after all prices have doubled. */
const billedTwofold = ({ charges }: TaskRow): { subject: string; amount: number }[] =>
  charges.map(({ subject, amount }) => ({ subject, amount: 2 * amount }));

/** Returns the number of requests for price lists. */
const readsOf = ({ sandbox }: Portal): number =>
  sandbox.sandbox.log().filter(({ call }) => call === "GET /info/service_plan/revised").length;

/** Opens the terms of a registration that is paid by card. */
async function toTerms(portal: Portal): Promise<void> {
  await toPayment(portal);
  await submitCard(portal.page, "4111111111111111");
  await arrived(portal.page, "Terms of Service");
}

test("the reactivation of several devices at a price that rose after the page had loaded shows both totals and charges the accepted one", async () => {
  const row = multiReactivation;
  const before = 111.3;
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

test("a registration whose prices cannot be read shows the last known ones, and reads them again at Confirm", async () => {
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

test("a press while the price is being read waits for it, and buys once", async () => {
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
