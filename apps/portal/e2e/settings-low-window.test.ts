/** @module-tag long */

import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { coveredTargets } from "./covered-targets.ts";
import { GPS_IMEI, OBD_IMEI } from "./customer.ts";
import { eventually, openPortal, press } from "./kit.ts";
import { openSettings, register, save, stored } from "./settings-kit.ts";

test("every switch and Save can be reached in a low window, and in a small one", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await register(portal);
  const shown = { Speed: "show_speed", Odometer: "show_mileage", Location: "show_location" };
  for (const [size, isOn] of [
    [{ width: 640, height: 360 }, false],
    [{ width: 320, height: 256 }, true],
  ] as const) {
    // Before the dialog opens, which collapses its sections in a low window.
    await page.setViewportSize(size);
    const dialog = await openSettings(portal);
    const folded = dialog.locator(".waypost-FoldingSection-button[aria-expanded=false]");
    while ((await folded.count()) > 0) await folded.first().click();
    expect(await coveredTargets(page)).toEqual([]);
    for (const name of Object.keys(shown)) {
      await dialog.locator(".waypost-Switch").filter({ hasText: name }).click();
    }
    await dialog.getByText("3 changes").first().waitFor();
    await save(portal);
    const flags = Object.fromEntries(Object.values(shown).map((name) => [name, isOn]));
    expect(await stored(portal, GPS_IMEI, "gps")).toMatchObject(flags);
  }
});

test("the dialog is titled Device Settings, above the name of the device, and shows the expert numbers if there is room", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await register(portal, { imeis: [OBD_IMEI] });
  const dialog = await openSettings(portal);
  const title = dialog.getByRole("heading", { level: 2, name: "Device Settings", exact: true });
  const name = dialog.getByText("Van 1", { exact: true });
  const [above, beneath] = [await title.boundingBox(), await name.boundingBox()];
  expect(beneath?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await dialog.getByText("A distance in km.").waitFor();
  const expert = dialog.locator("#threshold_x");
  expect(await expert.isVisible()).toBe(true);
  const rail = dialog.getByRole("navigation");
  for (const section of ["Thresholds", "Contacts", "Expert", "Alerts"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await rail.getByRole("button", { name: section }).click();
    // oxlint-disable-next-line no-await-in-loop
    await eventually(() => rail.locator("[aria-current]").allTextContents()).toEqual([section]);
  }
  await page.setViewportSize({ width: 767, height: 900 });
  await expert.waitFor({ state: "hidden" });
  await page.setViewportSize({ width: 768, height: 900 });
  await expert.waitFor();
});

test("on a phone the names of the channels stay above their switches, and the unit of the odometer is told at its field", async () => {
  const portal = await openPortal({ width: 390, height: 844 });
  await register(portal);
  const dialog = await openSettings(portal);
  const note = dialog.getByText("A distance in km.");
  const [field, text] = await Promise.all([dialog.locator("#odometer"), note].map(boxOf));
  expect((text?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0)).toBeLessThan(8);
  await press(portal, "Alerts");
  const head = dialog.locator(".waypost-AlertTable-head");
  const last = dialog.locator(".waypost-AlertRow").last();
  await last.evaluate((row) => row.scrollIntoView({ block: "center" }));
  const [heading, row] = await Promise.all([head, last].map(boxOf));
  expect(heading?.y).toBeGreaterThan(50);
  expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThan(row?.y ?? 0);
});

const boxOf = (place: Locator) => place.boundingBox();
