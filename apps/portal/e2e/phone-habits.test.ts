/** @module-tag long */

import { expect, test } from "vitest";
import { submitEmail, toPayment } from "./customer.ts";
import { needs } from "./engine.ts";
import { arrived, openPortal, type Portal } from "./kit.ts";
import { visitStates } from "./states.ts";

const PHONE = { width: 390, height: 740 };
const SIDEWAYS = { width: 844, height: 390 };

/** Sets the safe-area insets of a phone with a notch and a home indicator. */
async function setInsets({ page, context }: Portal, insets: object): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets });
}

test("the bar with Next is above the home indicator", async () => {
  needs("insets");
  const portal = await openPortal(PHONE);
  const { page } = portal;
  await setInsets(portal, { bottom: 34 });
  await toPayment(portal);
  const button = page.getByRole("button", { name: "Next" });
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(PHONE.height - 34);
});

/** Returns the texts and controls next to the notch. */
const besideNotch = ({ page }: Portal, within: string): Promise<string[]> =>
  page.locator(within).evaluate((root) =>
    [...root.querySelectorAll("a, button, input, select, p, h1, h2, label")]
      .filter((it) => it.checkVisibility() && !it.matches(".waypost-hidden *"))
      .filter((it) => {
        const { left, right, width } = it.getBoundingClientRect();
        return width > 1 && (left < 59 || right > innerWidth - 59);
      })
      .map((it) => it.outerHTML.slice(0, 120)),
  );

test("on a phone held sideways no text and no control is next to the notch, and a dialog ends above the home indicator", async () => {
  needs("insets");
  const portal = await openPortal(SIDEWAYS);
  const { page } = portal;
  await setInsets(portal, { left: 59, right: 59, bottom: 21 });
  await toPayment(portal);
  expect(await besideNotch(portal, ".waypost-Page")).toEqual([]);
  await portal.open("/registration/activation-type");
  await arrived(page, "Which devices do you want to activate?");
  await page.getByRole("textbox", { name: "Service Plan" }).first().click();
  await page.getByRole("dialog").waitFor();
  expect(await besideNotch(portal, "[role=dialog]")).toEqual([]);
  const { y = 0, height = 0 } = (await page.locator(".waypost-Dialog-modal").boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(SIDEWAYS.height - 21);
});

test.each([
  "a new customer with four devices",
  "a customer who cancels a device",
  "an owner who sets up a tracker",
])("no field of %s is so small that an iPhone zooms in on it", async (who) => {
  const portal = await openPortal();
  const small = await visitStates(who, portal, () =>
    portal.page.evaluate(() =>
      [...document.querySelectorAll("input, select, textarea")]
        .filter(
          (it) =>
            it.checkVisibility() && !it.matches("[type=checkbox], [type=radio], [type=range]"),
        )
        .filter((it) => parseFloat(getComputedStyle(it).fontSize) < 16)
        .map((it) => it.outerHTML.slice(0, 120)),
    ),
  );
  expect(small).toEqual([]);
});

/** Returns the hints that a phone uses for autofill and keyboards: `autocomplete`, `inputmode`. */
const hintsOf = async ({ page }: Portal, labels: readonly string[]): Promise<object> =>
  Object.fromEntries(
    await Promise.all(
      labels.map(async (label) => {
        const field = page.getByLabel(label, { exact: true });
        return [
          label,
          await field.evaluate((it) => [
            it.getAttribute("autocomplete"),
            it.getAttribute("inputmode"),
          ]),
        ] as const;
      }),
    ),
  );

test("a phone can autofill the address and the card, and shows the right keyboard for each field", async () => {
  const portal = await openPortal(PHONE);
  const { page } = portal;
  await portal.open("/registration/customer-information");
  expect(await hintsOf(portal, ["Email"])).toEqual({ Email: ["email", "email"] });
  await submitEmail(page, "new.customer@example.com");
  await arrived(page, "Your details");
  const details = {
    Password: ["new-password", null],
    "First Name": ["given-name", null],
    "Last Name": ["family-name", null],
    "Billing Address": ["street-address", null],
    City: ["address-level2", null],
    "Zip Code": ["postal-code", null],
    "Phone Number": ["tel", "numeric"],
  };
  expect(await hintsOf(portal, Object.keys(details))).toEqual(details);
  await toPayment(portal);
  const card = {
    "Card Holder Name": ["cc-name", null],
    "Card Number": ["cc-number", "numeric"],
    CVV: ["cc-csc", "numeric"],
    Year: ["cc-exp-year", null],
    Month: ["cc-exp-month", null],
  };
  expect(await hintsOf(portal, Object.keys(card))).toEqual(card);
});

test("a registration from the home screen neither needs nor installs a service worker", async () => {
  const portal = await openPortal(PHONE);
  await toPayment(portal);
  const workers = () =>
    portal.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(0);
  expect(await portal.page.locator("link[rel=manifest]").count()).toBe(0);
});
