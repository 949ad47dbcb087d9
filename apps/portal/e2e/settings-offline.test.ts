/** @module-tag long */

import { expect, test } from "vitest";
import { GPS_IMEI } from "./customer.ts";
import { needs } from "./engine.ts";
import { openPortal, press } from "./kit.ts";
import {
  flip,
  isOn,
  openSettings,
  register,
  settingsDialog,
  setUpButton,
  stored,
} from "./settings-kit.ts";

test("offline, Save sends nothing, says so and preserves the edits, and saves them once online", async () => {
  needs("network");
  const portal = await openPortal({ isFirstVisit: true });
  const { page, context, sandbox } = portal;
  await register(portal);
  const dialog = await openSettings(portal);
  const saves = () => sandbox.sandbox.log().filter(({ method }) => method === "PUT");
  await dialog.getByLabel("Device Name").fill("Flower van");
  await context.setOffline(true);
  await dialog.getByText("You are offline: nothing is saved until you are back.").waitFor();
  await press(portal, "Save");
  await page.getByText("You are offline, so nothing was sent.").waitFor();
  expect(await dialog.getByLabel("Device Name").inputValue()).toBe("Flower van");
  await dialog.getByText("1 change", { exact: false }).first().waitFor();
  expect(saves()).toEqual([]);
  await context.setOffline(false);
  await dialog.getByText("You are offline: nothing").waitFor({ state: "detached" });
  await press(portal, "Save");
  await settingsDialog(page).waitFor({ state: "detached" });
  expect(saves()).toHaveLength(1);
});

test("while the network fails settings do not open; a save has an unknown outcome, and every edit is preserved", async () => {
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
