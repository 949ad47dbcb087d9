import { expect, test } from "vitest";
import { jsonOf } from "../engine.ts";
import { GPS_IMEI, OBD_IMEI } from "../customer.ts";
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

test("the dialog is titled Device Settings, above the name of the device, and shows the expert numbers where there is room", async () => {
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

test("a name that is changed in the settings is the one of the receipt and of the account", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await register(portal);
  const named = page.getByRole("heading", { level: 3, name: "Flower van", exact: true });
  const dialog = await openSettings(portal);
  await dialog.getByLabel("Device Name").fill("Flower van");
  sandbox.sandbox.fault({ call: "saveDeviceSettings", kind: "error-json", status: 400 });
  await press(portal, "Save");
  await dialog.getByRole("alert").first().waitFor();
  expect(await page.locator("h3").allTextContents()).toContain("Van 1");
  await save(portal);
  await named.waitFor();
  await page.reload();
  await named.waitFor();
  await portal.open("/account?customer_id=1001");
  await named.waitFor();
});
