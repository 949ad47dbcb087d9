import { expect, test } from "vitest";
import { GPS_IMEI, waitForDialogFocus, OBD_IMEI } from "./customer.ts";
import { isFocused } from "./keyboard.ts";
import { eventually, openPortal, press } from "./kit.ts";
import { findLeaks, loggedLeaks } from "./sensitive-values.ts";
import {
  flip,
  isOn,
  openSettings,
  register,
  save,
  settingsCalls,
  settingsDialog,
  setUpButton,
  stored,
} from "./settings-kit.ts";

const OPENING = "Loading the settings of your device…";

test("a tracker and a plug are set up right after their registration, and the token is stored nowhere", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const reply = page.waitForResponse("**/auth/register");
  await register(portal, { imeis: [GPS_IMEI, OBD_IMEI] });
  const { token } = (await (await reply).json()) as { token: string };
  expect(token.length).toBeGreaterThan(20);
  const values = { token: { text: token, fields: [] } };
  const gone = async () => {
    expect(await findLeaks(portal, values, { isGone: true })).toEqual([]);
    expect(loggedLeaks(portal, values)).toEqual([]);
  };
  const address = page.url();
  const described = async (at: number) =>
    setUpButton(page, at).evaluate((it) => {
      const id = it.getAttribute("aria-describedby") ?? "";
      return document.getElementById(id)?.textContent;
    });
  expect([await described(0), await described(1)]).toEqual(["Van 1", "Van 2"]);
  const sent = page.waitForRequest("**/api/device/settings/**");
  const dialog = await openSettings(portal);
  expect((await sent).headers()["authorization"]).toBe(`JWT ${token}`);
  expect(page.url()).toBe(address);
  await gone();
  await flip(dialog, "Speed Alert: Push");
  await dialog.getByText("1 change", { exact: true }).waitFor();
  await save(portal);
  await page.getByText("Device Update Successfully").waitFor();
  await eventually(() => isFocused(setUpButton(page))).toBe(true);
  expect((await stored(portal, GPS_IMEI, "gps"))["speed_notification"]).toBe(false);
  await gone();

  await openSettings(portal, 1);
  await dialog.getByRole("switch", { name: "Engine RPM" }).press("Space");
  await dialog.locator("#odometer").fill("100");
  await save(portal);
  await page.getByText("Odometer Updated Successfully").waitFor();
  expect((await stored(portal, OBD_IMEI, "obd"))["show_engine_rpm"]).toBe(false);
  expect(settingsCalls(portal).slice(0, 2)).toEqual(["GET gps", "PUT gps"]);
  expect(settingsCalls(portal)).toEqual(expect.arrayContaining(["PUT obd", "odometer obd"]));

  await page.reload();
  await page.getByText("Setup is only available right after registration.").waitFor();
  expect(await setUpButton(page).count()).toBe(0);
  await gone();
});

test(
  "while settings load the page is covered; a failed load or save shows its reason, and a lost reply is looked up",
  { tags: ["long"] },
  async () => {
    const portal = await openPortal();
    const { page, sandbox } = portal;
    await register(portal);
    const answer = Promise.withResolvers<void>();
    await page.route("**/api/device/settings/**", async (route) => {
      await answer.promise;
      const json = { status: false, message: "Settings are being moved", error: "code 7" };
      await route.fulfill({ status: 400, json });
    });
    await setUpButton(page).click();
    await page.getByText(OPENING).waitFor();
    const covered = await page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, innerHeight / 4)?.closest("output") !== null,
    );
    expect(covered).toBe(true);
    answer.resolve();
    await page.getByText("Settings are being moved", { exact: true }).waitFor();
    expect(await settingsDialog(page).count()).toBe(0);
    await eventually(() => isFocused(setUpButton(page))).toBe(true);

    await page.unroute("**/api/device/settings/**");

    const dialog = await openSettings(portal);
    await flip(dialog, "Charging Alert: Push");
    await page.route("**/api/device/settings/**", (route) =>
      route.fulfill({ status: 400, json: { status: false, message: "Try later", error: "x" } }),
    );
    await press(portal, "Save");
    await dialog.getByRole("alert").getByText("Error! Try later", { exact: true }).waitFor();
    expect(await isOn(dialog, "Charging Alert: Push")).toBe(true);
    await dialog.getByText("1 change", { exact: true }).waitFor();
    await page.unroute("**/api/device/settings/**");
    sandbox.sandbox.fault({ call: "saveDeviceSettings", kind: "lost", times: "always" });
    await press(portal, "Save");
    await dialog.getByText("the device has your changes now").waitFor();
    await dialog.getByText("No changes").waitFor();
    expect((await stored(portal, GPS_IMEI, "gps"))["charging_notification"]).toBe(true);
  },
);

