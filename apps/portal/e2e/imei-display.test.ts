/** @module-tag long */

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { allowClipboard } from "./engine.ts";
import { arrived, eventually, openPortal } from "./kit.ts";
import { cancellation, openTask, reactivation } from "./task-rows.ts";

const IMEI = "358000000000001";
const CANCELLED = "358000000000002";

/** Returns the accessible names computed by the browser. */
async function namesOf(page: Page, role: string): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes.flatMap((node) =>
    !node.ignored && node.role?.value === role ? [node.name?.value] : [],
  );
}

test("a double click anywhere on an IMEI and the copy shortcut copy its fifteen digits", async () => {
  const { page, context, open } = await openPortal();
  await allowClipboard(context);
  await open("/account?customer_id=1001");
  await arrived(page, "Your account");
  const groups = page.locator("bdi", { hasText: IMEI }).locator("span");
  await eventually(() => groups.count()).toBe(3);
  for (const group of await groups.all()) {
    await group.dblclick();
    await page.keyboard.press("ControlOrMeta+C");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(IMEI);
    await page.evaluate(() => navigator.clipboard.writeText(""));
  }
});

test("the accessible names of a device to select, and of its cancellation, contain the fifteen digits", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openTask(portal, reactivation);
  await page.getByRole("option", { name: CANCELLED }).waitFor();
  expect((await namesOf(page, "option")).join("\n")).toContain(CANCELLED);
  await openTask(portal, cancellation);
  await cancellation.fill(page);
  await eventually(() => namesOf(page, "region")).toContain(
    `This ends the subscription of device ${IMEI}`,
  );
});
