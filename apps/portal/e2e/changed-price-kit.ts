import { expect } from "vitest";
import { giveCard, hasFocus, toPayment } from "./customer.ts";
import { arrived, openPortal, postsOf, press, type Portal } from "./kit.ts";
import {
  etaPack,
  multiReactivation,
  planUpdate,
  reactivation,
  smsPack,
  type TaskRow,
} from "./task-rows.ts";

const TICK = "I agree to the new price";
export const UNCHECKED = "The price could not be checked just now.";
const SECONDS = 6_000;

export const dollars = (amount: number) => `$${amount.toFixed(2)}`;
const changed = (before: number) =>
  `The price has changed. It was ${dollars(before)} and is ${dollars(2 * before)} now.`;

interface Plan {
  service_plan_id: string;
  price: number;
}

/** Everything costs twice as much from now on. The browser has the old prices in its cache. */
export async function doublePrices({ sandbox }: Portal): Promise<void> {
  for (const category of ["gps", "obd", "sms_pack", "eta_pack"]) {
    const reply = await fetch(`${sandbox.url}/info/service_plan/revised?category=${category}`);
    const { plans } = (await reply.json()) as { plans: Plan[] };
    for (const { service_plan_id, price } of plans) {
      sandbox.sandbox.setPrice(service_plan_id, 2 * price);
    }
  }
}

/** A portal whose browser keeps look-ups for a while. */
export const openCached = (): Promise<Portal> => openPortal({ lookupMaxAge: 300 });

/** What the sandbox has billed. */
export const billed = ({ sandbox }: Portal): { subject: string; amount: number }[] =>
  sandbox.sandbox.charges().map(({ subject, amount }) => ({ subject, amount }));

/** A question that shows a new sum, which is agreed to. */
export async function agree(portal: Portal, before: number, confirm: string): Promise<void> {
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
export async function movableClock({ page }: Portal): Promise<void> {
  await page.addInitScript(() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() + Number(window.name);
  });
}

export const moveClock = ({ page }: Portal): Promise<void> =>
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
export const severalDevices: Paid = paid(multiReactivation, 111.3, 2);

export const allPaid: readonly Paid[] = [
  paid(smsPack, 9.95, 1),
  paid(etaPack, 11.95, 1),
  paid(reactivation, 51.45, 2),
  severalDevices,
  paid(planUpdate, 225, 2),
];

/** What is billed for a task once everything costs twice as much. */
export const billedTwofold = ({ charges }: TaskRow): { subject: string; amount: number }[] =>
  charges.map(({ subject, amount }) => ({ subject, amount: 2 * amount }));

/** How many price lists the server was asked for. */
export const readsOf = ({ sandbox }: Portal): number =>
  sandbox.sandbox.log().filter(({ call }) => call === "GET /info/service_plan/revised").length;

/** A registration that is paid by card, at its terms. */
export async function toTerms(portal: Portal): Promise<void> {
  await toPayment(portal);
  await giveCard(portal.page, "4111111111111111");
  await arrived(portal.page, "Terms of Service");
}
