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
