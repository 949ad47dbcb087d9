import { expect, test } from "vitest";
import { GPS_IMEI, OBD_IMEI } from "../customer.ts";
import { eventually, openPortal, press } from "../kit.ts";
import {
  changed,
  changesOf,
  choose,
  EACH_CONTROL,
  number,
  show,
  text,
  turn,
} from "../settings-edits.ts";
import type { Edit } from "../settings-edits.ts";
import { EVERYTHING, openSettings, register, save } from "../settings-kit.ts";
import { setRules, stored, watchSaves, type Settings } from "../settings-kit.ts";

/** Edits by hand, and what the body of the PUT then has anew. */
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
    const bodies = await saves();
    expect(bodies.map((body) => changed(first, body))).toEqual([changesOf(EDITS[kind])]);
    expect(Object.keys(bodies[0] ?? {})).toEqual(Object.keys(first));
  },
);

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
  expect(await saves()).toEqual([]);
  await number("speed_limit", "300")(dialog);
  await save(portal);
  expect(await saves()).toMatchObject([
    { fuel_capacity: 15, fuel_capacity_unit: "liter", speed_limit: 300 },
  ]);
});
