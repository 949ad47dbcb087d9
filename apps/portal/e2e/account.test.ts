import type { Page } from "playwright";
import { expect, test } from "vitest";
import { go, isFocused, pressKey } from "./keyboard.ts";
import {
  arrived,
  countRequests,
  eventually,
  mainText,
  openPortal,
  press,
  type Portal,
} from "./kit.ts";
import { ask, cancellation, CUSTOMER, openTask, planUpdate, smsPack } from "./task-rows.ts";

const LIST = "GET /info/imei/list/{customer_id}";
const LOOKUPS_OF_THE_START = 9;

const cards = (page: Page) => page.locator(".account-cards").getByRole("link");
const hrefs = (page: Page) =>
  cards(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
const listReads = ({ sandbox }: Portal) =>
  sandbox.sandbox.log().filter(({ path }) => path === "/info/imei/list/1001").length;

async function openAccount(portal: Portal, query = "customer_id=1001"): Promise<void> {
  await portal.open(`/account?${query}`);
  await arrived(portal.page, "Your account");
}

test("an owner finds every task whose inputs are known, and the devices with plan and next billing once they could be loaded", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  const requests = countRequests(portal);
  await portal.open("/account");
  await page.getByText("This page needs your customer ID").waitFor();
  await eventually(requests).toBe(LOOKUPS_OF_THE_START);
  sandbox.sandbox.fault({ call: LIST, kind: "error-json" });
  await openAccount(portal);
  await page.getByRole("alert").getByText("Internal server error").waitFor();
  expect(await hrefs(page)).toEqual([
    "#/device-plan/update?customer_id=1001",
    "#/registration/customer-information",
    "#/credit-card/update?customer_id=1001",
    "#/reactivation?customer_id=1001",
    "#/multi-reactivation?customer_id=1001",
    "#/activate-smspack?customer_id=1001",
    "#/activate-etapack?customer_id=1001",
    "#/cancellation",
  ]);
  await press(portal, "Try again");
  await page
    .getByText(/Next billing on \w{3} \d{1,2}, \d{4}/)
    .first()
    .waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await mainText(portal)).toMatch(/Customer 1001.*358000000000001GPS Plus Quarterly/);
  expect(listReads(portal)).toBe(2);
  expect(requests()).toBe(LOOKUPS_OF_THE_START + 2);
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

test("a device of the account opens its tasks with device, customer and e-mail filled in", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const imei = "358000000000001";
  await openAccount(portal, "customer_id=1001&email=rita@example.com");
  await page.getByRole("link", { name: `Change plan for IMEI ${imei}` }).click();
  await arrived(page, planUpdate.title);
  await press(portal, "Continue");
  await page.getByRole("textbox", { name: "Service Plan" }).waitFor();
  await page.goBack();
  await openAccount(portal, "customer_id=1001&email=rita@example.com");
  await page.getByRole("link", { name: `Cancel for IMEI ${imei}` }).click();
  await arrived(page, cancellation.title);
  expect(await page.getByLabel("IMEI", { exact: true }).inputValue()).toBe(imei);
  expect(await page.getByLabel("Email").inputValue()).toBe("rita@example.com");
});

test("what is not confirmed stands first, and leads to the page that looks it up, which leads back", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await openTask(portal, smsPack);
  await smsPack.fill(page);
  await ask(page, smsPack);
  sandbox.sandbox.fault({ call: smsPack.call, kind: "refuse" });
  await press(portal, smsPack.confirm);
  await page.getByText(smsPack.unknown).waitFor();
  await openAccount(portal, `customer_id=${CUSTOMER}`);
  const open = page.getByRole("region", { name: "Not confirmed yet" });
  expect(await open.textContent()).toContain("We do not know whether your request was carried out");
  await open.getByRole("link", { name: "See details" }).click();
  await page.getByText(smsPack.unknown).waitFor();
  await page.getByRole("link", { name: "Back to your account" }).click();
  await arrived(page, "Your account");
  await page.goBack();
  await page.getByText(smsPack.unknown).waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Waypost" }).click();
  await arrived(page, "Your account");
});

test("by keyboard the tasks come in reading order, Enter opens one, and on return the devices are read again", async () => {
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
  await page.goBack();
  await arrived(page, "Your account");
  // They may have changed meanwhile.
  await eventually(() => listReads(portal)).toBe(2);
});
