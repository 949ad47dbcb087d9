import type { Page } from "playwright";
import { SECRETS } from "./customer.ts";
import { arrived, openPortal, type Portal } from "./kit.ts";
import { CARD_MARKS, type Marks } from "./marks.ts";

/** Rita Returning: `customer_id` of the sandbox's demo customer. */
export const CUSTOMER = 1001;

/** What the tests of all tasks need to know of one. */
export interface TaskRow {
  readonly name: string;
  readonly title: string;
  readonly route: string;
  /** The operation that it sends, and its path. */
  readonly call: string;
  readonly path: string;
  /** What the page says where its address lacks the customer. */
  readonly withoutInput: RegExp;
  /** Fills everything up to the last button. */
  readonly fill: (page: Page) => Promise<void>;
  /** Fills again what is asked for after an answer that did not come. */
  readonly fillAgain?: (page: Page) => Promise<void>;
  readonly lastButton: string;
  /** The question before the request, its two buttons, and what it says of the money. */
  readonly question: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly money: string;
  /** What `fill` chooses, exactly as it is sent and billed. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly charges: readonly { readonly subject: string; readonly amount: number }[];
  /** The words of a success; `null` where they are the server's. */
  readonly success: string | null;
  /** What the receipt names. */
  readonly receipt: readonly string[];
  /** What is known after the request was carried out and its answer was lost. */
  readonly afterLostReply: string;
  /** And after a reload then. */
  readonly afterReload: string;
  /** What must be kept nowhere, and how it is typed again after the page was left. */
  readonly secrets?: { readonly marks: Marks; readonly retype: (page: Page) => Promise<void> };
  /** What a reload keeps of what `fill` has entered, as it is read from the page. */
  readonly kept: (page: Page) => Promise<unknown>;
}

/** Opens a task and comes to its question. */
export async function atQuestion(row: TaskRow): Promise<Portal> {
  const portal = await openPortal();
  await openTask(portal, row);
  await toQuestion(portal.page, row);
  return portal;
}

/** Opens a task for a customer and waits for its form. */
export async function openTask(
  { page, open }: Portal,
  row: TaskRow,
  customer: number = CUSTOMER,
): Promise<void> {
  await open(`${row.route}?customer_id=${customer}&email=rita%2Btag@example.com`);
  await arrived(page, row.title);
  await page.getByRole("main").getByRole("button").first().waitFor();
}

/** Fills a task and waits for the question before its request. */
export async function toQuestion(page: Page, row: TaskRow): Promise<void> {
  await row.fill(page);
  await ask(page, row);
}

/** Presses the last button and waits for the question. */
export async function ask(page: Page, row: TaskRow): Promise<void> {
  await page.getByRole("button", { name: row.lastButton }).click();
  await page.getByRole("alertdialog", { name: row.question }).waitFor();
}

const select = async (page: Page, pack: string) => {
  await page.getByRole("button", { name: `Select, ${pack}` }).click();
};

const selected = (page: Page) =>
  page.getByRole("button", { pressed: true }).getAttribute("aria-label");

/** Gives the card that pays for a task. */
export async function giveTaskCard(page: Page, number: string = SECRETS.cardNumber): Promise<void> {
  await page.getByLabel("Card Holder Name").fill("Rita Returning");
  await page.getByLabel("Card Number").fill(number);
  await page.getByLabel("CVV").fill(SECRETS.cvv);
  await page.getByLabel("Year").selectOption("2030");
  await page.getByLabel("Month").selectOption("03");
}

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
  success: null,
  receipt: ["$9.95 today", "250 SMS", "SMS Auto Renewal is on"],
  afterLostReply: "This page cannot look it up.",
  afterReload: "Please do not pay again yet",
  kept: selected,
};

export const etaPack: TaskRow = {
  ...smsPack,
  name: "the purchase of an ETA pack",
  title: "Purchase ETA Pack",
  route: "/activate-etapack",
  call: "buyEtaPack",
  path: "/auth/buy/eta-routing/pack",
  withoutInput: /^$/,
  fill: (page) => select(page, "ETA 150"),
  lastButton: "Buy ETA Pack",
  money: "Your card on file will be charged $11.95 today.",
  body: { customer_id: String(CUSTOMER), eta_id: "eta_150" },
  charges: [{ subject: "eta_150", amount: 11.95 }],
  receipt: ["$11.95 today", "ETA 150"],
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
    await page.getByRole("option").first().click();
    await page.getByRole("option").last().click();
    await page.getByRole("button", { name: "Continue" }).click();
    await giveTaskCard(page);
  },
  fillAgain: (page) => page.getByLabel("CVV").fill(SECRETS.cvv),
  lastButton: "Update",
  question: "Confirmation",
  confirm: "Confirm",
  cancel: "Cancel",
  money: "Total Billed USD 111.30 instantly",
  body: {
    customer_id: String(CUSTOMER),
    credit_card: {
      cardholder_name: "Rita Returning",
      number: SECRETS.cardNumber,
      cvv: SECRETS.cvv,
      expiration_date: "03/2030",
    },
    devices: [
      { imei: REACTIVATED[0], device_plan: "plus_quarterly" },
      { imei: REACTIVATED[1], device_plan: "plus_obd_quarterly" },
    ],
  },
  charges: [
    { subject: REACTIVATED[0], amount: 59.85 },
    { subject: REACTIVATED[1], amount: 51.45 },
  ],
  success: "Reactivated Device Successfully, Happy tracking",
  receipt: ["$111.30 today", "$111.30 every 3 months", "35 800000 000000 2", "86 800000 000000 3"],
  afterLostReply: "This appears to be done.",
  afterReload: "Choose the devices to reactivate",
  secrets: { marks: CARD_MARKS, retype: (page) => giveTaskCard(page) },
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
    await page.getByRole("option").last().click();
    await page.getByRole("button", { name: "Continue" }).click();
    await giveTaskCard(page);
  },
  money: "Total Billed USD 51.45 instantly",
  body: {
    customer_id: String(CUSTOMER),
    credit_card: multiReactivation.body["credit_card"],
    imei: REACTIVATED[1],
    service_plan: "plus_obd_quarterly",
  },
  charges: [{ subject: REACTIVATED[1], amount: 51.45 }],
  receipt: ["$51.45 today", "$51.45 every 3 months", "86 800000 000000 3"],
  afterReload: "Choose the device to reactivate",
};

/** The window's name at the second stage of the reactivation. */
export const SECOND_STAGE = `2 of 2 · ${multiReactivation.title}`;

export const taskRows: readonly TaskRow[] = [smsPack, etaPack, reactivation, multiReactivation];
