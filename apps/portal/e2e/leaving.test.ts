import { demoPassword } from "@waypost/sandbox";
import { describe, expect, test } from "vitest";
import {
  acceptTerms,
  asked,
  fillCard,
  fillDetails,
  fillDevice,
  submitEmail,
  GPS_IMEI,
  toPayment,
} from "./customer.ts";
import { needs } from "./engine.ts";
import { leaksInHeap } from "./heap.ts";
import { arrived, openPortal, type Portal, press } from "./kit.ts";
import {
  CARD_MARKS,
  findLeaks,
  type SensitiveValues,
  PASSWORD_MARK,
  typed,
} from "./sensitive-values.ts";
import { putAwayAndBack } from "./page-lifecycle-kit.ts";
import {
  addressOf,
  ask,
  cardUpdate,
  CUSTOMER,
  openTask,
  reactivation,
  successOf,
  type TaskRow,
} from "./task-rows.ts";

/** Fails if a secret is in the document, its fields included, or in the storages. */
const expectNotInPage = async (portal: Portal, values: SensitiveValues) =>
  expect(await findLeaks(portal, values, { isGone: true })).toEqual([]);

/** Fails if a secret is in the memory of the page's scripts, in the document or in the storages. */
async function expectNowhere(portal: Portal, values: SensitiveValues): Promise<void> {
  expect(await leaksInHeap(portal.page, values)).toEqual([]);
  await expectNotInPage(portal, values);
}

/** Searches the memory while the secrets are there, to prove that the search finds them. */
async function expectInMemory({ page }: Portal, values: SensitiveValues): Promise<void> {
  const found = (await leaksInHeap(page, values)).map((line) => line.replace(/: .*/s, ""));
  expect(found).toEqual(expect.arrayContaining(Object.keys(values)));
}

/** Goes to the pricing page without reloading the portal, and back. */
async function lookAtPricing(portal: Portal, values: SensitiveValues): Promise<void> {
  await expectInMemory(portal, values);
  await portal.open("/pricing");
  await arrived(portal.page, "Pricing");
  await expectNowhere(portal, values);
  await portal.page.goBack();
}

test(
  "after a look at the pricing page, a new customer re-enters only password and card",
  { tags: ["long"] },
  async () => {
    needs("heap");
    const values = { ...PASSWORD_MARK, ...CARD_MARKS };
    const portal = await openPortal({ isFirstVisit: true });
    const { page, open } = portal;
    await open("/registration/customer-information");
    await submitEmail(page, "new.customer@example.com");
    await fillDetails(page);
    await press(portal, "Next");
    await page.getByText("KMH", { exact: true }).click();
    await fillDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
    await press(portal, "Next");
    await fillCard(page);
    await typed(page, CARD_MARKS);
    await lookAtPricing(portal, values);

    await arrived(page, "Your details");
    await page.getByText("we never store a password").waitFor();
    await expectNotInPage(portal, values);
    expect(await page.getByLabel("First Name").inputValue()).toBe("Sample");
    await page.locator("#password").fill("another-password-1");
    await page.locator("#confirmPassword").fill("another-password-1");
    await press(portal, "Next");
    await arrived(page, "Which devices do you want to activate?");
    await page.getByRole("button", { name: "Edit" }).click();
    expect(await page.getByLabel("Device Name").inputValue()).toBe("Van");
    await press(portal, "Next");
    await arrived(page, "How would you like to pay?");
    expect(await page.getByLabel("Card Holder Name").inputValue()).toBe("Sample Customer");
    expect(await page.getByLabel("Card Number").inputValue()).toBe("");
  },
);

test("the card of a reactivation leaves the memory with its page", async () => {
  needs("heap");
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  await openTask(portal, reactivation);
  await reactivation.fill(page);
  await typed(page, CARD_MARKS);
  await ask(page, reactivation);
  await press(portal, reactivation.cancel);
  await expectInMemory(portal, CARD_MARKS);
  await portal.open(`/account?customer_id=${CUSTOMER}`);
  await page.getByRole("heading", { level: 1, name: /account|devices/i }).waitFor();
  await expectNowhere(portal, CARD_MARKS);
  await page.goBack();
  await page.getByText("we never store card numbers").waitFor();
  expect(await page.getByLabel("Card Holder Name").inputValue()).toBe("Rita Returning");
  await expectNotInPage(portal, CARD_MARKS);
});