test("Back closes the settings as Escape does, and loses no edit without a question", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await register(portal);
  const receipt = page.url();
  const entries = () => page.evaluate(() => window.history.length);
  const dialog = await openSettings(portal);
  const before = await entries();
  await page.goBack();
  await dialog.waitFor({ state: "detached" });
  await openSettings(portal);
  await dialog.getByLabel("Device Name").fill("Flower van");
  await page.goBack();
  const question = page.getByRole("alertdialog", { name: "Close without saving?" });
  await waitForDialogFocus(question);
  await page.goBack();
  await question.waitFor({ state: "detached" });
  expect(await dialog.getByLabel("Device Name").inputValue()).toBe("Flower van");
  await page.goBack();
  await press(portal, "Discard and close");
  await dialog.waitFor({ state: "detached" });
  await openSettings(portal);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(page.url()).toBe(receipt);
  await eventually(entries).toBe(before);
  await eventually(() => isFocused(setUpButton(page))).toBe(true);
});

test(
  "a click outside does not close; closing asks first if changes would be lost, and Undo leaves the dialog open",
  { tags: ["long"] },
  async () => {
    const portal = await openPortal();
    const { page } = portal;
    await register(portal);
    const dialog = await openSettings(portal);
    await page.mouse.click(3, 3);
    expect(await dialog.isVisible()).toBe(true);
    await flip(dialog, "SOS Alert: SMS");
    await dialog.locator("#odometer").fill("100");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Close without saving?" });
    await waitForDialogFocus(question);
    await question.getByText("Your 2 changes will be lost.").waitFor();
    const lost = await question.getByRole("listitem").allTextContents();
    expect(lost).toEqual(["SOS Alert: SMS", "Odometer"]);
    await press(portal, "Keep editing");
    await question.waitFor({ state: "detached" });
    expect(await isOn(dialog, "SOS Alert: SMS")).toBe(true);
    await dialog.getByRole("button", { name: "Close" }).click();
    await press(portal, "Discard and close");
    await dialog.waitFor({ state: "detached" });
    await openSettings(portal);
    expect(await isOn(dialog, "SOS Alert: SMS")).toBe(false);
    expect(await dialog.locator("#odometer").inputValue()).toBe("");
    const undo = dialog.getByRole("button", { name: "Undo" });
    expect(await undo.isDisabled()).toBe(true);
    await flip(dialog, "All Alerts");
    await dialog.getByText("G-Sensor Movement").click();
    await dialog.getByText("was Coordinate Change").waitFor();
    await dialog.getByLabel("Device Name").fill("Bus 9");
    await dialog.getByText("was Van 1").waitFor();
    await dialog.locator("#odometer").fill("100");
    await dialog.getByRole("status").getByText("4 changes").waitFor();
    // On a phone each collapsible section has its own count.
    await page.setViewportSize({ width: 360, height: 740 });
    for (const section of ["Device 2 changes", "Alerts 2 changes"])
      await dialog.getByRole("button", { name: section }).waitFor();
    await undo.press("Enter");
    expect(await dialog.getByLabel("Device Name").inputValue()).toBe("Van 1");
    await dialog.getByText("No changes").waitFor();
    // It keeps the focus, and says why there is nothing to undo.
    expect(await isFocused(undo)).toBe(true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(settingsCalls(portal)).toEqual(["GET gps", "GET gps"]);
  },
);
