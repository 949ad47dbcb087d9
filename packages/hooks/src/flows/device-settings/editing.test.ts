import { describe, expect, test } from "vitest";
import { GPS_DEVICE, OBD_DEVICE, settingsAtWork } from "../../../test/settings-at-work.ts";
import type { SettingsAtWork } from "../../../test/settings-at-work.ts";
import type { SettingsName } from "../../rules/device-settings/settings-fields.ts";
import { settingsChanges } from "./changes.ts";
import { isEdited, settingsToSave, shownValue, storedAsShown } from "./values.ts";

const shown = (work: SettingsAtWork, name: SettingsName) => shownValue(work.state(), name);
const edit = (work: SettingsAtWork, field: SettingsName, value: string | boolean) =>
  work.send({ type: "edit", field, value });

describe("changes are counted as a customer sees them", () => {
  test("a field counts once, and entering its former value is not a change", async () => {
    const work = await settingsAtWork({ ...GPS_DEVICE, unit: "MPH" }).opened();
    expect(shown(work, "speed_limit")).toBe("69.59");
    edit(work, "speed_limit", "70");
    edit(work, "speed_limit", "71");
    edit(work, "show_speed", false);
    expect(work.changes()).toBe(2);
    edit(work, "speed_limit", " 69.590");
    edit(work, "show_speed", true);
    expect(work.changes()).toBe(0);
    expect(settingsToSave(work.state())).toEqual(work.state().loaded);
  });

  test("a trip mode, an icon and the odometer count as one each", async () => {
    const work = await settingsAtWork(GPS_DEVICE).opened();
    work.send({ type: "choose-trip-mode", mode: "gsensor" });
    expect(work.changes()).toBe(1);
    work.send({ type: "choose-icon", icon: { type: "truck", number: 7 } });
    expect(work.changes()).toBe(2);
    work.send({ type: "enter-odometer", text: "0" });
    expect(work.changes()).toBe(3);
    work.send({ type: "choose-trip-mode", mode: "coordinate" });
    work.send({ type: "enter-odometer", text: " " });
    expect(work.changes()).toBe(1);
  });

  test("a press counts once, under the name of its switch, even if it changes several fields", async () => {
    const work = await settingsAtWork(GPS_DEVICE).opened();
    const all = { type: "all" } as const;
    const battery = { type: "master", group: "battery" } as const;
    const push = { type: "channel", group: "battery", channel: "push" } as const;
    work.send({ type: "switch", pressed: all, on: false });
    edit(work, "device_name", "Bus 9");
    const { loaded, edits } = work.state();
    expect(Object.keys(edits).length).toBeGreaterThan(20);
    expect(settingsChanges(work.state())).toEqual([
      { section: "device", control: "device_name" },
      { section: "alerts", control: all },
    ]);
    work.send({ type: "switch", pressed: battery, on: true });
    work.send({ type: "switch", pressed: push, on: false });
    expect(
      settingsChanges(work.state())
        .slice(1)
        .map(({ control }) => control),
    ).toEqual([all, push]);
    expect(loaded["battery_notification_global"]).toBe(true);
    for (const on of [false, true]) work.send({ type: "switch", pressed: all, on });
    const isOn = Object.keys(loaded).filter((name) => name.endsWith("_email")).length;
    expect(isOn).toBeGreaterThan(5);
    expect(
      settingsChanges(work.state())
        .slice(1)
        .map(({ control }) => control),
    ).toEqual([all]);
  });

  test("an edited field shows its former value in the displayed unit", async () => {
    const work = await settingsAtWork({ ...OBD_DEVICE, unit: "MPH" }).opened();
    edit(work, "high_speed", "60");
    expect(isEdited(work.state(), "high_speed")).toBe(true);
    expect(storedAsShown(work.state(), "high_speed")).toBe("80.78");
    expect(isEdited(work.state(), "medium_speed")).toBe(false);
  });

  test("undo drops all changes and keeps the dialog open", async () => {
    const work = await settingsAtWork(GPS_DEVICE).opened();
    const { round } = work.state();
    edit(work, "device_name", "Another");
    edit(work, "mobile_carrier", "");
    work.send({ type: "enter-odometer", text: "5" });
    work.send({ type: "save" });
    work.send({ type: "undo" });
    expect(work.state()).toMatchObject({ phase: "open", odometer: "", fieldErrors: {} });
    expect(work.state().round).toBe(round + 1);
    expect(work.changes()).toBe(0);
    expect(shown(work, "device_name")).toBe("Delivery van");
  });
});

