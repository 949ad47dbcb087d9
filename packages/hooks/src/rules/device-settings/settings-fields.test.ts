import { describe, expect, test } from "vitest";
import { loadContract, payloadExamples } from "../../../../../openapi/load.ts";
import { en } from "../../messages/en.ts";
import { alertFlags } from "./alerts.ts";
import { SETTINGS_FIELDS, settingsField } from "./settings-fields.ts";

const contract = await loadContract();
const examples = payloadExamples(contract, "put", "/api/device/settings/{imei}");

describe.each(["gps", "obd"] as const)("the fields of the %s settings", (kind) => {
  const fields = SETTINGS_FIELDS[kind];

  test("are those of the contract, each once", () => {
    const documented = Object.keys(examples[kind] as object);
    expect(fields.map(({ name }) => name).toSorted()).toEqual(documented.toSorted());
  });

  test("include every flag of the alert table", () => {
    const flags = fields.filter(({ type }) => type === "alert").map(({ name }) => name);
    expect(flags).toEqual(alertFlags(kind));
  });

  test("have a text for each label, and each separately edited field has a label", () => {
    for (const field of fields) {
      if (field.type === "alert" || field.name === "customer_id") continue;
      const { label = "" } = field;
      expect(Object.keys(en), field.name).toContain(label);
    }
  });
});

/** The fields outside the alert table: section, type, name and unit. */
const places = (kind: "gps" | "obd") =>
  SETTINGS_FIELDS[kind]
    .filter(({ type }) => type !== "alert" && type !== "flag")
    .map((field) =>
      [field.section, field.type, field.name, "unit" in field ? field.unit : ""].join(" ").trim(),
    );

const COMMON = [
  "device read-only imei",
  "device read-only customer_id",
  "device text device_name",
  "device read-only odometer_value",
  "contacts text email",
  "contacts carrier mobile_carrier",
  "contacts phone phone",
  "contacts carrier secondary_mobile_carrier",
  "contacts phone secondary_phone",
  "thresholds number speed_limit speed",
];

const LAST = [
  "display read-only device_reporting_frequency_desc",
  "display icon vehicle_type",
  "display icon vehicle_color",
];

test("a GPS tracker is edited in these sections, by these controls", () => {
  expect(places("gps")).toEqual([
    ...COMMON,
    "thresholds number battery_low_limit percent",
    "thresholds number trip_end_timer minutes",
    "alerts trip-mode trip_sensor",
    "alerts trip-mode trip_coordinate",
    ...LAST,
  ]);
});

test("an OBD device is edited in these sections, by these controls", () => {
  expect(places("obd")).toEqual([
    ...COMMON,
    "thresholds number high_speed speed",
    "thresholds number medium_speed speed",
    "thresholds capacity fuel_capacity fuel",
    "thresholds fuel-unit fuel_capacity_unit",
    "expert number high_speed_breaking none",
    "expert number high_speed_acceleration none",
    "expert number medium_speed_breaking none",
    "expert number medium_speed_acceleration none",
    "expert number low_speed_braking none",
    "expert number low_speed_acceleration none",
    "expert number corner_braking_thershold none",
    "expert number corner_braking_duration 8ms",
    "expert number acceleration_thershold none",
    "expert number acceleration_duration 8ms",
    "expert number threshold_x none",
    "expert number threshold_y none",
    "expert number threshold_z none",
    "expert number samples_before_crash samples",
    "expert number samples_after_crash samples",
    ...LAST,
  ]);
});

test.each([
  ["flag", "display"],
  ["alert", "alerts"],
])("every %s is in the section %s", (wanted, section) => {
  const fields = [...SETTINGS_FIELDS.gps, ...SETTINGS_FIELDS.obd];
  const sections = fields.filter(({ type }) => type === wanted).map((field) => field.section);
  expect([...new Set(sections)]).toEqual([section]);
});

const bounds = (kind: "gps" | "obd") =>
  SETTINGS_FIELDS[kind].flatMap((field) =>
    "min" in field ? [`${field.name} ${field.min}..${field.max} ${field.unit}`] : [],
  );

test("only the documented numbers have bounds", () => {
  expect(bounds("gps")).toEqual([
    "speed_limit 0..300 speed",
    "battery_low_limit 0..100 percent",
    "trip_end_timer 0..10 minutes",
  ]);
  expect(bounds("obd")).toEqual(["speed_limit 0..300 speed"]);
});

test("the two durations count units of 8 ms", () => {
  const durations = SETTINGS_FIELDS.obd.filter((field) => "unit" in field && field.unit === "8ms");
  expect(durations.map(({ name }) => name)).toEqual([
    "corner_braking_duration",
    "acceleration_duration",
  ]);
});

test("the plan gates the second phone and four groups of alerts", () => {
  const gates = [...SETTINGS_FIELDS.gps, ...SETTINGS_FIELDS.obd].map(({ gate }) => gate);
  expect([...new Set(gates)].filter((gate) => gate !== undefined).toSorted()).toEqual([
    "allow_second_phone_number",
    "crash_detection",
    "harsh_behaviour",
    "sos_button",
    "towing_alert",
  ]);
});

test("a field is found by its name", () => {
  expect(settingsField("gps", "trip_end_timer")).toMatchObject({ unit: "minutes" });
  expect(settingsField("obd", "fuel_capacity")).toMatchObject({ unit: "fuel" });
});

test("a name that a kind of device does not have is not one of its fields", () => {
  expect(settingsField("gps", "fuel_capacity")).toBeUndefined();
  expect(settingsField("obd", "trip_sensor")).toBeUndefined();
  expect(settingsField("gps", "constructor")).toBeUndefined();
});
