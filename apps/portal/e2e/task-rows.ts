import type { Locator, Page } from "playwright";
import { SECRETS } from "./customer.ts";
import { openPortal, type Portal } from "./kit.ts";
import { until } from "./opened-page.ts";
import { cancellation } from "./cancellation-row.ts";
import { cardUpdate } from "./card-update-row.ts";
import { dormantCancellation, payDormantFee, terminateSim } from "./dormant-rows.ts";
import { planUpdate } from "./plan-update-row.ts";
import { CARD_MARKS } from "./sensitive-values.ts";
import { CUSTOMER, enterTaskCard, TASK_CARD, type TaskRow } from "./task-row.ts";

export * from "./cancellation-row.ts";
export * from "./card-update-row.ts";
export * from "./dormant-rows.ts";
export * from "./plan-update-row.ts";
export * from "./task-row.ts";

/** Opens a task and goes to its review. */
export async function atQuestion(row: TaskRow): Promise<Portal> {
  const portal = await openPortal();
  await openTask(portal, row);
  await toQuestion(portal.page, row);
  return portal;
}

const anyQuery = (customer: number) => `customer_id=${customer}&email=rita%2Btag@example.com`;

/** Returns the route of a task with its query. */
export const addressOf = ({ route, query = anyQuery }: TaskRow, customer: number): string =>
  `${route}?${query(customer)}`;

/** Opens a task for a customer and waits for its form. */
export async function openTask(
  portal: Portal,
  row: TaskRow,
  customer: number = CUSTOMER,
): Promise<void> {
  const { page, open } = portal;
  if (row.isAnonymous === true) {
    // Data about another customer in this window would be shown first.
    if (page.url() !== "about:blank") await page.evaluate(() => sessionStorage.clear());
  }
  // Another document, so that nothing of the last one stays in memory.
  if (row.isAnonymous === true || row.before !== undefined) await page.goto("about:blank");
  await row.before?.(portal, customer);
  await open(addressOf(row, customer));
  // A failed read is shown before the task's name, and may already be there.
  const title = `${row.title} · Waypost`;
  await until(`the title ends with "${title}"`, async () => (await page.title()).endsWith(title));
  await page.getByRole("main").getByRole("button").first().waitFor();
}

/** Fills in a task and waits for the review, if it has one. */
export async function toQuestion(page: Page, row: TaskRow, customer?: number): Promise<void> {
  await row.fill(page, customer);
  await ask(page, row);
}

/** Presses the last button and waits for the review, if there is one. */
export async function ask(page: Page, row: TaskRow): Promise<void> {
  if (row.question === null) return;
  await page.getByRole("button", { name: row.lastButton }).click();
  await page.getByRole("alertdialog", { name: row.question }).waitFor();
}

/** Returns true if a request was executed for a customer. */
export const isCarriedOut = async (
  { sandbox }: Portal,
  row: TaskRow,
  customer: number = CUSTOMER,
): Promise<boolean> =>
  row.isCarriedOut === undefined
    ? sandbox.sandbox.charges().some(({ customer_id }) => customer_id === customer)
    : row.isCarriedOut(sandbox, customer);

/** Returns a success: its dialog, or its text instead of the button. */
export const successOf = (page: Page, { isInPlace, success, successTitle }: TaskRow): Locator =>
  isInPlace === true
    ? page.getByRole("main").getByText(success ?? "", { exact: true })
    : page.getByRole("dialog", { name: successTitle });

const select = async (page: Page, pack: string) => {
  await page.getByRole("button", { name: `Select, ${pack}` }).click();
};

export const smsPack: TaskRow = {
  name: "the purchase of an SMS pack",
  title: "Purchase SMS Pack",
  route: "/activate-smspack",
  call: "buySmsPack",
  path: "/auth/buy/sms/pack",
  withoutInput: /This page needs your customer ID/,
  fill: (page) => select(page, "250 SMS"),
  lastButton: "Buy SMS Pack",
  question: "Are you sure you want to buy pack?",
  confirm: "Yes",
  cancel: "No",
  money: "Your card on file will be charged $9.95 today.",
  body: { customer_id: String(CUSTOMER), sms_pack_id: "sms_250", autorenew_sms_pack: true },
  charges: [{ subject: "sms_250", amount: 9.95 }],
  unknown: "Please do not pay again yet",
  repetition: {
    text: "you will be charged a second time",
    tick: "I understand that I may be charged twice",
  },
  successTitle: "Success!!",
  success: null,
  receipt: ["You agreed to: $9.95 today", "250 SMS", "SMS Auto Renewal is on"],
  afterLostReply: "We can’t check this here.",
};

