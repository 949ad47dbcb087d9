import { expect, test } from "vitest";
import { coveredTargets } from "./covered-targets.ts";
import { GPS_IMEI } from "./customer.ts";
import { openPortal } from "./kit.ts";
import { openSettings, register, save, stored } from "./settings-kit.ts";

test.each([
  { width: 640, height: 360 },
  { width: 320, height: 256 },
])("an owner reaches every switch and Save in a window of $width by $height", async (size) => {
  const portal = await openPortal();
  const { page } = portal;
  await register(portal);
  // Before the dialog opens, which folds its sections in a low window.
  await page.setViewportSize(size);
  const dialog = await openSettings(portal);
  const folded = dialog.locator(".waypost-FoldingSection-button[aria-expanded=false]");
  while ((await folded.count()) > 0) await folded.first().click();
  expect(await coveredTargets(page)).toEqual([]);
  const shown = { Speed: "show_speed", Odometer: "show_mileage", Location: "show_location" };
  for (const name of Object.keys(shown)) {
    await dialog.locator(".waypost-Switch").filter({ hasText: name }).click();
  }
  await dialog.getByText("3 changes").first().waitFor();
  await save(portal);
  const off = Object.fromEntries(Object.values(shown).map((name) => [name, false]));
  expect(await stored(portal, GPS_IMEI, "gps")).toMatchObject(off);
});
