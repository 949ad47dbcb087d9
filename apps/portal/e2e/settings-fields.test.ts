import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { GPS_IMEI, OBD_IMEI } from "./customer.ts";
import { eventually, openPortal, press } from "./kit.ts";
import { EVERYTHING, flip, openSettings, register, RESTRICTED, save } from "./settings-kit.ts";
import { setRules, stored, watchSaves, type Settings } from "./settings-kit.ts";

const SECOND_PHONE = "+ Add Secondary Phone Number";

/** The fields of `after` that differ from `before`. */
const changed = (before: Settings, after: Settings | undefined): Settings =>
  Object.fromEntries(
    Object.entries(after ?? {}).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  );

const number = (name: string, text: string) => async (dialog: Locator) => {
  await dialog.locator(`#${name}`).fill(text);
  await dialog.locator(`#${name}`).press("Enter");
};
const text = (name: string, value: string) => (dialog: Locator) =>
  dialog.locator(`#${name}`).fill(value);
const press1 = (name: string) => (dialog: Locator) => flip(dialog, name);
const show = (name: string) => (dialog: Locator) =>
  dialog.getByRole("switch", { name, exact: true }).press("Space");
const choose = (label: string) => (dialog: Locator) => dialog.getByText(label).click();

/** Edits by hand, and what the body of the PUT then has anew. */
const EDITS: Readonly<
  Record<"gps" | "obd", readonly [(at: Locator) => Promise<void>, Settings][]>
> = {
  gps: [
    [text("device_name", "Bus 9"), { device_name: "Bus 9" }],
    [text("email", ""), { email: "" }],
    [text("phone", ""), { phone: "" }],
    [number("speed_limit", "50"), { speed_limit: 80.467 }],
    [number("battery_low_limit", "100"), { battery_low_limit: 100 }],
    [number("trip_end_timer", "0"), { trip_end_timer: 0 }],
    [choose("G-Sensor Movement"), { trip_sensor: true, trip_coordinate: false }],
    [press1("Battery Alert: SMS"), { battery_sms: false }],
    [show("Odometer"), { show_mileage: false }],
    [show("Battery"), { show_voltage: false }],
  ],
  obd: [
    [number("speed_limit", "60"), { speed_limit: 97 }],
    [number("high_speed", "62.14"), { high_speed: 100 }],
    [number("fuel_capacity", "20"), { fuel_capacity: 20 }],
    [press1("Attach / Detach Alert: All"), attachOff()],
    [show("Throttle Position"), { show_throttle_position: false }],
    // Last, because it opens another part of the dialog.
    [
      async (dialog) => {
        await dialog.getByRole("navigation").getByText("Expert").click();
        await number("corner_braking_duration", "12.6")(dialog);
      },
      { corner_braking_duration: 13 },
    ],
  ],
};

function attachOff(): Settings {
  const flags = ["notification_global", "notification", "email", "sms"];
  return Object.fromEntries(flags.map((flag) => [`attach_dettach_${flag}`, false]));
}

test.each(["gps", "obd"] as const)(
  "in miles, edits of a %s device by hand change their own fields in the PUT and no others",
  async (kind) => {
    const imei = kind === "gps" ? GPS_IMEI : OBD_IMEI;
    const portal = await openPortal();
    const saves = watchSaves(portal.page);
    await setRules(portal.page, EVERYTHING);
    await register(portal, { imeis: [imei], unit: "MPH" });
    const first = await stored(portal, imei, kind);
    const dialog = await openSettings(portal);
    for (const [edit] of EDITS[kind]) await edit(dialog);
    await save(portal);
    const expected = Object.assign({}, ...EDITS[kind].map(([, fields]) => fields)) as Settings;
    expect(saves.map((body) => changed(first, body))).toEqual([expected]);
    expect(Object.keys(saves[0] ?? {})).toEqual(Object.keys(first));
  },
);

test("without a carrier Save sends nothing, says so, and leads to the field", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const saves = watchSaves(page);
  await register(portal);
  const dialog = await openSettings(portal);
  const carrier = dialog.locator("#mobile_carrier");
  await carrier.fill("");
  await carrier.press("Tab");
  await press(portal, "Save");
  await dialog.getByRole("link", { name: "Select your mobile carrier" }).click();
  await eventually(() => carrier.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(saves).toEqual([]);
  await carrier.fill("AT&T");
  await page.getByRole("option", { name: "AT&T" }).click();
  await save(portal);
  expect(saves.map((body) => body["mobile_carrier"])).toEqual(["AT&T"]);
});

test("the link to a better plan has the customer of the receipt where the settings name none", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await register(portal);
  await page.route("**/api/device/settings/**", async (route) => {
    const reply = await route.fetch();
    const { data } = (await reply.json()) as { data: { settings: Settings } };
    const { customer_id: _none, ...settings } = data.settings;
    await route.fulfill({ response: reply, json: { data: { settings } } });
  });
  const dialog = await openSettings(portal);
  const link = dialog.getByRole("link", { name: /^Upgrade your plan \(/ }).last();
  expect(await link.getAttribute("href")).toBe("#/device-plan/update?customer_id=1001");
});

test("on a restricted plan every locked control says what it needs, with a link to it", async () => {
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
  await page.keyboard.press("Escape");
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

test("changing the unit of fuel keeps the amount; a number out of range is not sent", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const saves = watchSaves(page);
  await register(portal, { imeis: [OBD_IMEI] });
  const dialog = await openSettings(portal);
  const capacity = dialog.locator("#fuel_capacity");
  await choose("liter")(dialog);
  await eventually(() => capacity.inputValue()).toBe("56.78");
  await number("speed_limit", "301")(dialog);
  await press(portal, "Save");
  await dialog.getByRole("link", { name: "Enter a speed from 0 to 300" }).waitFor();
  expect(saves).toEqual([]);
  await number("speed_limit", "300")(dialog);
  await save(portal);
  expect(saves).toMatchObject([
    { fuel_capacity: 15, fuel_capacity_unit: "liter", speed_limit: 300 },
  ]);
});

test("an icon is chosen from the grid and stored as type and colour", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const saves = watchSaves(page);
  await register(portal);
  const dialog = await openSettings(portal);
  await press(portal, "Choose Icon");
  const grid = page.getByRole("dialog", { name: "Pick Tracker Icon!!" });
  await grid.getByRole("searchbox").fill("A-7");
  await grid.getByText("A-7", { exact: true }).first().click();
  await press(portal, "Use this icon");
  await grid.waitFor({ state: "detached" });
  await dialog.getByText("(changed)").waitFor();
  await save(portal);
  expect(saves).toMatchObject([{ vehicle_type: "A", vehicle_color: "7" }]);
});
