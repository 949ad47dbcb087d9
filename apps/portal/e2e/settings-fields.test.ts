import { describe, expect, test } from "vitest";
import { GPS_IMEI, OBD_IMEI } from "./customer.ts";
import { isFocused } from "./keyboard.ts";
import { eventually, openPortal, press } from "./kit.ts";
import {
  changed,
  changesOf,
  choose,
  EACH_CONTROL,
  type Edit,
  number,
  show,
  text,
  turn,
} from "./settings-edits.ts";
import {
  EVERYTHING,
  flip,
  openSettings,
  register,
  RESTRICTED,
  save,
  setRules,
  type Settings,
  stored,
  watchSaves,
} from "./settings-kit.ts";

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
const EDITS: Readonly<Record<"gps" | "obd", readonly Edit[]>> = {
  gps: [
    ...EACH_CONTROL,
    [text("email", ""), { email: "" }],
    [text("phone", ""), { phone: "" }],
    [number("speed_limit", "50"), { speed_limit: 80.467 }],
    [number("trip_end_timer", "0"), { trip_end_timer: 0 }],
    [show("Battery"), { show_voltage: false }],
  ],
  obd: [
    [number("speed_limit", "60"), { speed_limit: 97 }],
    [number("high_speed", "62.14"), { high_speed: 100 }],
    [number("fuel_capacity", "20"), { fuel_capacity: 20 }],
    [turn("Attach / Detach Alert: All"), attachOff()],
    [show("Throttle Position"), { show_throttle_position: false }],
    [number("corner_braking_duration", "12.6"), { corner_braking_duration: 13 }],
  ],
};

function attachOff(): Settings {
  const flags = ["notification_global", "notification", "email", "sms"];
  return Object.fromEntries(flags.map((flag) => [`attach_dettach_${flag}`, false]));
}

describe("further cases", { tags: ["long"] }, () => {
  test.each(["gps", "obd"] as const)(
    "in miles, manual edits of a %s device change only their own fields in the PUT",
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
      const bodies = await saves();
      expect(bodies.map((body) => changed(first, body))).toEqual([changesOf(EDITS[kind])]);
      expect(Object.keys(bodies[0] ?? {})).toEqual(Object.keys(first));
    },
  );

  test("the link to a better plan has the receipt's customer if the settings have none", async () => {
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

  test("changing the unit of fuel does not change the amount; a number out of range is not sent", async () => {
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
    expect(await saves()).toEqual([]);
    await number("speed_limit", "300")(dialog);
    await save(portal);
    expect(await saves()).toMatchObject([
      { fuel_capacity: 15, fuel_capacity_unit: "liter", speed_limit: 300 },
    ]);
  });
});