describe("fuel", () => {
  test("changing only the unit sends only the unit, and shows the same amount", async () => {
    const work = await settingsAtWork(OBD_DEVICE).opened();
    expect(shown(work, "fuel_capacity")).toBe("15");
    edit(work, "fuel_capacity_unit", "liter");
    expect(shown(work, "fuel_capacity")).toBe("56.78");
    expect(work.changes()).toBe(1);
    const { loaded } = work.state();
    expect(settingsToSave(work.state())).toEqual({ ...loaded, fuel_capacity_unit: "liter" });
  });

  test("an entered capacity survives any number of changes of the unit", async () => {
    const work = await settingsAtWork(OBD_DEVICE).opened();
    edit(work, "fuel_capacity", "20");
    for (const unit of ["liter", "gallon", "liter"] as const) {
      edit(work, "fuel_capacity_unit", unit);
      expect(shown(work, "fuel_capacity")).toBe(unit === "liter" ? "75.71" : "20");
      expect(settingsToSave(work.state())["fuel_capacity"]).toBe(20);
    }
    edit(work, "fuel_capacity", "40");
    expect(settingsToSave(work.state())["fuel_capacity"]).toBe(10.566887);
    edit(work, "fuel_capacity_unit", "gallon");
    expect(shown(work, "fuel_capacity")).toBe("10.566887");
  });

  test("a unit other than gallon or liter is ignored", async () => {
    const work = await settingsAtWork(OBD_DEVICE).opened();
    edit(work, "fuel_capacity_unit", "barrel");
    expect(work.changes()).toBe(0);
  });
});

describe("a number", () => {
  test.each([
    ["speed_limit", "300.5", "settings.speedOutOfRange"],
    ["speed_limit", "-1", "settings.speedOutOfRange"],
    ["battery_low_limit", "101", "settings.percentOutOfRange"],
    ["trip_end_timer", "11", "settings.minutesOutOfRange"],
    ["trip_end_timer", "", "settings.numberInvalid"],
    ["trip_end_timer", "soon", "settings.numberInvalid"],
    ["trip_end_timer", "1e1", "settings.numberInvalid"],
  ] as const)("%s of %j sends nothing, shows why and stays as typed", async (field, text, code) => {
    const work = await settingsAtWork(GPS_DEVICE).opened();
    edit(work, field, text);
    work.send({ type: "save" });
    expect(work.state()).toMatchObject({ phase: "open", fieldErrors: { [field]: code } });
    expect(shown(work, field)).toBe(text);
    expect(work.saved()).toEqual([]);
    edit(work, field, "7");
    expect(work.state().fieldErrors).toEqual({});
  });

  test.each(["0", "300", "0.5"])("a speed limit of %s is within its bounds", async (text) => {
    const work = await settingsAtWork({ ...GPS_DEVICE, unit: "MPH" }).opened();
    edit(work, "speed_limit", text);
    work.send({ type: "save" });
    await work.until("closed");
    expect(work.saved()).toHaveLength(1);
  });

  test("has no bounds beyond the documented ones", async () => {
    const work = await settingsAtWork(OBD_DEVICE).opened();
    edit(work, "threshold_x", "1000000");
    edit(work, "threshold_y", "-2.5");
    edit(work, "samples_after_crash", "12.6");
    work.send({ type: "save" });
    await work.until("closed");
    expect(work.saved()[0]).toMatchObject({
      threshold_x: 1_000_000,
      threshold_y: -2,
      samples_after_crash: 13,
    });
  });

  test("that is stored out of bounds or unset is sent unchanged", async () => {
    const work = settingsAtWork(GPS_DEVICE);
    const odd = { speed_limit: 482.802, battery_low_limit: null, trip_end_timer: "" };
    await work.putOnDevice({ ...(await work.onDevice()), ...odd });
    await work.opened();
    expect(shown(work, "trip_end_timer")).toBe("");
    work.send({ type: "save" });
    await work.until("closed");
    expect(work.saved()[0]).toMatchObject(odd);
  });
});

describe("the trip mode", () => {
  test.each([
    [true, true, "coordinate", { trip_sensor: false, trip_coordinate: true }],
    [false, false, "gsensor", { trip_sensor: true, trip_coordinate: false }],
  ] as const)(
    "stored as %s and %s sets exactly one flag once chosen",
    async (sensor, other, mode, sent) => {
      const work = settingsAtWork(GPS_DEVICE);
      const odd = { trip_sensor: sensor, trip_coordinate: other };
      await work.putOnDevice({ ...(await work.onDevice()), ...odd });
      await work.opened();
      expect(settingsToSave(work.state())).toMatchObject(odd);
      work.send({ type: "choose-trip-mode", mode });
      expect(settingsToSave(work.state())).toMatchObject(sent);
    },
  );
});

test("a field that only a switch or choice can change ignores an edit", async () => {
  const work = await settingsAtWork(GPS_DEVICE).opened();
  const fields = ["imei", "customer_id", "odometer_value", "trip_sms", "trip_sensor"] as const;
  for (const field of [...fields, "vehicle_type", "high_speed"] as const) edit(work, field, "1");
  edit(work, "show_speed", "false");
  edit(work, "device_name", true);
  work.send({ type: "choose-icon", icon: { type: "truck", number: 8 } });
  expect(work.state().edits).toEqual({});
});
