/** @module-tag long */

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { acceptTerms, asked, submitCard, toConfirm } from "./customer.ts";
import { arrived, eventually, openPortal, postsOf, press } from "./kit.ts";

const brand = (page: Page) => page.getByRole("banner").getByRole("link").first();
const hash = (page: Page) => eventually(() => new URL(page.url()).hash);

test("in the charge wizard the brand leads to its first step, also from another page, and the registration is sent to its endpoint", async () => {
  const portal = await openPortal();
  const { page, open } = portal;
  await toConfirm(portal, { route: "/registration/charge" });
  await press(portal, "Go Back");
  await arrived(page, "Which devices do you want to activate?");
  await brand(page).click();
  await arrived(page, "Activate your tracker");
  await hash(page).toBe("#/registration/charge/customer-information");
  await open("/pricing");
  await arrived(page, "Pricing");
  await brand(page).click();
  await arrived(page, "Activate your tracker");
  await hash(page).toBe("#/registration/charge/customer-information");
  for (const step of ["confirm", "charge"]) {
    // A URL of the other variant, and one without a step.
    await page.evaluate((to) => {
      location.hash = to;
    }, `#/registration/${step}`);
    await hash(page).toMatch(/^#\/registration\/charge\//);
  }
  const progress = page.getByRole("navigation", { name: "Registration progress" });
  await progress.getByRole("link", { name: /Payment Method/ }).click();
  // The card was discarded on the way to the pricing page.
  await submitCard(page);
  await acceptTerms(page);
  await asked(page);
  await press(portal, "Confirm");
  await arrived(page, "Your device is active");
  expect(postsOf(portal)).toEqual(["/auth/register/charge"]);
});
