import type { Page } from "playwright";
import { expect, test } from "vitest";
import { go, isFocused, pressKey } from "./keyboard.ts";
import { arrived, eventually, mainText, openPortal, press, type Portal } from "./kit.ts";
import {
  cancellation,
  cardUpdate,
  CUSTOMER,
  dormantCancellation,
  etaPack,
  multiReactivation,
  payDormantFee,
  planUpdate,
  reactivation,
  smsPack,
} from "./task-rows.ts";

const LIST = "GET /info/imei/list/{customer_id}";
const LIST_OF_RITA = "/info/imei/list/1001";
const LOOKUPS_OF_THE_START = 9;
/** The button that ends the first stage of a task. */
const FIRST_BUTTON = /^(Continue|Activate|Submit)$/;

const cards = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("link");
const hrefs = (page: Page) =>
  cards(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
const pathsRead = ({ sandbox }: Portal) => sandbox.sandbox.log().map(({ path }) => path);

async function openAccount(portal: Portal, query = "customer_id=1001"): Promise<void> {
  await portal.open(`/account?${query}`);
  await arrived(portal.page, "Your account");
}

test("an owner finds every task whose inputs are known, and the devices with plan and next billing", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openAccount(portal);
  await page
    .getByText(/Next billing on \w{3} \d{1,2}, \d{4}/)
    .first()
    .waitFor();
  expect(await hrefs(page)).toEqual([
    "#/device-plan/update?customer_id=1001",
    "#/credit-card/update?customer_id=1001",
    "#/reactivation?customer_id=1001",
    "#/multi-reactivation?customer_id=1001",
    "#/activate-smspack?customer_id=1001",
    "#/activate-etapack?customer_id=1001",
    "#/cancellation",
  ]);
  expect(await mainText(portal)).toMatch(/Customer 1001.*358000000000001GPS Plus Quarterly/);
  await eventually(() => pathsRead(portal)).toHaveLength(LOOKUPS_OF_THE_START + 1);
  expect(pathsRead(portal)).toContain(LIST_OF_RITA);
});

test("what needs more than a customer is offered only where it is known", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openAccount(portal, "customer_id=1001&email=a%2Bb@c.co&imei=358000000000001&iccid=8901");
  const fee =
    "#/pay-dormantfee?customer_id=1001&imei=358000000000001&iccid=8901&email=a%2Bb%40c.co";
  expect(await hrefs(page)).toContain(fee);
  expect(await hrefs(page)).not.toContain("#/dormant-cancellation?customer_id=1001");
  await page.evaluate(() => localStorage.setItem("token", "sample"));
  await page.reload();
  await cards(page).first().waitFor();
  expect(await hrefs(page)).toContain("#/dormant-cancellation?customer_id=1001");
});

test.each([
  ["Reactivate a device", reactivation],
  ["Reactivate several devices", multiReactivation],
  ["Buy an SMS pack", smsPack],
  ["Buy an ETA pack", etaPack],
])("%s leads to its page and back", async (name, { title }) => {
  const portal = await openPortal();
  const { page } = portal;
  await openAccount(portal);
  await page.getByRole("link", { name }).click();
  await arrived(page, title);
  await page.getByText(/1001/).first().waitFor();
  await page.goBack();
  await arrived(page, "Your account");
  // The list may have changed meanwhile, so it is read again.
  const reads = () => pathsRead(portal).filter((path) => path === LIST_OF_RITA).length;
  await eventually(reads).toBe(2);
});

const SIM = "customer_id=1001&email=a@b.co&imei=358000000000002&iccid=8901218000000000002";

test.each([
  ["Change a plan", planUpdate],
  ["Change the card on file", cardUpdate],
  ["Activate dormant mode", payDormantFee],
  ["Cancel dormant mode", dormantCancellation],
  ["Cancel a subscription", cancellation],
])("%s leads to its form and back", async (name, row) => {
  const portal = await openPortal();
  const { page } = portal;
  await dormantCancellation.before?.(portal, CUSTOMER);
  await openAccount(portal, SIM);
  await page.getByRole("link", { name }).click();
  await arrived(page, row.title);
  await page.getByRole("main").getByRole("button", { name: FIRST_BUTTON }).waitFor();
  await page.goBack();
  await arrived(page, "Your account");
});

test("the tasks do not wait for the devices, which can be loaded again after a failure", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  sandbox.sandbox.fault({ call: LIST, kind: "error-json" });
  await openAccount(portal);
  await page.getByRole("alert").getByText("Internal server error").waitFor();
  expect(await cards(page).count()).toBe(7);
  await press(portal, "Try again");
  await page
    .getByText(/Next billing on/)
    .first()
    .waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("without a customer the page says what is missing and asks for nothing", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/account");
  await page.getByText("This page needs your customer ID").waitFor();
  await eventually(() => pathsRead(portal)).toHaveLength(LOOKUPS_OF_THE_START);
  await portal.open("/");
  await page.getByLabel("Email").waitFor();
});

test("by keyboard the tasks come in reading order, and Enter opens one", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openAccount(portal);
  for (const card of await cards(page).all()) {
    await go(card);
    expect(await isFocused(card)).toBe(true);
  }
  await go(page.getByRole("link", { name: "Buy an SMS pack" }), "Shift+Tab");
  await pressKey(page, "Enter");
  await arrived(page, smsPack.title);
  await eventually(() => isFocused(page.getByRole("heading", { level: 1 }))).toBe(true);
});
