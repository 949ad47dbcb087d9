import { expect, test } from "vitest";
import { jsonOf } from "../engine.ts";
import { GPS_IMEI } from "../customer.ts";
import { eventually, openPortal, press } from "../kit.ts";
import { flip, isOn, openSettings, register, save, settingsCalls } from "../settings-kit.ts";
import { setUpButton, store, stored, watchSaves } from "../settings-kit.ts";

test("the odometer is sent in kilometres after the settings were accepted, whose success stays if it is refused", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await register(portal, { unit: "MPH" });
  const dialog = await openSettings(portal);
  await dialog.getByText("Miles", { exact: true }).waitFor();
  await dialog.locator("#odometer").fill("100");
  sandbox.sandbox.fault({ call: "saveDeviceSettings", kind: "error-json", status: 400 });
  await press(portal, "Save");
  await page
    .getByRole("alert")
    .getByText(/^Error! /)
    .first()
    .waitFor();
  expect(settingsCalls(portal)).toEqual(["GET gps", "PUT gps"]);
  expect(await dialog.locator("#odometer").inputValue()).toBe("100");

  sandbox.sandbox.fault({ call: "updateOdometer", kind: "error-json" });
  await save(portal);
  await page.getByText("Device Update Successfully").waitFor();
  await eventually(() => settingsCalls(portal).slice(-2)).toEqual(["PUT gps", "odometer gps"]);
  expect(await page.getByText("Odometer Updated").count()).toBe(0);

  await openSettings(portal);
  await dialog.locator("#odometer").fill("100");
  const update = page.waitForRequest("**/api/odometer/update?category=gps");
  await save(portal);
  expect(await jsonOf(await update)).toEqual({ imei: GPS_IMEI, odometer_value: "160.934" });
  await page.getByText("Odometer Updated Successfully").waitFor();
  await openSettings(portal);
  expect(await dialog.locator("#odometer").inputValue()).toBe("");
  await dialog.getByText("Currently 100.00 Miles").waitFor();
});

test("opening and saving sends back everything as it came, unknown fields included", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await register(portal, { unit: "MPH" });
  const before = await store(portal, GPS_IMEI, "gps", {
    speed_limit: "100",
    battery_low_limit: 33.25,
    firmware: { of: ["the", "vendor"] },
  });
  const saves = watchSaves(page);
  const dialog = await openSettings(portal);
  expect(await dialog.locator("#speed_limit").inputValue()).toBe("62.14");
  await dialog.locator("#speed_limit").focus();
  await dialog.locator("#battery_low_limit").focus();
  await save(portal);
  expect(await saves()).toEqual([before]);
});

test("while the line is down settings do not open; what cannot be saved is unknown, and every edit stays", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await register(portal);
  await page.route("**/api/device/settings/**", (route) => route.abort());
  await setUpButton(page).click();
  await page.getByText("Something Went Wrong").waitFor();
  await page.unroute("**/api/device/settings/**");
  const dialog = await openSettings(portal);
  await flip(dialog, "Charging Alert: Push");
  await page.route("**/api/device/settings/**", (route) => route.abort());
  await press(portal, "Save");
  await dialog.getByRole("alert").getByText("Error! Something Went Wrong").waitFor();
  await dialog.getByText("We do not know whether your changes were saved.").waitFor();
  expect(await isOn(dialog, "Charging Alert: Push")).toBe(true);
  await dialog.getByText("1 change", { exact: true }).waitFor();
  await page.unroute("**/api/device/settings/**");
  expect((await stored(portal, GPS_IMEI, "gps"))["charging_notification"]).toBe(false);
});
