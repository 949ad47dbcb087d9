// @module-tag long
import { expect, test } from "vitest";
import { GPS_IMEI, waitForDialogFocus, OBD_IMEI } from "./customer.ts";
import { go, isFocused, pressKey } from "./keyboard.ts";
import { eventually, openPortal } from "./kit.ts";
import { isOn, register, settingsDialog, setUpButton, stored } from "./settings-kit.ts";

test("a plug is set up by keyboard alone, and the focus is never behind the headings of the alert table", async () => {
  const portal = await openPortal({ height: 600 });
  const { page } = portal;
  await register(portal, { imeis: [GPS_IMEI, OBD_IMEI] });
  const setUp = setUpButton(page, 1);
  await go(setUp);
  await pressKey(page, "Enter");
  const dialog = settingsDialog(page);
  await waitForDialogFocus(dialog);
  const isUncovered = () =>
    page.evaluate(() => {
      const { x, y, width, height } =
        document.activeElement?.getBoundingClientRect() ?? new DOMRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top?.closest(".waypost-AlertSwitch")?.contains(document.activeElement) ?? false;
    });
  const switches = dialog.locator("#settings-alerts").getByRole("switch");
  const count = await switches.count();
  await switches.first().focus();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let at = 1; at < count; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- keys are pressed one after the other
      await pressKey(page, key);
      // oxlint-disable-next-line no-await-in-loop
      expect(await isUncovered(), `${key} ${at}`).toBe(true);
    }
  }

  await go(dialog.getByRole("switch", { name: "Speed Alert: Email" }));
  await pressKey(page, "Space");
  expect(await isOn(dialog, "Speed Alert: Email")).toBe(false);
  await switches.last().focus();
  await go(dialog.getByRole("slider", { name: "Speed Limit" }));
  await pressKey(page, "ArrowRight");
  await dialog.getByText("was 112").waitFor();
  // Wraps around to the start, so the focus stays in the dialog.
  await dialog.getByRole("button", { name: "Close" }).focus();
  await go(dialog.getByRole("button", { name: "Save" }), "Shift+Tab");
  await pressKey(page, "Enter");
  await dialog.waitFor({ state: "detached" });
  await eventually(() => isFocused(setUp)).toBe(true);
  expect(await stored(portal, OBD_IMEI, "obd")).toMatchObject({
    speed_limit: 113,
    speed_email: false,
  });
});

const STOPS = "button:not(:disabled), input:not([type=radio]), input[type=radio]:checked, a[href]";

/** Everything that Tab has to reach, in document order. */
const OUT_OF_TAB = "[tabindex='-1'], [hidden] *, [aria-hidden=true] *";

test.each(["gps", "obd"] as const)(
  "the whole dialog of a %s device can be used with Tab, Space, arrows and Enter",
  async (kind) => {
    const imei = kind === "gps" ? GPS_IMEI : OBD_IMEI;
    const portal = await openPortal();
    const { page } = portal;
    await register(portal, { imeis: [imei] });
    await go(setUpButton(page));
    await pressKey(page, "Enter");
    const dialog = settingsDialog(page);
    await waitForDialogFocus(dialog);
    if (kind === "obd") await dialog.locator("#threshold_x").waitFor();
    const stops = dialog.locator(`:is(${STOPS}):not(${OUT_OF_TAB})`);
    const count = await stops.count();
    expect(count).toBeGreaterThan(kind === "gps" ? 45 : 80);
    await dialog.getByRole("button", { name: "Close" }).focus();
    for (let at = 0; at < count; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- keys are pressed one after the other
      await go(stops.nth(at));
    }

    await go(dialog.getByRole("slider", { name: "Speed Limit" }), "Shift+Tab");
    await pressKey(page, "ArrowRight");
    await dialog.getByText("was 112").waitFor();
    await go(dialog.getByRole("switch", { name: "Speed Alert: Email" }), "Shift+Tab");
    await pressKey(page, "Space");
    expect(await isOn(dialog, "Speed Alert: Email")).toBe(false);
    if (kind === "gps") {
      await go(dialog.getByRole("radio", { name: "Coordinate Change" }), "Shift+Tab");
      await pressKey(page, "ArrowLeft");
      await eventually(() =>
        dialog.getByRole("radio", { name: "G-Sensor Movement" }).isChecked(),
      ).toBe(true);
    }
    // Wraps around to the start, so the focus stays in the dialog.
    await go(dialog.getByRole("button", { name: "Save" }), "Shift+Tab");
    await pressKey(page, "Enter");
    await dialog.waitFor({ state: "detached" });
    await eventually(() => isFocused(setUpButton(page))).toBe(true);
    expect(await stored(portal, imei, kind)).toMatchObject({
      speed_limit: 113,
      speed_email: false,
      ...(kind === "gps" && { trip_sensor: true, trip_coordinate: false }),
    });
  },
);
