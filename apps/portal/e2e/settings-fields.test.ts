// @module-tag long
import { expect, test } from "vitest";
import { GPS_IMEI, OBD_IMEI } from "./customer.ts";
import { isFocused } from "./keyboard.ts";
import { eventually, openPortal, press } from "./kit.ts";
import {
  EVERYTHING,
  RESTRICTED,
  flip,
  openSettings,
  register,
  save,
  setRules,
  stored,
  type Settings,
  watchSaves,
} from "./settings-kit.ts";
import type { Locator } from "playwright";

/** A manual edit, and the fields that it changes in the body of the PUT. */
export type Edit = readonly [(dialog: Locator) => Promise<void>, Settings];

/** Returns all fields that these edits change. */
export const changesOf = (edits: readonly Edit[]): Settings =>
  Object.assign({}, ...edits.map(([, fields]) => fields)) as Settings;

/** Returns the fields of `after` that differ from `before`. */
export const changed = (before: Settings, after: Settings | undefined): Settings =>
  Object.fromEntries(
    Object.entries(after ?? {}).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );

export const number = (name: string, text: string) => async (dialog: Locator) => {
  await dialog.locator(`#${name}`).fill(text);
  await dialog.locator(`#${name}`).press("Enter");
};
export const text = (name: string, value: string) => (dialog: Locator) =>
  dialog.locator(`#${name}`).fill(value);
export const turn = (name: string) => (dialog: Locator) => flip(dialog, name);
export const show = (name: string) => (dialog: Locator) =>
  dialog.getByRole("switch", { name, exact: true }).press("Space");
export const choose = (label: string) => (dialog: Locator) => dialog.getByText(label).click();

/** The edits of a tracker, one for each kind of control. */
const EACH_CONTROL: readonly Edit[] = [
  [text("device_name", "Bus 9"), { device_name: "Bus 9" }],
  [number("battery_low_limit", "100"), { battery_low_limit: 100 }],
  [choose("G-Sensor Movement"), { trip_sensor: true, trip_coordinate: false }],
  [turn("Battery Alert: SMS"), { battery_sms: false }],
  [show("Odometer"), { show_mileage: false }],
];

const SECOND_PHONE = "+ Add Secondary Phone Number";

test("without a carrier Save focuses its field; then each edit changes only its own field in the PUT", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const saves = watchSaves(page);
  await setRules(page, EVERYTHING);
  await register(portal);
  const first = await stored(portal, GPS_IMEI, "gps");
  const dialog = await openSettings(portal);
  const carrier = dialog.locator("#mobile_carrier");
  await carrier.fill("");
  await carrier.press("Tab");
  await press(portal, "Save");
  await eventually(() => isFocused(carrier)).toBe(true);
  expect(await saves()).toEqual([]);
  await carrier.fill("AT&T");
  await page.getByRole("option", { name: "AT&T" }).click();

  for (const [edit] of EACH_CONTROL) await edit(dialog);
  const phone = dialog.locator("#phone");
  await phone.fill("");
  await phone.pressSequentially("+15550001111");
  await dialog.getByText("Ten digits without the country code", { exact: true }).waitFor();
  await phone.fill("5550001112");
  expect(await dialog.locator("#secondary_phone").count()).toBe(0);
  await press(portal, SECOND_PHONE);
  await eventually(() => isFocused(dialog.locator("#secondary_mobile_carrier"))).toBe(true);
  await dialog.locator("#secondary_phone").fill("5550002222");
  await press(portal, "Choose Icon");
  const grid = page.getByRole("dialog", { name: "Pick Tracker Icon!!" });
  await grid.getByRole("searchbox").fill("A-7");
  await grid.getByText("A-7", { exact: true }).first().click();
  await press(portal, "Use this icon");
  await grid.waitFor({ state: "detached" });
  await dialog.getByText("(changed)").waitFor();
  await save(portal);
  const bodies = await saves();
  expect(bodies.map((body) => changed(first, body))).toEqual([
    {
      ...changesOf(EACH_CONTROL),
      mobile_carrier: "AT&T",
      phone: "5550001112",
      secondary_phone: "5550002222",
      vehicle_type: "A",
      vehicle_color: "7",
    },
  ]);
  expect(Object.keys(bodies[0] ?? {})).toEqual(Object.keys(first));
});

test("on a restricted plan every locked control shows what it needs, with a link to it", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await setRules(page, RESTRICTED);
  await register(portal, { imeis: [GPS_IMEI, OBD_IMEI] });
  const dialog = await openSettings(portal);
  await press(portal, SECOND_PHONE);
  await page.getByText("Upgrade your plan to enable secondary phone number !").waitFor();
  expect(await dialog.locator("#secondary_phone").count()).toBe(0);
  await flip(dialog, "SOS Alert: Email");
  await page.getByText("Upgrade your plan to enable SOS Services !").waitFor();
  const sos = dialog.getByRole("switch", { name: "SOS Alert: Email" });
  expect(await sos.getAttribute("aria-checked")).toBe("false");
  await choose("G-Sensor Movement")(dialog);
  await dialog.getByText("Trip Alert (Email Only)").waitFor();
  await dialog.getByText("G-Sensor Movement (Email Only)").waitFor();
  await flip(dialog, "Trip Alert: SMS");
  const link = dialog.getByRole("link", {
    name: "Upgrade your plan to enable G-Sensor SMS Alerts",
  });
  expect(await link.getAttribute("target")).toBe("_blank");
  await dialog.getByText("Included in Pro.").first().waitFor();
  const upgrade = dialog.getByRole("link", { name: /^Upgrade your plan \(/ }).last();
  const [plans] = await Promise.all([page.context().waitForEvent("page"), upgrade.click()]);
  await plans.waitForURL(/#\/device-plan\/update\?customer_id=1001$/);
  await plans.close();
  // Escape would close a tooltip first, if one is under the pointer.
  await dialog.getByRole("button", { name: "Close" }).click();
  await press(portal, "Discard and close");
  await dialog.waitFor({ state: "detached" });

  await openSettings(portal, 1);
  for (const [name, toast] of [
    ["Harsh Braking: SMS", "Upgrade your plan to enable Harsh Behaviour Alert !"],
    ["Towing Alert: All", "Upgrade your plan to enable Towing Alert !"],
    ["Crash Alert: Push", "Upgrade your plan to enable Crash Detection Alert !"],
  ] as const) {
    await flip(dialog, name);
    await page.getByText(toast).waitFor();
    expect(await dialog.getByRole("switch", { name }).isChecked()).toBe(false);
  }
  await dialog.getByText("No changes").waitFor();
});

/** Manual edits, and the fields that they change in the body of the PUT. */
