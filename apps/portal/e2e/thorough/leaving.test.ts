import { demoPassword } from "@waypost/sandbox";
import { test } from "vitest";
import { acceptTerms, asked, fillCard, toPayment } from "../customer.ts";
import { needs } from "../engine.ts";
import { arrived, openPortal, press } from "../kit.ts";
import { inMemory, lookAtPricing, notShown, nowhere } from "../leaving-kit.ts";
import { CARD_MARKS, type Marks } from "../marks.ts";
import { putAwayAndBack } from "../page-lifecycle-kit.ts";
import { addressOf, ask, CUSTOMER, openTask, reactivation } from "../task-rows.ts";

/** What lets the demo customer's first saved card be charged. */
const SAVED_CARD: Marks = {
  token: { text: "card_demo_visa", fields: [] },
  "first six": { text: "424242", fields: [] },
};

test("an existing customer who opens a task at the confirmation is asked for the card again", async () => {
  needs("heap");
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  await toPayment(portal);
  await fillCard(page);
  await press(portal, "Next");
  await acceptTerms(page);
  await asked(page);
  await inMemory(portal, CARD_MARKS);
  await portal.open(addressOf(reactivation, CUSTOMER));
  await page.getByRole("listbox").waitFor();
  await nowhere(portal, CARD_MARKS);
  await page.goBack();
  await arrived(page, "How would you like to pay?");
  await page.getByText("we never store card numbers").waitFor();
  await notShown(portal, CARD_MARKS);
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
  await notShown(portal, SAVED_CARD);
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
  await inMemory(portal, CARD_MARKS);
  await putAwayAndBack(portal);
  await page.getByText("we never store card numbers").waitFor();
  await nowhere(portal, CARD_MARKS);
});

test("the card of a registration is not in memory after a return from the back-forward cache", async () => {
  needs("heap");
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  await toPayment(portal);
  await fillCard(page);
  await press(portal, "Next");
  await acceptTerms(page);
  await asked(page);
  await putAwayAndBack(portal);
  await page.getByText("we never store card numbers").waitFor();
  await nowhere(portal, CARD_MARKS);
});
