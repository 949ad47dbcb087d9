/** @module-tag long */

import { expect, test } from "vitest";
import { submitCard, toPayment } from "./customer.ts";
import { arrived, eventually, openPortal } from "./kit.ts";

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

test("a button that cannot be pressed yet says what is missing, until it can be pressed", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const terms = page.getByText("Accept the terms to continue.");
  const device = page.getByText("Choose a device to continue.");
  await toPayment(portal);
  await submitCard(page);
  await terms.waitFor();
  await page.getByRole("checkbox", { name: /I HAVE READ/ }).press("Space");
  await terms.waitFor({ state: "detached" });
  for (const task of ["/reactivation", "/multi-reactivation"]) {
    await portal.open(`${task}?customer_id=1001`);
    await device.waitFor();
    await page.getByRole("option").first().click();
    await device.waitFor({ state: "detached" });
  }
});