export const etaPack: TaskRow = {
  ...smsPack,
  name: "the purchase of an ETA pack",
  title: "Purchase ETA Pack",
  route: "/activate-etapack",
  call: "buyEtaPack",
  path: "/auth/buy/eta-routing/pack",
  withoutInput: /This link is incomplete/,
  fill: (page) => select(page, "ETA 150"),
  lastButton: "Buy ETA Pack",
  money: "Your card on file will be charged $11.95 today.",
  body: { customer_id: String(CUSTOMER), eta_id: "eta_150" },
  charges: [{ subject: "eta_150", amount: 11.95 }],
  receipt: ["You agreed to: $11.95 today", "ETA 150"],
};

/** The first cancelled GPS device and the last cancelled OBD device of the demo customer. */
export const REACTIVATED = ["358000000000002", "868000000000003"] as const;

export const multiReactivation: TaskRow = {
  name: "the reactivation of several devices",
  title: "Reactivate GPS Subscription Request",
  route: "/multi-reactivation",
  call: "reactivateMany",
  path: "/auth/re-activation/multi/device/reactivate",
  withoutInput: /This page needs your customer ID/,
  fill: async (page) => {
    await page.getByRole("listbox").getByRole("option").first().click();
    await page.getByRole("listbox").getByRole("option").last().click();
    await page.getByRole("button", { name: "Continue" }).click();
    await enterTaskCard(page);
  },
  fillAgain: (page) => page.getByLabel("CVV").fill(SECRETS.cvv),
  lastButton: "Update",
  question: "Confirmation",
  confirm: "Confirm",
  cancel: "Cancel",
  money: "Total Billed USD 111.30 instantly",
  body: {
    customer_id: String(CUSTOMER),
    credit_card: TASK_CARD,
    devices: [
      { imei: REACTIVATED[0], device_plan: "plus_quarterly" },
      { imei: REACTIVATED[1], device_plan: "plus_obd_quarterly" },
    ],
  },
  charges: [
    { subject: REACTIVATED[0], amount: 59.85 },
    { subject: REACTIVATED[1], amount: 51.45 },
  ],
  unknown: smsPack.unknown,
  repetition: smsPack.repetition,
  successTitle: smsPack.successTitle,
  success: "Reactivated Device Successfully, Happy tracking",
  receipt: [
    "You agreed to: $111.30 today",
    "$111.30 every 3 months",
    "358000000000002",
    "868000000000003",
  ],
  secrets: { values: CARD_MARKS, retype: (page) => enterTaskCard(page) },
  kept: async (page) => [
    await page.getByLabel("Card Holder Name").inputValue(),
    await page.getByLabel("Card Number").inputValue(),
    await page.getByRole("textbox", { name: "Plan" }).count(),
  ],
};

export const reactivation: TaskRow = {
  ...multiReactivation,
  name: "the reactivation of a device",
  title: "Reactivate Device",
  route: "/reactivation",
  call: "reactivate",
  path: "/auth/re-activation/device/reactivate",
  fill: async (page) => {
    await page.getByRole("listbox").getByRole("option").last().click();
    await page.getByRole("button", { name: "Continue" }).click();
    await enterTaskCard(page);
  },
  money: "Total Billed USD 51.45 instantly",
  body: {
    customer_id: String(CUSTOMER),
    credit_card: multiReactivation.body["credit_card"],
    imei: REACTIVATED[1],
    service_plan: "plus_obd_quarterly",
  },
  charges: [{ subject: REACTIVATED[1], amount: 51.45 }],
  receipt: ["You agreed to: $51.45 today", "$51.45 every 3 months", "868000000000003"],
};

/** The window's title at the second stage of the reactivation. */
export const SECOND_STAGE = `2 of 2 · ${multiReactivation.title}`;

export const taskRows: readonly TaskRow[] = [
  smsPack,
  etaPack,
  reactivation,
  multiReactivation,
  cancellation,
  cardUpdate,
  planUpdate,
  payDormantFee,
  terminateSim,
  dormantCancellation,
];