async function expectGoneOnceAccepted(row: TaskRow): Promise<void> {
  needs("heap");
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  await openTask(portal, row);
  await row.fill(page);
  await typed(page, CARD_MARKS);
  await expectInMemory(portal, CARD_MARKS);
  await ask(page, row);
  await press(portal, row.confirm);
  await successOf(page, row).waitFor();
  await expectNowhere(portal, CARD_MARKS);
}

test("after a card was replaced, it is not in memory while the receipt is open", () =>
  expectGoneOnceAccepted(cardUpdate));

test("the brand in the wizard preserves typed values, because it leads to its first step", async () => {
  const portal = await openPortal();
  const { page, open } = portal;
  await open("/registration/customer-information");
  await submitEmail(page, "new.customer@example.com");
  await fillDetails(page);
  await press(portal, "Next");
  await arrived(page, "Which devices do you want to activate?");
  await page.getByRole("banner").getByRole("link").first().click();
  await arrived(page, "Your details");
  await typed(page, PASSWORD_MARK);
});

/** Opens the confirmation of a registration whose card was entered. */
async function atConfirmation(): Promise<Portal> {
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  await toPayment(portal);
  await fillCard(page);
  await press(portal, "Next");
  await acceptTerms(page);
  await asked(page);
  return portal;
}

/** The values with which the first saved card of the demo customer can be charged. */
const SAVED_CARD: SensitiveValues = {
  token: { text: "card_demo_visa", fields: [] },
  "first six": { text: "424242", fields: [] },
};

describe("further cases", { tags: ["long"] }, () => {
  test("after a reactivation, the card is not in memory while the receipt is open", () =>
    expectGoneOnceAccepted(reactivation));

  test("an existing customer who opens a task from the confirmation is asked for the card again", async () => {
    needs("heap");
    const portal = await atConfirmation();
    const { page } = portal;
    await expectInMemory(portal, CARD_MARKS);
    await portal.open(addressOf(reactivation, CUSTOMER));
    await page.getByRole("listbox").waitFor();
    await expectNowhere(portal, CARD_MARKS);
    await page.goBack();
    await arrived(page, "How would you like to pay?");
    await page.getByText("we never store card numbers").waitFor();
    await expectNotInPage(portal, CARD_MARKS);
  });

  test("saved cards leave the memory with the wizard, and the password shows them again", async () => {
    needs("heap");
    const portal = await openPortal({ isFirstVisit: true });
    const { page } = portal;
    await toPayment(portal, { password: demoPassword });
    await page.getByRole("radio", { name: /First Sample Bank/ }).waitFor();
    await lookAtPricing(portal, SAVED_CARD);
    await arrived(page, "How would you like to pay?");
    await page.getByText("we never store a password or saved cards").waitFor();
    await expectNotInPage(portal, SAVED_CARD);
    await page.locator("#password").fill(demoPassword);
    await press(portal, "Show my saved cards");
    await page.getByRole("radio", { name: /First Sample Bank/ }).waitFor();
  });

  test("the card of a reactivation is not in memory after a return from the back-forward cache", async () => {
    needs("heap");
    const portal = await openPortal({ isFirstVisit: true });
    const { page } = portal;
    await openTask(portal, reactivation);
    await reactivation.fill(page);
    await ask(page, reactivation);
    await expectInMemory(portal, CARD_MARKS);
    await putAwayAndBack(portal);
    await page.getByText("we never store card numbers").waitFor();
    await expectNowhere(portal, CARD_MARKS);
  });

  test("the card of a registration is not in memory after a return from the back-forward cache", async () => {
    needs("heap");
    const portal = await atConfirmation();
    const { page } = portal;
    await putAwayAndBack(portal);
    await page.getByText("we never store card numbers").waitFor();
    await expectNowhere(portal, CARD_MARKS);
  });
});
