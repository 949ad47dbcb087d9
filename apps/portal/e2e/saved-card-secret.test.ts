import { demoPassword } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { acceptTerms, asked, toPayment } from "./customer.ts";
import { arrived, eventually, mainText, openPortal, press, type Portal } from "./kit.ts";
import {
  copyOfTab,
  findLeaks,
  loggedLeaks,
  watchRequests,
  type SensitiveValues,
} from "./sensitive-values.ts";

const TOKEN: SensitiveValues = { token: { text: "card_demo_visa", fields: [] } };

/** The values with which the demo customer's first saved card can be charged. */
const SAVED: SensitiveValues = {
  ...TOKEN,
  "first six": { text: "424242", fields: [] },
  "last four": { text: "4242", fields: [] },
};

const PAYMENT = "How would you like to pay?";
const ASKS_FOR_PASSWORD = "we never store a password or saved cards";

const nowhere = async (portal: Portal, page = portal.page) =>
  expect(await findLeaks(portal, SAVED, { page, isGone: true })).toEqual([]);

/** Goes from the saved cards to the terms. */
async function paySaved(portal: Portal): Promise<void> {
  await portal.page.getByRole("radio", { name: /First Sample Bank/ }).waitFor();
  await press(portal, "Next");
  await press(portal, "Yes");
}

test("an expired saved card cannot be selected; another one pays after a reload or in a duplicated tab only with the password", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const sent = watchRequests(portal, SAVED);
  await toPayment(portal, { password: demoPassword });
  const expired = page.getByRole("radio", { name: /Third Sample Bank.*Expired/ });
  expect(await expired.isDisabled()).toBe(true);
  expect(await mainText(portal)).not.toContain("This browser never stores");
  const inDocument = Object.keys(SAVED).map((name) => `${name} in document`);
  expect(inDocument).toEqual(expect.arrayContaining(await findLeaks(portal, SAVED)));
  await paySaved(portal);
  await acceptTerms(page);
  await asked(page);
  const copy = await copyOfTab(portal);
  await copy.getByText(ASKS_FOR_PASSWORD).waitFor();
  expect(new URL(copy.url()).hash).toContain("/payment-method");
  expect(await copy.getByRole("radio").count()).toBe(0);
  await nowhere(portal, copy);
  await copy.close();

  await page.reload();
  await arrived(page, PAYMENT);
  await page.getByText(ASKS_FOR_PASSWORD).waitFor();
  await nowhere(portal);
  await press(portal, "Show my saved cards");
  await page.getByText("Password is required").first().waitFor();
  await page.locator("#password").fill("wrong");
  await press(portal, "Show my saved cards");
  await page.getByText("the password may have been wrong").waitFor();
  await page.locator("#password").fill(demoPassword);
  await press(portal, "Show my saved cards");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await eventually(focused).toBe(PAYMENT);
  await paySaved(portal);
  await acceptTerms(page);
  expect(await sent()).toEqual([]);
  await press(portal, "Confirm");
  await page.getByRole("heading", { name: "Your device is active" }).waitFor();
  expect(await sent()).toEqual([`${Object.keys(SAVED).join(", ")} in POST /auth/register`]);
  // The consent contains the last digits of the card until the page is left.
  expect(await findLeaks(portal, SAVED, { page, isGone: true })).toEqual(["last four in document"]);
  expect(loggedLeaks(portal, TOKEN)).toEqual([]);
});

test("only the last four digits of a saved card are stored while its payment is unknown", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await toPayment(portal, { password: demoPassword });
  await paySaved(portal);
  await acceptTerms(page);
  await asked(page);
  sandbox.sandbox.fault({ call: "register", kind: "lost" });
  await press(portal, "Confirm");
  await page.getByText("is in use now").waitFor();
  await page.reload();
  await page.getByText("is in use now").waitFor();
  await page.getByText("ending in 4242").waitFor();
  const found = await findLeaks(portal, SAVED, { isGone: true });
  expect(found.toSorted()).toEqual(["last four in document", "last four in session storage"]);
});
