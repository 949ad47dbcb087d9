import { expect, test } from "vitest";
import { coveredTargets } from "../covered-targets.ts";
import { GPS_IMEI } from "../customer.ts";
import { openPortal } from "../kit.ts";
import { openSettings, register, save, stored } from "../settings-kit.ts";

test("an owner reaches every switch and Save in a low window, and in a small one", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await register(portal);
  const shown = { Speed: "show_speed", Odometer: "show_mileage", Location: "show_location" };
  for (const [size, isOn] of [
    [{ width: 640, height: 360 }, false],
    [{ width: 320, height: 256 }, true],
  ] as const) {
    // Before the dialog opens, which folds its sections in a low window.
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
