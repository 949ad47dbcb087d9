/** @module-tag long */

import { expect, test } from "vitest";
import { submitCard, toPayment } from "./customer.ts";
import { CUSTOMER, simQuery } from "./task-rows.ts";
import { go, isFocused } from "./keyboard.ts";
import { arrived, eventually, openPortal, postsOf } from "./kit.ts";

test("the terms fade where they continue, and not at their end", async () => {
  const portal = await openPortal({ width: 360, height: 780 });
  const { page } = portal;
  await toPayment(portal);
  await submitCard(page);
  await arrived(page, "Terms of Service");
  const box = page.getByRole("region", { name: "Terms of service text" });
  /** Returns how far the text reaches below the upper edge of the fade. */
  const covered = () =>
    box.evaluate((scroller) => {
      const fade = scroller.querySelector(".terms-fade")?.getBoundingClientRect().top ?? 0;
      const last = scroller.querySelector("article:last-of-type")?.getBoundingClientRect();
      return Math.round((last?.bottom ?? 0) - fade);
    });
  expect(await covered()).toBeGreaterThan(0);
  await box.evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
  await eventually(covered).toBeLessThanOrEqual(0);
});

test("a button that cannot be pressed yet is reached by Tab and says what is missing, until it can be pressed", async () => {
  const portal = await openPortal();
  const { page } = portal;
  /** Presses a disabled button by keyboard, and expects that it only says why. */
  const isBlocked = async (name: string, reason: string) => {
    const button = page.getByRole("button", { name, exact: true });
    await page.getByText(reason).waitFor();
    expect(await button.isDisabled()).toBe(true);
    await go(button);
    const before = [await page.title(), ...postsOf(portal)];
    await button.press("Enter");
    await page.getByRole("status").getByText(reason).waitFor();
    expect(await isFocused(button)).toBe(true);
    const described = await button.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described ?? ""}"]`).textContent()).toBe(reason);
    expect([await page.title(), ...postsOf(portal)]).toEqual(before);
  };
  const isReady = async (name: string, reason: string) => {
    await page.getByText(reason).first().waitFor({ state: "detached" });
    expect(await page.getByRole("button", { name, exact: true }).isEnabled()).toBe(true);
  };
  const terms = "Accept the terms to continue.";
  const device = "Choose a device to continue.";
  await toPayment(portal);
  await submitCard(page);
  await isBlocked("Next", terms);
  await page.getByRole("checkbox", { name: /I HAVE READ/ }).press("Space");
  await isReady("Next", terms);
  for (const task of ["/reactivation", "/multi-reactivation"]) {
    await portal.open(`${task}?customer_id=1001`);
    await isBlocked("Continue", device);
    await page.getByRole("listbox").getByRole("option").first().click();
    await isReady("Continue", device);
  }
  await portal.open(`/activate-dormantfee?${simQuery(CUSTOMER)}`);
  await isBlocked(
    "Activate",
    "This link does not say whether to activate or to terminate. Please open the link from your email.",
  );
  await portal.open("/phone-confirmation");
  await isBlocked("Submit", "Still needed: Name, Email, Phone Number, Text Me");
});
